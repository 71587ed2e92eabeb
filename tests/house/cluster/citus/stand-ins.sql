-- What the operator's script calls of Citus: each call is checked for its arguments and kept.
create schema stand_in;
create table stand_in.call (what text not null);
create table stand_in.pg_dist_node (
  nodename text, nodeport int, isactive boolean, noderole text, shouldhaveshards boolean
);
insert into stand_in.pg_dist_node values
  ('coordinator', 5432, true, 'primary', false),
  ('worker-1', 5432, true, 'primary', true), ('worker-2', 5432, true, 'primary', true);
create table stand_in.citus_shards (shardid bigint, nodename text, nodeport int);
insert into stand_in.citus_shards select 100 + lane, 'worker-1', 5432 from generate_series(0, 15) lane;

create function stand_in.create_distributed_table(
  t regclass, c text, colocate_with text default 'default', shard_count int default null
) returns void language plpgsql as $$
begin
  if exists (select from pg_trigger where tgrelid = t and not tgisinternal)
    and current_setting('citus.enable_unsafe_triggers', true) is distinct from 'on' then
    raise exception '% has triggers', t;
  end if;
  if colocate_with <> 'none' and not exists (
    select from pg_attribute a join pg_attribute b on b.atttypid = a.atttypid
    where a.attrelid = t and a.attname = c
      and b.attrelid = colocate_with::regclass and b.attname = c) then
    raise exception '% has another type of %', t, c;
  end if;
  insert into stand_in.call values (format('table %s', t));
end $$;
create function stand_in.create_distributed_function(
  f regprocedure, arg text default null, colocate_with text default null
) returns void language sql as $$
  insert into stand_in.call values (concat_ws(' ', 'function', split_part(f::text, '(', 1), arg))
$$;
create function stand_in.isolate_tenant_to_new_shard(
  t regclass, lane int, options text, shard_transfer_mode text
) returns void language plpgsql as $$
begin
  insert into stand_in.call values (format('shard %s', t));
end $$;
create function stand_in.get_shard_id_for_distribution_column(t regclass, lane int)
returns bigint language sql as $$ select 100 + lane $$;
create function stand_in.citus_move_shard_placement(
  shard bigint, from_name text, from_port int, to_name text, to_port int, mode text
) returns void language sql as $$
  insert into stand_in.call values (format('move %s to %s', shard - 100, to_name))
$$;
