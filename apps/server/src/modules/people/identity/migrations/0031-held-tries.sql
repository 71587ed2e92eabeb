-- Whom a count is about, for the operators' desk: an address, the start or the end of a number, the
-- username of somebody who exists. Never what was typed.
alter table identity_attempt add column about text;

create index identity_attempt_kind on identity_attempt (kind, free_at desc);
