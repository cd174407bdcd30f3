"""Motu's games as an OpenEnv server: `uvicorn server.app:app --port 8000` in the folder above."""

from __future__ import annotations

from motu.research.openenv import app


def main() -> None:
    """Serve on port 8000."""
    import uvicorn

    uvicorn.run(app, host="127.0.0.1", port=8000)


__all__ = ["app", "main"]

if __name__ == "__main__":
    main()
