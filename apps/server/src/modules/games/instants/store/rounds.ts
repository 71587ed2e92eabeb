import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId, SeedId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A round as it is stored. Amounts in minor units. */
export type RoundRow = {
  readonly roundId: RoundId;
  readonly memberId: MemberId;
  readonly gameCode: string;
  readonly asset: Asset;
  readonly ruleVersion: number;
  readonly mappingVersion: number;
  readonly seedId: SeedId;
  readonly nonce: number;
  /** JSON. */
  readonly bet: string;
  readonly acts: readonly string[];
  readonly stake: bigint;
  /** Null while it is open. */
  readonly payout: bigint | null;
  readonly beganAt: Date;
  readonly endsAt: Date;
};

export const COLUMNS = sql`
  id as "roundId", member_id as "memberId", game_code as "gameCode", asset,
  rule_version as "ruleVersion", mapping_version as "mappingVersion", seed_id as "seedId", nonce,
  bet, acts, stake, payout, began_at as "beganAt", ends_at as "endsAt"`;

type Member = { readonly lane: number; readonly memberId: MemberId };

export const readRound = (
  tx: Tx,
  of: Member & { readonly roundId: RoundId },
): Promise<RoundRow | undefined> =>
  tx.maybe<RoundRow>(sql`
    select ${COLUMNS} from instants_round
    where lane = ${of.lane} and id = ${of.roundId} and member_id = ${of.memberId}`);

export const readRounds = (
  tx: Tx,
  of: Member & { readonly roundIds: readonly RoundId[] },
): Promise<RoundRow[]> =>
  tx.rows<RoundRow>(sql`
    select ${COLUMNS} from instants_round
    where lane = ${of.lane} and id = any (${[...of.roundIds]}::uuid[])
      and member_id = ${of.memberId}`);

/** The open rounds of a member: at most one a game. */
export const openRoundsOf = (tx: Tx, of: Member): Promise<RoundRow[]> =>
  tx.rows<RoundRow>(sql`
    select ${COLUMNS} from instants_round
    where lane = ${of.lane} and member_id = ${of.memberId} and payout is null
    order by began_at`);

/** Of a game, those that are over, newest first, from `before` on. */
export const endedRoundsOf = (
  tx: Tx,
  of: Member & {
    readonly gameCode: string;
    readonly before: { readonly beganAt: Date; readonly roundId: RoundId } | null;
    readonly most: number;
  },
): Promise<RoundRow[]> =>
  tx.rows<RoundRow>(sql`
    select ${COLUMNS} from instants_round
    where lane = ${of.lane} and member_id = ${of.memberId} and game_code = ${of.gameCode}
      and payout is not null
      ${of.before ? sql`and (began_at, id) < (${of.before.beganAt}, ${of.before.roundId}::uuid)` : sql``}
    order by began_at desc, id desc limit ${of.most}`);
