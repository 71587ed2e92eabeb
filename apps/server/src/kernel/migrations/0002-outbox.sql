-- Events written in the commit that made them true; a relayed one is deleted.
create table kernel_outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  emitted_at timestamptz not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  dead_at timestamptz
);

create index kernel_outbox_waiting on kernel_outbox (topic, id) where dead_at is null;
create index kernel_outbox_dead on kernel_outbox (dead_at) where dead_at is not null;
