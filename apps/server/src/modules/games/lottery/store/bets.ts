import type { MemberId, RoundId, Uuid, WagerId } from '../../../../kernel/ids.ts';
import type { Db, Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type BetRow = {
  readonly lane: number;
  readonly id: WagerId;
  readonly memberId: MemberId;
  readonly roundId: RoundId;
  readonly gameCode: string;
  readonly place: number;
  readonly mode: 'Lott' | 'ZY' | 'Elott' | 'SEA';
  readonly play: string;
  readonly selection: string;
  /** Thousandths of the asset. */
  readonly unitPrice: number;
  readonly multiple: number;
  readonly base: number;
  readonly ceiling: number;
  readonly prizes: string;
  readonly asset: 'BDT' | 'FUN';
  readonly stake: bigint;
  readonly chaseId: Uuid | null;
  readonly placedAt: Date;
  readonly cancelledAt: Date | null;
};

const columns = sql`
  lane, id, member_id as "memberId", round_id as "roundId", game_code as "gameCode", place, mode,
  play, selection, unit_price as "unitPrice", multiple, base, ceiling, prizes, asset, stake,
  chase_id as "chaseId", placed_at as "placedAt", cancelled_at as "cancelledAt"
  from lottery_bet`;

/** A bet of a slip, which says how many quick draws in a row it makes where it is the first on its draw. */
export type PlacedRow = BetRow & {
  readonly inARow: number | null;
  readonly rowBeganAt: Date | null;
};

type Owner = { readonly lane: number; readonly memberId: MemberId };

export const betsByIds = (tx: Tx, { lane, ids }: { lane: number; ids: readonly WagerId[] }) =>
  tx.rows<BetRow>(sql`
    select ${columns} where lane = ${lane} and id = any(${ids}::uuid[]) order by round_id, place`);

export const placedByIds = (tx: Tx, { lane, ids }: { lane: number; ids: readonly WagerId[] }) =>
  tx.rows<PlacedRow>(sql`
    select in_a_row as "inARow", row_began_at as "rowBeganAt", ${columns}
    where lane = ${lane} and id = any(${ids}::uuid[]) order by round_id, place`);

export const betOfMember = (tx: Tx, { lane, memberId, id }: Owner & { id: WagerId }) =>
  tx.maybe<BetRow>(sql`
    select ${columns} where lane = ${lane} and id = ${id} and member_id = ${memberId}`);

/** Rows that are read at once: more would hold the process up. */
const IN_READ = 1_000;

/** All bets of a round in one lane that were not cancelled, in their places. */
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
    for (const row of rows) if (row.cancelledAt === null) bets.push(row);
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
    select leaf from lottery_bet where lane = ${lane} and round_id = ${roundId} order by place`);
  return rows.map(({ leaf }) => leaf.toString('hex'));
};

export type BetsAsked = Owner & {
  readonly gameCode: string | null;
  readonly after: { readonly placedAt: Date; readonly id: WagerId } | null;
  readonly most: number;
};

const newestOf = ({ lane, memberId, gameCode, after, most }: BetsAsked) => sql`
  where lane = ${lane} and member_id = ${memberId}
    and (${gameCode}::text is null or game_code = ${gameCode})
    and (${after?.placedAt ?? null}::timestamptz is null
      or (placed_at, id) < (${after?.placedAt ?? null}, ${after?.id ?? null}::uuid))
  order by placed_at desc, id desc limit ${most}`;

/** A member's bets, the newest first. */
export const betsOfMember = (tx: Tx, asked: BetsAsked) =>
  tx.rows<BetRow>(sql`select ${columns} ${newestOf(asked)}`);

/** What says whether a bet waits for its draw, and where a list goes on after it. */
type BetEnd = Pick<BetRow, 'id' | 'roundId' | 'placedAt' | 'cancelledAt'>;

/** The same without what was bet. */
export const endsOfMember = (tx: Tx, asked: BetsAsked) =>
  tx.rows<BetEnd>(sql`
    select id, round_id as "roundId", placed_at as "placedAt", cancelled_at as "cancelledAt"
    from lottery_bet ${newestOf(asked)}`);

/** The lotteries that a member bet on last, among the last bets. */
export const recentGames = async (
  tx: Tx,
  { lane, memberId, most }: Owner & { most: number },
): Promise<string[]> => {
  const rows = await tx.rows<{ gameCode: string }>(sql`
    select game_code as "gameCode" from (
      select game_code, placed_at from lottery_bet
      where lane = ${lane} and member_id = ${memberId} order by placed_at desc limit 200) recent
    group by game_code order by max(placed_at) desc limit ${most}`);
  return rows.map(({ gameCode }) => gameCode);
};

/** Members who bet on each lottery since a moment. */
export const playersSince = (tx: Tx, since: Date) =>
  tx.rows<{ gameCode: string; players: bigint }>(sql`
    select game_code as "gameCode", count(distinct member_id) as players
    from lottery_bet where placed_at >= ${since} group by game_code`);

/** Minor units staked on the first and the second answer of a play, by round. */
export async function stakesOnSides(
  tx: Tx,
  { roundIds, play }: { roundIds: readonly RoundId[]; play: string },
): Promise<ReadonlyMap<RoundId, { readonly big: bigint; readonly small: bigint }>> {
  const rows = await tx.rows<{ roundId: RoundId; big: string; small: string }>(sql`
    select round_id as "roundId",
      coalesce(sum(stake) filter (where selection = '0'), 0)::text as big,
      coalesce(sum(stake) filter (where selection = '1'), 0)::text as small
    from lottery_bet
    where lane >= 0 and round_id = any(${roundIds}::uuid[]) and play = ${play}
      and asset = 'BDT' and cancelled_at is null
    group by round_id`);
  return new Map(
    rows.map(({ roundId, big, small }) => [roundId, { big: BigInt(big), small: BigInt(small) }]),
  );
}
