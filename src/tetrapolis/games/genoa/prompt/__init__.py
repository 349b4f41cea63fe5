"""What a seat of Genoa is asked, why something may not be done, and what happened: as data, without words."""
