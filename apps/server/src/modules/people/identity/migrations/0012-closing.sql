-- A member asked to close the account: when that happens, and when it has.
alter table identity_member add column closing_at timestamptz, add column closed_at timestamptz;
