"""`python -m motu` is the command `motu`."""

from motu.cli.main import run

if __name__ == "__main__":
    run()
