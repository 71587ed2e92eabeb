-- When the site welcomed the member after the first log-in; null: it has not yet.
alter table identity_member add column first_login_at timestamptz;
