import type { Db, Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type BetRow = {
  readonly lane: number;
  readonly id: WagerId;
  readonly memberId: MemberId;
  readonly roundId: RoundId;
  readonly gameCode: string;
  /** Of the round in its series. */
  readonly number: bigint;
  readonly place: number;
  readonly rules: string;
  /** As its ticket says them. */
  readonly opening: string;
  readonly layout: string;
  readonly asset: 'BDT' | 'FUN';
  readonly stake: bigint;
  readonly placedAt: Date;
  readonly withdrawnAt: Date | null;
};

const columns = sql`
  lane, id, member_id as "memberId", round_id as "roundId", game_code as "gameCode", number, place,
  rules, opening, layout, asset, stake, placed_at as "placedAt", withdrawn_at as "withdrawnAt"
  from tables_bet`;

type Owner = { readonly lane: number; readonly memberId: MemberId };
type AtTable = Owner & { readonly gameCode: string };

export const betsByIds = (tx: Tx, { lane, memberId, ids }: Owner & { ids: readonly WagerId[] }) =>
  tx.rows<BetRow>(sql`
    select ${columns} where lane = ${lane} and member_id = ${memberId} and id = any(${ids}::uuid[])
    order by number, place`);

/** Rows that are read at once: more would hold the process up. */
const IN_READ = 1_000;

/** All bets of a round in one lane that were not withdrawn, in their places. */
export async function betsOfRound(
  db: Pick<Db, 'rows'>,
  { lane, roundId }: { lane: number; roundId: RoundId },
): Promise<BetRow[]> {
  const bets: BetRow[] = [];
  let last: BetRow | undefined;
  do {
    const rows = await db.rows<BetRow>(sql`
      select ${columns} where lane = ${lane} and round_id = ${roundId}
        and place > ${last?.place ?? -1} order by place limit ${IN_READ}`);
    for (const row of rows) if (row.withdrawnAt === null) bets.push(row);
    last = rows.length === IN_READ ? rows.at(-1) : undefined;
  } while (last);
  return bets;
}

/** Hashes of the leaves of a round in one lane, in their places. */
export const leavesOf = async (
  tx: Tx,
  { lane, roundId }: { lane: number; roundId: RoundId },
): Promise<string[]> => {
  const rows = await tx.rows<{ leaf: Buffer }>(sql`
    select leaf from tables_bet where lane = ${lane} and round_id = ${roundId} order by place`);
  return rows.map(({ leaf }) => leaf.toString('hex'));
};

/** A member's bets on these rounds of a table, in the order of the rounds and as they were placed. */
export const betsOnRounds = (tx: Tx, of: AtTable & { readonly numbers: readonly bigint[] }) =>
  tx.rows<BetRow>(sql`
    select ${columns} where lane = ${of.lane} and member_id = ${of.memberId}
      and game_code = ${of.gameCode} and number = any(${of.numbers.map(String)}::bigint[])
    order by number, place`);

type RoundsAsked = AtTable & { readonly before: bigint | null; readonly most: number };

/** The rounds of a table on which a member bet and did not withdraw all, newest first. */
export const roundsWithBets = (tx: Tx, { lane, memberId, gameCode, before, most }: RoundsAsked) =>
  tx.rows<{ number: bigint; roundId: RoundId }>(sql`
    select number, round_id as "roundId" from tables_bet
    where lane = ${lane} and member_id = ${memberId} and game_code = ${gameCode}
      and (${before}::bigint is null or number < ${before}) and withdrawn_at is null
    group by number, round_id order by number desc limit ${most}`);

/** A member's newest bets at a table since a moment, on rounds after a number, that were not withdrawn. */
export const betsSince = (
  tx: Tx,
  of: AtTable & { readonly since: Date; readonly after: bigint; readonly most: number },
) =>
  tx.rows<BetRow>(sql`
    select ${columns} where lane = ${of.lane} and member_id = ${of.memberId}
      and game_code = ${of.gameCode} and number > ${of.after} and placed_at >= ${of.since}
      and withdrawn_at is null
    order by number desc limit ${of.most}`);

/** When a member bet at a table last. */
export const lastPlacedAt = async (
  tx: Tx,
  { lane, memberId, gameCode }: AtTable,
): Promise<Date | null> =>
  (
    await tx.maybe<{ placedAt: Date }>(sql`
      select placed_at as "placedAt" from tables_bet
      where lane = ${lane} and member_id = ${memberId} and game_code = ${gameCode}
      order by number desc, placed_at desc limit 1`)
  )?.placedAt ?? null;
