import type { Asset } from '@nokshi/money';
import type { Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, RoundId, WagerId } from '../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../kernel/sql.ts';
import type { WagerState } from '../rules/states.ts';

/** Amounts in minor units; `payout` is all that came back, the stake itself when it is void. */
export type WagerRow = {
  readonly wagerId: WagerId;
  readonly memberId: MemberId;
  readonly roundId: RoundId;
  readonly gameId: string;
  readonly category: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly stakeBonus: bigint;
  readonly payout: bigint;
  readonly state: WagerState;
  readonly ruleVersion: number;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
};

const COLUMNS = sql`
  id as "wagerId", member_id as "memberId", round_id as "roundId", game_id as "gameId", category,
  asset, stake, stake_bonus as "stakeBonus", payout, state, rule_version as "ruleVersion",
  placed_at as "placedAt", settled_at as "settledAt"`;

export function readWager(
  tx: Tx,
  of: { lane: number; memberId: MemberId; wagerId: WagerId },
): Promise<WagerRow | undefined> {
  return tx.maybe<WagerRow>(sql`
    select ${COLUMNS} from wagers_wager
    where lane = ${of.lane} and id = ${of.wagerId} and member_id = ${of.memberId}`);
}

/** Those of these wagers that are there, whosesoever they are. */
export const readWagers = (
  tx: Tx,
  of: { lane: number; wagerIds: readonly WagerId[] },
): Promise<WagerRow[]> =>
  tx.rows<WagerRow>(sql`
    select ${COLUMNS} from wagers_wager
    where lane = ${of.lane} and id = any (${of.wagerIds}::uuid[])`);

/** Business days in Asia/Dhaka, both included. */
export type Days = { readonly from: Day; readonly to: Day };

export type WagerFilter = {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly days?: Days | undefined;
  readonly gameId?: string | undefined;
};

const placedIn = (days: Days, column: Sql): Sql => sql`
  ${column} >= ${days.from}::date::timestamp at time zone 'Asia/Dhaka'
  and ${column} < (${days.to}::date + 1)::timestamp at time zone 'Asia/Dhaka'`;

/** Newest first, from `before` on. */
export function listWagers(
  tx: Tx,
  filter: WagerFilter & {
    before?: { placedAt: Date; wagerId: WagerId } | undefined;
    limit: number;
  },
): Promise<WagerRow[]> {
  const { before } = filter;
  const where = [sql`lane = ${filter.lane}`, sql`member_id = ${filter.memberId}`];
  if (filter.days) where.push(placedIn(filter.days, sql`placed_at`));
  if (filter.gameId) where.push(sql`game_id = ${filter.gameId}`);
  if (before) where.push(sql`(placed_at, id) < (${before.placedAt}, ${before.wagerId}::uuid)`);
  return tx.rows<WagerRow>(sql`
    select ${COLUMNS} from wagers_wager where ${join(where, ' and ')}
    order by placed_at desc, id desc limit ${filter.limit}`);
}

export type TotalsRow = { readonly count: bigint; readonly stake: bigint; readonly payout: bigint };

/**
 * Whole days from the daily figures up to the lane's cursor, and what came after it from the
 * wagers themselves: exact at any moment, however far the figures are behind.
 */
export function sumWagers(tx: Tx, filter: WagerFilter): Promise<TotalsRow> {
  const { lane, memberId, days, gameId } = filter;
  const game = gameId ? sql`and game_id = ${gameId}` : sql``;
  return tx.one<TotalsRow>(sql`
    with cut as (select batch from wagers_cursor where lane = ${lane})
    select coalesce(sum(wagers), 0)::bigint as count, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout
    from (
      select wagers, staked as stake, paid as payout from wagers_daily
      where lane = ${lane} and member_id = ${memberId} ${game}
        ${days ? sql`and day between ${days.from}::date and ${days.to}::date` : sql``}
      union all
      select 1, stake, coalesce(paid_at_once, 0) from wagers_wager
      where lane = ${lane} and member_id = ${memberId} ${game}
        and batch > (select batch from cut)
        ${days ? sql`and ${placedIn(days, sql`placed_at`)}` : sql``}
      union all
      select 0, 0, s.payout from wagers_settlement s
        join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
      where s.lane = ${lane} and s.batch > (select batch from cut)
        and w.member_id = ${memberId} ${gameId ? sql`and w.game_id = ${gameId}` : sql``}
        ${days ? sql`and ${placedIn(days, sql`w.placed_at`)}` : sql``}
    ) parts`);
}
