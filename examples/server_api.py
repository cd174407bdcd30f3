"""Talk to a server over HTTP: start one, ask what it offers, and set up a table."""

import json
import socket
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

with socket.create_server(("127.0.0.1", 0)) as free:  # any port that nobody uses
    PORT = free.getsockname()[1]
ADDRESS = f"http://127.0.0.1:{PORT}/api"
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie says who one is


def ask(path: str, body: object = None) -> dict:  # a GET, or a POST if there is a body
    data = None if body is None else json.dumps(body).encode()
    with browser.open(Request(f"{ADDRESS}/{path}", data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


with tempfile.TemporaryDirectory() as folder:
    arguments = f"-m motu serve --port {PORT} --database sqlite:///{folder}/tables.db".split()
    server = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while server.poll() is None:  # until the server answers
            try:
                games = ask("welcome")["games"]
                break
            except URLError:
                time.sleep(0.1)
        print("Games:", ", ".join(game["name"] for game in games))
        print("A new table:", ask("tables", {"game": "bali", "seats": ["me", "easy"]})["table"]["game"])
    finally:
        server.terminate()
        server.wait()
