import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { finished, inSpan, uncountedIn } from './finished.ts';

/** First settlements in taka of a member in five minutes, all of one stake that won, or that did not. */
export type FiveRow = {
  readonly memberId: MemberId;
  /** The whole stake of each bet; minor units. */
  readonly stake: bigint;
  /** Whether they paid a prize: something beside their rebate. */
  readonly won: boolean;
  readonly bets: bigint;
  /** Of all these bets together; minor units. */
  readonly valid: bigint;
};

/** A page of the bucket that begins at `starts`, after the given row. */
export type FivesPage = {
  readonly lane: number;
  readonly starts: Date;
  /** Those of these members alone. */
  readonly memberIds?: readonly MemberId[] | undefined;
  readonly after?: Pick<FiveRow, 'memberId' | 'stake' | 'won'> | undefined;
  readonly limit: number;
};

const MINUTE_MS = 60_000;

/** First settlements among `done` (see `finished`), added up by bucket, member, stake and prize. */
const firstOf = (lane: number, done: Sql): Sql => sql`
  select ${lane}::int as lane, date_bin('5 minutes', at, '2000-01-01Z') as starts, member_id,
    whole as stake, paid > rebate as won, count(*) as bets, sum(valid)::bigint as valid
  from ${done} done where asset = 'BDT' and wagers = 1 group by 2, 3, 4, 5`;

/** Adds the first settlements of the query `done`. */
export const insertFives = (lane: number): Sql => sql`
  insert into wagers_fives as f (lane, starts, member_id, stake, won, bets, valid)
  ${firstOf(lane, sql`done`)}
  on conflict (lane, starts, member_id, stake, won) do update set
    bets = f.bets + excluded.bets, valid = f.valid + excluded.valid`;

const pageOf = (fives: Sql, { after, limit, memberIds }: FivesPage): Sql => sql`
  select member_id as "memberId", stake, won, bets, valid from ${fives} f
  where true
    ${memberIds ? sql`and member_id = any (${[...memberIds]}::uuid[])` : sql``}
    ${
      after
        ? sql`and (member_id, stake, won)
            > (${after.memberId}::uuid, ${after.stake}::bigint, ${after.won}::boolean)`
        : sql``
    }
  order by member_id, stake, won limit ${limit}`;

const spanOf = ({ starts: from }: FivesPage) => ({
  from,
  to: new Date(from.getTime() + 5 * MINUTE_MS),
});

/** In the order of members, with what is not counted yet; kept for 40 days. */
export const fivesIn = (tx: Tx, page: FivesPage): Promise<FiveRow[]> => {
  const { lane, starts } = page;
  const all = sql`(
    select member_id, stake, won, sum(bets)::bigint as bets, sum(valid)::bigint as valid from (
      select member_id, stake, won, bets, valid from wagers_fives
      where lane = ${lane} and starts = ${starts}
      union all
      select member_id, stake, won, bets, valid
      from (${firstOf(lane, uncountedIn(lane, spanOf(page)))}) uncounted
    ) of_both group by 1, 2, 3)`;
  return tx.rows(pageOf(all, page));
};

/** The same rows made from wagers and settlements, whether they are counted or not. */
export const recountFives = (tx: Tx, page: FivesPage): Promise<FiveRow[]> => {
  const { lane } = page;
  const made = sql`(${firstOf(lane, finished(lane, inSpan(spanOf(page))))})`;
  return tx.rows(pageOf(made, page));
};
