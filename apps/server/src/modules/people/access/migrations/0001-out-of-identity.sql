-- How people get in was part of identity; its tables, indexes and constraints now carry this room's
-- name. Later migrations of identity no longer touch them.
alter table identity_attempt rename to access_try;
alter table identity_captcha rename to access_captcha;
alter table identity_credential_key rename to access_credential_key;
alter table identity_code rename to access_code;
alter table identity_totp rename to access_totp;
alter table identity_recovery_code rename to access_recovery_code;
alter table identity_passkey rename to access_passkey;
alter table identity_passkey_challenge rename to access_passkey_challenge;
alter table identity_device rename to access_device;
alter table identity_address rename to access_address;
alter table identity_half_login rename to access_half_login;
alter table identity_payment_password rename to access_payment_password;
alter table identity_solved_work rename to access_solved_work;
alter table identity_spent_nonce rename to access_spent_nonce;
alter table identity_proof_gone rename to access_proof_gone;

do $$
declare old record;
begin
  for old in
    select c.conrelid::regclass as owner, c.conname as name from pg_constraint c
    where c.conrelid in (select oid from pg_class where relname like 'access\_%' and relkind = 'r'
        and pg_table_is_visible(oid))
      and c.conname like 'identity\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', old.owner, old.name,
      replace(replace(old.name, 'identity_attempt', 'access_try'), 'identity_', 'access_'));
  end loop;
  for old in
    select i.indexrelid::regclass as owner, c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in (select oid from pg_class where relname like 'access\_%' and relkind = 'r'
        and pg_table_is_visible(oid))
      and c.relname like 'identity\_%'
  loop
    execute format('alter index %s rename to %I', old.owner,
      replace(replace(old.name, 'identity_attempt', 'access_try'), 'identity_', 'access_'));
  end loop;
end $$;
