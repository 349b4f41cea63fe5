"""What a seat of Ankh-Morpork is asked, why something may not be done, and what happened: as data, without words."""
