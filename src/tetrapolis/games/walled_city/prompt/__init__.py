"""What a seat of The Walled City is asked, why something may not be done, and what happened: as data, without words."""
