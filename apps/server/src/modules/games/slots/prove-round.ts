import type { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import type { Output } from '@nokshi/contract';
import type { Outcome } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SlotsRoom } from './room.ts';
import { knownRules, outcomeOf } from './rules/outcome-of.ts';
import { readAward } from './store/jackpots.ts';
import { readRound, type RoundRow } from './store/round.ts';
import { readRulesHash } from './store/rules.ts';

/**
 * Everything needed to compute a member's round again; the server seed is null until the member
 * rotates it. Refuses: fairness.round-unknown. Source: domain.md 7.
 */
export async function proveRound(
  room: SlotsRoom,
  tx: Tx,
  input: { memberId: MemberId; roundId: string },
): Promise<Output<typeof fairnessRoutes.round>> {
  const { memberId } = input;
  const roundId = fromWire('rnd', input.roundId);
  const round =
    roundId && (await readRound(tx, { lane: room.laneOf(memberId), memberId, roundId }));
  if (!round) throw refuse('fairness.round-unknown');
  const award = await readAward(tx, round.roundId);
  const seed = await room.fairness.proof(tx, { memberId, seedId: round.seedId });
  return {
    format: 'nokshi-round-1',
    roundId: toWire('rnd', round.roundId),
    gameCode: round.gameCode,
    ruleVersion: String(round.ruleVersion),
    rulesHash: (await readRulesHash(tx, round)) ?? null,
    mappingVersion: round.mappingVersion,
    commitment: seed.commitment,
    serverSeed: seed.serverSeed,
    clientSeed: seed.clientSeed,
    nonce: round.nonce,
    stake: toDecimal(round.stake),
    payout: toDecimal(round.payout),
    totalCredits: Number(round.credits),
    jackpot: award ? { level: award.level, amount: toDecimal(award.amount) } : null,
    playedAt: round.playedAt.toISOString(),
    outcome: await shownOutcome(room, tx, round),
  };
}

/** What the game answered to the spin, computed from the seeds; the seeds themselves stay here. */
async function shownOutcome(room: SlotsRoom, tx: Tx, round: RoundRow): Promise<Outcome | null> {
  const game = knownRules(round);
  if (!game) return null;
  const { memberId, seedId, nonce } = round;
  const { serverSeed, clientSeed } = await room.fairness.ofRound(tx, { memberId, seedId });
  return outcomeOf(game, { serverSeed, clientSeed, nonce });
}
