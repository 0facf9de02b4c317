"""The parts that all pictures of the site are made from."""
