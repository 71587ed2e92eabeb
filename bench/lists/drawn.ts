/** What fills one table: `$1` of the statement is the number of rows, one for each `per` wagers. */
export type Filling = readonly [per: number, statement: string];

/** Days that the rows of a bench are spread over, up to now. */
export const DAYS = 365;

/**
 * Rows `p_from` to `p_to` of `p_count` in the order of time, each of a member: one in fifty is the
 * busy one's, the others are drawn so that few have much and many little.
 */
export const DRAWN = `
create table if not exists bench_member (n int primary key, id uuid not null, lane int not null);
create or replace function bench_drawn(p_count int, p_from int, p_to int)
returns table (n int, at timestamptz, id uuid, lane int, game int, amount bigint, paid bigint)
language sql volatile as $$
  with m as materialized (select count(*)::int - 1 as members from bench_member), d as materialized (
    select n, now() - interval '${DAYS} days' * (1 - n / p_count::float8) as at,
      case when n % 50 = 0 then 0 else 1 + floor(power(random(), 3) * members)::int end as pick,
      floor(random() * 200)::int as game, 100 + floor(random() * 9900)::bigint as amount,
      floor(random() * 19000)::bigint as paid
    from m, generate_series(p_from, p_to) n)
  select d.n, d.at, b.id, b.lane, d.game, d.amount, d.paid
  from d join bench_member b on b.n = d.pick order by d.n
$$;
create or replace function bench_id(p_at timestamptz) returns uuid language sql volatile as $$
  select uuidv7(p_at - clock_timestamp())
$$`;
