-- Operators were part of identity; their tables, indexes and constraints now carry this room's name.
alter table identity_operator rename to operators_operator;
alter table identity_role rename to operators_role;
alter table identity_saved_view rename to operators_saved_view;

do $$
declare old record;
begin
  for old in
    select c.conrelid::regclass as owner, c.conname as name from pg_constraint c
    where c.conrelid in ('operators_operator'::regclass, 'operators_role'::regclass,
      'operators_saved_view'::regclass) and c.conname like 'identity\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', old.owner, old.name,
      replace(old.name, 'identity_', 'operators_'));
  end loop;
  for old in
    select i.indexrelid::regclass as owner, c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('operators_operator'::regclass, 'operators_role'::regclass,
      'operators_saved_view'::regclass) and c.relname like 'identity\_%'
  loop
    execute format('alter index %s rename to %I', old.owner,
      replace(old.name, 'identity_', 'operators_'));
  end loop;
end $$;
