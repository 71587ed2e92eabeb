-- When a code to this contact last set the log-in password: whoever has only the contact is then in
-- already, so for a while it proves nothing more.
alter table identity_contact add column reset_at timestamptz;
