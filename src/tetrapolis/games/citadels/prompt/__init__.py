"""What a seat of Citadels is asked, why something may not be done, and what happened: as data, without words."""
