"""Parts of the model harbour: every picture of the site is put together from these."""
