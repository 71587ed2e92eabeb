/** A rider that refuses when a row says no, and writes a row for each that says yes. */
export const MODEL_RIDER = `
  create table model_ridden (lane int);
  create function model_ride(p_lane int, p_at timestamptz, p_rows jsonb) returns void
  language plpgsql as $$
  begin
    if exists (select 1 from jsonb_to_recordset(p_rows) r (word text) where r.word = 'no') then
      raise exception using errcode = 'NK400', message = 'limits.stake-limit';
    end if;
    insert into model_ridden select p_lane from jsonb_array_elements(p_rows);
  end $$;
`;
