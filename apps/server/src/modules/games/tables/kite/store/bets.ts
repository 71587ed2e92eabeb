import type { MemberId, RoundId, WagerId } from '../../../../../kernel/ids.ts';
import type { Db, Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';

export type KiteBetRow = {
  readonly lane: number;
  readonly id: WagerId;
  readonly memberId: MemberId;
  readonly roundId: RoundId;
  readonly place: number;
  readonly asset: 'BDT' | 'FUN';
  readonly stake: bigint;
  /** Hundredths. */
  readonly takesAt: number;
  readonly ordered: number | null;
  readonly placedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly calledMs: number | null;
  /** The call was stored after the flight was paid. */
  readonly isLate: boolean;
  /** Placed with a free bet: nobody staked it. */
  readonly isFree: boolean;
};

export const columns = sql`
  lane, id, member_id as "memberId", round_id as "roundId", place, asset, stake,
  takes_at as "takesAt", ordered, placed_at as "placedAt", withdrawn_at as "withdrawnAt",
  called_ms as "calledMs", is_late as "isLate", is_free as "isFree" from tables_kite_bet`;

type Owner = { readonly lane: number; readonly memberId: MemberId };
type Reads = Pick<Db, 'rows'>;

export const betOfMember = async (
  db: Reads,
  { lane, memberId, id }: Owner & { id: WagerId },
): Promise<KiteBetRow | undefined> =>
  (
    await db.rows<KiteBetRow>(sql`
      select ${columns} where lane = ${lane} and id = ${id} and member_id = ${memberId}`)
  )[0];

/** Of these bets those that are the member's. */
export const betsByIds = (
  tx: Tx,
  { lane, memberId, ids }: Owner & { readonly ids: readonly WagerId[] },
) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane = ${lane} and id = any(${ids}::uuid[]) and member_id = ${memberId}`);

/** A member's bets on one flight, in their order. */
export const ownOfFlight = (tx: Tx, { lane, memberId, roundId }: Owner & { roundId: RoundId }) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane = ${lane} and member_id = ${memberId} and round_id = ${roundId}
    order by placed_at, id`);

/** A member's bets, the newest first. */
export const betsOfMember = (
  tx: Tx,
  {
    lane,
    memberId,
    after,
    most,
  }: Owner & {
    readonly after: { readonly placedAt: Date; readonly id: WagerId } | null;
    readonly most: number;
  },
) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane = ${lane} and member_id = ${memberId}
      and (${after?.placedAt ?? null}::timestamptz is null
        or (placed_at, id) < (${after?.placedAt ?? null}, ${after?.id ?? null}::uuid))
    order by placed_at desc, id desc limit ${most}`);

/** When a member bet last. */
export const lastPlacedAt = async (tx: Tx, { lane, memberId }: Owner): Promise<Date | null> =>
  (await betsOfMember(tx, { lane, memberId, after: null, most: 1 }))[0]?.placedAt ?? null;

/** A member's bets since a moment that were not taken back, the newest first. */
export const betsSince = (tx: Tx, of: Owner & { readonly since: Date; readonly most: number }) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane = ${of.lane} and member_id = ${of.memberId}
      and placed_at >= ${of.since} and withdrawn_at is null
    order by placed_at desc limit ${of.most}`);

/** Bets of a flight in one lane that were not taken back, in their places from one on. */
export const pageOfFlight = (
  db: Reads,
  of: { lane: number; roundId: RoundId; after: number; most: number },
) =>
  db.rows<KiteBetRow>(sql`
    select ${columns} where lane = ${of.lane} and round_id = ${of.roundId} and place > ${of.after}
      and withdrawn_at is null
    order by place limit ${of.most}`);

/** Hashes of the leaves of a flight in one lane, in their places. */
export const leavesOf = async (
  tx: Tx,
  { lane, roundId }: { lane: number; roundId: RoundId },
): Promise<string[]> => {
  const rows = await tx.rows<{ leaf: Buffer }>(sql`
    select leaf from tables_kite_bet where lane = ${lane} and round_id = ${roundId} order by place`);
  return rows.map(({ leaf }) => leaf.toString('hex'));
};
