"""The reader of the page: it knows only the document, and what it reads is compared with the view."""
