"""The site: the page with everything that it needs to be a table by itself, as a folder for any web host."""
