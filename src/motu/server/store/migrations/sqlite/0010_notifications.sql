create table notification_channels (
    id text primary key,
    guest text not null,
    kind text not null,
    target text not null,
    origin text not null,
    language text not null,
    created real not null,
    confirmed integer not null,
    failures integer not null default 0,
    stopped text not null default ''
);
create index notification_channels_by_guest on notification_channels (guest);
create table notification_settings (
    guest text primary key,
    zone text not null,
    quiet_from integer,
    quiet_until integer,
    paused_until real,
    reminders integer not null,
    looking_until real not null default 0,
    notified real not null default 0
);
create table notification_occasions (
    guest text not null,
    table_id text not null references tables (id),
    kind text not null,
    number integer not null,
    due real not null,
    taken text,
    primary key (guest, table_id, kind)
);
create index notification_occasions_due on notification_occasions (due) where taken is null;
create index notification_occasions_by_table on notification_occasions (table_id);
create table notification_deliveries (
    id text primary key,
    channel text not null,
    guest text not null,
    content text not null,
    created real not null,
    due real not null,
    attempts integer not null default 0,
    outcome text not null default ''
);
create index notification_deliveries_due on notification_deliveries (due) where outcome = '';
create index notification_deliveries_by_channel on notification_deliveries (channel);
create table server_keys (
    name text primary key,
    value text not null
);
