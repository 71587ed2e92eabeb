import type { FreeRounds, SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Outcome } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { createInstantWords } from '../../../kernel/instant-words.ts';
import type { WonPot } from './award-pot.ts';
import type { SlotsRoom } from './room.ts';
import { levelWon } from './rules/level-won.ts';
import { outcomeOf, rulesOf } from './rules/outcome-of.ts';
import { type GrantRow, grantOfRound } from './store/free-rounds.ts';
import { readAward } from './store/jackpots.ts';
import type { RoundRow } from './store/round.ts';

type Shown = {
  readonly outcome: Outcome;
  readonly won: WonPot | null;
  readonly seed: { readonly commitment: string; readonly clientSeed: string };
  /** The member's cash right after the round, and the account's sequence. */
  readonly balance: bigint;
  readonly version: bigint;
  readonly spinIntervalMs: number;
  /** What is left after it, when the round was free. */
  readonly free: GrantRow | null;
};

const playedAtWords = createInstantWords();
const nextSpinAtWords = createInstantWords();

/** Free rounds of a game as its frame shows them. */
export const wireFreeRounds = (grant: GrantRow): FreeRounds => ({
  id: toWire('frg', grant.grantId),
  rounds: grant.rounds,
  left: grant.rounds - grant.played,
  stake: toDecimal(grant.stake),
  won: toDecimal(grant.won),
  expiresAt: grant.expiresAt.toISOString(),
});

/** A round as the frame replays it. */
export const wireRound = (row: Omit<RoundRow, 'seedId' | 'grantId'>, shown: Shown): SlotRound => ({
  roundId: toWire('rnd', row.roundId),
  wagerId: toWire('wgr', row.wagerId),
  gameCode: row.gameCode,
  stake: toDecimal(row.stake),
  payout: toDecimal(row.payout),
  balance: toDecimal(shown.balance),
  version: shown.version.toString(),
  nonce: row.nonce,
  commitment: shown.seed.commitment,
  clientSeed: shown.seed.clientSeed,
  outcome: shown.outcome,
  jackpot: shown.won && { level: shown.won.level, amount: toDecimal(shown.won.amount) },
  freeRounds: shown.free && wireFreeRounds(shown.free),
  playedAt: playedAtWords(row.playedAt.getTime()),
  nextSpinAt: nextSpinAtWords(row.playedAt.getTime() + shown.spinIntervalMs),
});

/** A stored round recomputed from its seeds and rules, as it was answered. */
export async function replayRound(room: SlotsRoom, tx: Tx, row: RoundRow): Promise<SlotRound> {
  const { memberId, wagerId, roundId, seedId, nonce, grantId } = row;
  const seed = await room.fairness.ofRound(tx, { memberId, seedId });
  const { serverSeed, clientSeed } = seed;
  const outcome = outcomeOf(rulesOf(row), { serverSeed, clientSeed, nonce });
  if (BigInt(outcome.totalCredits) !== row.credits)
    throw new Error(`round ${row.roundId} does not come out as it was played`);
  const receipt = await room.wagers.receipt(tx, { memberId, wagerId });
  if (!receipt) throw new Error(`round ${row.roundId} has no entries`);
  const won = levelWon(rulesOf(row), outcome, row.stake) && (await readAward(tx, row.roundId));
  const lane = room.laneOf(memberId);
  const free = grantId && (await grantOfRound(tx, { lane, roundId }));
  return wireRound(row, {
    outcome,
    won: won || null,
    seed,
    balance: receipt.cash,
    version: receipt.version,
    spinIntervalMs: room.spinIntervalMs(),
    free: free || null,
  });
}
