-- From when on money may be asked for from this browser, or at this address, without a factor.
alter table identity_device add column settled_at timestamptz;
update identity_device set settled_at = first_seen_at + interval '72 hours';
alter table identity_device alter column settled_at set not null;

alter table identity_address add column settled_at timestamptz;
update identity_address set settled_at = last_seen_at + interval '72 hours';
alter table identity_address alter column settled_at set not null;
