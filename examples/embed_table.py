"""Show a table in a page of your own: a server that allows it, a table, and a page with a frame (`--stay`)."""

import json
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen


def free_address() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return f"127.0.0.1:{free.getsockname()[1]}"


motu, club = free_address(), free_address()
with tempfile.TemporaryDirectory() as folder:
    serve = f"-m motu serve --port {motu[10:]} --embedded-in http://{club} --database sqlite:///{folder}/tables.db"
    show = f"-m http.server {club[10:]} --bind 127.0.0.1 --directory {folder}"
    running = [subprocess.Popen([sys.executable, *words.split()], stdout=subprocess.DEVNULL) for words in (serve, show)]
    wanted = Request(f"http://{motu}/api/tables", json.dumps({"game": "bali", "seats": ["open", "easy"]}).encode())
    table = None
    while table is None and running[0].poll() is None:  # until the server answers
        try:
            table = json.load(urlopen(wanted))["table"]["id"]
        except URLError:
            time.sleep(0.1)
    assert table, "the server has ended"
    page = f'<h1>Our club</h1><iframe src="http://{motu}/t/{table}" width="1200" height="800"></iframe>'
    Path(folder, "index.html").write_text(page)
    print(f"http://{club}/", page, sep="\n", flush=True)
    if sys.argv[1:] == ["--stay"]:
        input("Open the first line in a browser. Enter ends.\n")
    for program in running:
        program.terminate()
        program.wait()
