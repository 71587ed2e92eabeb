import type { Tx } from '../../../../kernel/db.ts';
import type { GrantId, MemberId, RoundId, SeedId, WagerId } from '../../../../kernel/ids.ts';
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
  /** The free rounds that it was one of. */
  readonly grantId: GrantId | null;
};

export function readRound(
  tx: Tx,
  of: { lane: number; memberId: MemberId; roundId: string },
): Promise<RoundRow | undefined> {
  return tx.maybe<RoundRow>(sql`
    select r.id as "roundId", r.id as "wagerId", r.member_id as "memberId",
      r.game_code as "gameCode", r.rule_version as "ruleVersion",
      r.mapping_version as "mappingVersion", r.seed_id as "seedId", r.nonce, r.stake, r.credits,
      r.payout, r.played_at as "playedAt", f.grant_id as "grantId"
    from slots_round r
      left join slots_free_round f on f.lane = ${of.lane} and f.round_id = r.id
    where r.lane = ${of.lane} and r.id = ${of.roundId} and r.member_id = ${of.memberId}`);
}
