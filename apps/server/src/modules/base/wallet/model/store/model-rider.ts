/** A rider that refuses when a row says no, and writes each row that says yes. */
export const MODEL_RIDER = `
  create table model_ridden (lane int);
  grant select, insert on model_ridden to public;
  create function model_ride(
    p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
    p_bytes bytea[]
  ) returns void language plpgsql as $$
  begin
    if 'no' = any (p_words) then
      raise exception using errcode = 'NK400', message = 'limits.stake-limit';
    end if;
    insert into model_ridden select p_lane from generate_series(1, p_count);
  end $$;
  select wallet_add_rider('model_ride');
`;
