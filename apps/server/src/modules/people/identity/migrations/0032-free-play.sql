-- A trial account (type 4) has no password and an end; nobody logs in to it again.
alter table identity_member
  add column expires_at timestamptz,
  add column account_class text not null
    generated always as (case when type = 4 then 'trial' else 'real' end) stored;
