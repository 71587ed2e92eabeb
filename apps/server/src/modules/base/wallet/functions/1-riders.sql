-- The number of the batch that is being written, for riders.
create or replace function wallet_current_batch(p_lane int) returns bigint
language plpgsql stable as $$
begin
  return (select batch from wallet_lane where lane = p_lane);
end $$;

-- The last committed batch of each lane, in their order, for those who follow batches.
create or replace function wallet_heads() returns bigint[] language plpgsql stable as $$
declare
  v_head bigint;
  v_heads bigint[] := '{}';
begin
  for v_head in select batch from wallet_lane order by lane loop
    v_heads := v_heads || v_head;
  end loop;
  return v_heads;
end $$;

-- Adds a rider: called by its room's file of functions, after the function itself. wallet_ride is
-- replaced by one with a branch for each, so that a call is planned once a connection and not once
-- a batch.
create or replace function wallet_add_rider(p_name text) returns void language plpgsql as $make$
declare
  v_branches text;
begin
  insert into wallet_rider (name) values (p_name) on conflict do nothing;
  select string_agg(format(
    E'    when %L then\n      perform %I(p_lane, p_at, p_count, p_ids, p_numbers, p_words, p_bytes);\n',
    name, name), '' order by name) into v_branches from wallet_rider;
  execute format($ride$
    create or replace function wallet_ride(
      p_name text, p_lane int, p_at timestamptz, p_count int,
      p_ids uuid[], p_numbers bigint[], p_words text[], p_bytes bytea[]
    ) returns void language plpgsql as $body$
    begin
      case p_name
    %s  else
        raise exception 'no rider is named %%', p_name;
      end case;
    end $body$;
  $ride$, v_branches);
end $make$;

-- Runs the riders from p_first to p_last with their rows. Rows are passed column after column, in
-- one array a type for all riders; *_to say where each rider's part ends.
create or replace function wallet_ride_all(
  p_lane int, p_at timestamptz, p_first int, p_last int,
  r_name text[], r_count int[],
  r_ids uuid[], r_ids_to int[], r_numbers bigint[], r_numbers_to int[],
  r_words text[], r_words_to int[], r_bytes bytea[], r_bytes_to int[]
) returns void language plpgsql as $$
begin
  for i in p_first .. p_last loop
    perform wallet_ride(r_name[i], p_lane, p_at, r_count[i],
      r_ids[coalesce(r_ids_to[i - 1], 0) + 1 : r_ids_to[i]],
      r_numbers[coalesce(r_numbers_to[i - 1], 0) + 1 : r_numbers_to[i]],
      r_words[coalesce(r_words_to[i - 1], 0) + 1 : r_words_to[i]],
      r_bytes[coalesce(r_bytes_to[i - 1], 0) + 1 : r_bytes_to[i]]);
  end loop;
end $$;
