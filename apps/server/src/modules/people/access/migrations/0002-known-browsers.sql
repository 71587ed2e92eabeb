-- Browsers that operators logged in from; strangers cannot use up the tries of these.
create table access_operator_browser (
  operator_id uuid not null,
  device_id uuid not null,
  last_seen_at timestamptz not null,
  primary key (operator_id, device_id)
);

-- Which members a browser knows.
create index access_device_device on access_device (device_id);
