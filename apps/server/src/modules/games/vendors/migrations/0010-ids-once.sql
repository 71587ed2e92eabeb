-- A transaction id of a vendor is used once, by whichever member: two members at the same instant
-- collide in one key over all lanes. Over shards a key has to have its lane (scripts/citus).
do $$
declare
  v_sharded boolean := false;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute $q$ select exists (
      select from pg_catalog.pg_dist_partition where logicalrelid = 'vendors_transaction'::regclass)
    $q$ into v_sharded;
  end if;
  if v_sharded then return; end if;
  -- What was taken twice before keeps its row; the later one has another name, which no vendor sent.
  update vendors_transaction t set transaction_id = t.transaction_id || ' lane ' || t.lane
  where exists (
    select from vendors_transaction first
    where first.vendor = t.vendor and first.transaction_id = t.transaction_id
      and (first.at, first.lane) < (t.at, t.lane));
  alter table vendors_transaction drop constraint vendors_transaction_pkey,
    add primary key (vendor, transaction_id);
end $$;
