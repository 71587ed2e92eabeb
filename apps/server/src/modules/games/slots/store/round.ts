import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId, SeedId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { PlayedWith } from '../rules/outcome-of.ts';

/** Stake and payout in minor units. A round has the id of its wager. */
export type RoundRow = PlayedWith & {
  readonly roundId: RoundId;
  readonly wagerId: WagerId;
  readonly memberId: MemberId;
  readonly seedId: SeedId;
  readonly nonce: number;
  readonly stake: bigint;
  readonly credits: bigint;
  readonly payout: bigint;
  readonly playedAt: Date;
};

export function readRound(
  tx: Tx,
  of: { lane: number; memberId: MemberId; roundId: string },
): Promise<RoundRow | undefined> {
  return tx.maybe<RoundRow>(sql`
    select id as "roundId", id as "wagerId", member_id as "memberId", game_code as "gameCode",
      rule_version as "ruleVersion", mapping_version as "mappingVersion", seed_id as "seedId",
      nonce, stake, credits, payout, played_at as "playedAt"
    from slots_round
    where lane = ${of.lane} and id = ${of.roundId} and member_id = ${of.memberId}`);
}
