-- Affiliate codes were part of identity, which keeps who brought whom (identity_member.upline_id).
alter table identity_affiliate rename to agents_affiliate;

do $$
declare old record;
begin
  for old in
    select conname as name from pg_constraint
    where conrelid = 'agents_affiliate'::regclass and conname like 'identity\_%'
  loop
    execute format('alter table agents_affiliate rename constraint %I to %I', old.name,
      replace(old.name, 'identity_', 'agents_'));
  end loop;
end $$;
