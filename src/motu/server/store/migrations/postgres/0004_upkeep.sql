alter table tables add column used double precision;
alter table tables add column checked integer;
alter table tables add column ended boolean not null default false;
create index tables_by_owner on tables (owner);
create index tables_by_rematch on tables (rematch) where rematch is not null;
alter table chat add column guest text;
update chat set guest = (
    select seats.guest from seats left join guests on guests.id = seats.guest
    where seats.table_id = chat.table_id and seats.seat = chat.seat and chat.name in (seats.name, guests.name)
) where seat is not null;
create index chat_by_guest on chat (guest) where guest is not null;
