"""What can be asked of the tables in a browser: what can be asked of tables anywhere, and what only the owner may."""

from __future__ import annotations

from typing import cast

import msgspec

from motu.browser.backup import MOST_BYTES, Backup, backup_of, restore
from motu.browser.service import BrowserService
from motu.players import LEVELS
from motu.server.call import GET, POST, Call, Reply, Route, download
from motu.server.edition_routes import EDITION_ROUTES
from motu.server.http_messages import Restore, Restored, Welcome
from motu.server.saved_table import SavedTable
from motu.server.table_routes import TABLE_ROUTES, export_table, games, whole_table


def service_of(call: Call) -> BrowserService:
    """The service of this browser."""
    return cast(BrowserService, call.service)


async def welcome(call: Call) -> Welcome:
    service, guest = service_of(call), await call.guest()
    mine, unreadable = await service.mine()
    return Welcome(games(), [*LEVELS], guest.name, mine, [], unreadable, service.release)


async def save_table(call: Call) -> Reply:
    """The whole table as a file, at any time: who has it in their own browser may take it elsewhere."""
    return await whole_table(call, await call.table())


async def my_data(call: Call) -> Reply:
    """Everything that this browser has stored, as one file."""
    return download(msgspec.json.encode(await backup_of(service_of(call))), "motu-backup.json")


async def read_backup(call: Call) -> Restored:
    return await restore(service_of(call), call.body.backup)


async def delete_me(call: Call) -> None:
    await service_of(call).delete_all()


async def delete_table(call: Call) -> None:
    await service_of(call).delete_table(call.parts["table"])


ROUTES = [
    Route(method=GET, path="/api/welcome", does=welcome, gives=Welcome, says="Games, levels and one's own tables"),
    Route(
        method=GET,
        path="/api/tables/{table}/export",
        does=save_table,
        gives=SavedTable,
        says="The whole table as a file, at any time",
    ),
    Route(method=GET, path="/api/me/data", does=my_data, gives=Backup, says="Everything that this browser has stored"),
    Route(
        method=POST,
        path="/api/me/restore",
        does=read_backup,
        takes=Restore,
        gives=Restored,
        most=MOST_BYTES,
        says="Add the games of a backup",
    ),
    Route(method=POST, path="/api/me/delete", does=delete_me, says="Delete everything that is stored here"),
    Route(method=POST, path="/api/tables/{table}/delete", does=delete_table, says="Delete a table"),
    *(route for route in TABLE_ROUTES if route.does is not export_table),
    *EDITION_ROUTES,
]
