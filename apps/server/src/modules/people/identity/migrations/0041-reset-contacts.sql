-- When a code to this contact last set the log-in password: whoever has only the contact is then in
-- already, so for a while it proves nothing more.
alter table identity_contact add column reset_at timestamptz;

-- When something that could be shown was last taken off or replaced by the member: for a while that
-- there is nothing older is then no reason to ask for nothing.
alter table identity_member add column proof_gone_at timestamptz;
