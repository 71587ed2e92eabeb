-- Work due at a time. A finished job keeps its key for 90 days, so that it is never queued twice.
create table kernel_job (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  queued_at timestamptz not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  leased_until timestamptz,
  last_error text,
  dead_at timestamptz,
  done_at timestamptz,
  unique (name, key)
);

create index kernel_job_due on kernel_job (run_at, id) where done_at is null and dead_at is null;
create index kernel_job_dead on kernel_job (dead_at) where dead_at is not null;
create index kernel_job_done on kernel_job (done_at) where done_at is not null;
