import { assetOf } from '@nokshi/contract/rights.ts';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { MAPPING_VERSION, payoutMinor, SLOTS, type SlotGame } from '@nokshi/house-math';
import type { Launch } from '../../kernel/caller.ts';
import type { RoundId, WagerId } from '../../kernel/ids.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import type { CurrentSeed } from '../fairness/index.ts';
import { placeRound } from './place-round.ts';
import type { SlotsRoom } from './room.ts';
import { outcomeOf } from './rules/outcome-of.ts';
import { spinDigest, wagerIdOf } from './spin-key.ts';
import { readRound } from './store/round.ts';
import { replayRound, wireRound } from './wire-round.ts';

type Spin = {
  readonly launch: Launch;
  readonly game: SlotGame;
  readonly stake: bigint;
  readonly wagerId: WagerId;
  readonly digest: Buffer;
};

/** How often a round is computed again because its turn was taken meanwhile. */
const MOST_TRIES = 4;

/**
 * Plays one round: outcome from the committed seed, stake and win in one posting, the nonce spent
 * by that commit alone. `stake` in minor units. The same key gives the same round again.
 * Refuses: slots.stake-not-offered, slots.too-soon { retryAfterMs }, slots.jackpot-ended, what `wagers.play` refuses.
 * Source: architecture.md 8; RTS 8C, 14.
 */
export async function spin(
  room: SlotsRoom,
  input: { launch: Launch; key: string; stake: bigint },
): Promise<SlotRound> {
  const { launch, stake } = input;
  const { memberId } = launch.session;
  const game = slotOf(launch);
  if (!game.stakes.includes(stake)) throw refuse('slots.stake-not-offered', { field: 'stake' });
  const wagerId = wagerIdOf(memberId, input.key) as WagerId;
  const digest = spinDigest({ memberId, gameCode: game.code, stake });
  const asked = { launch, game, stake, wagerId, digest };
  return room.turns.run(memberId, () => answeredBefore(room, asked) ?? playRound(room, asked));
}

export function slotOf(launch: Pick<Launch, 'gameId'>): SlotGame {
  const game = SLOTS.get(launch.gameId);
  if (!game) throw refuse('catalogue.game-unknown');
  return game;
}

/**
 * From memory: the first answer of a key that comes again, or that it is too soon for another.
 * Only what comes too soon and may be the retry of an older key costs a look into the database.
 */
function answeredBefore(room: SlotsRoom, asked: Spin): Promise<SlotRound> | null {
  const { memberId } = asked.launch.session;
  const last = room.answered.get(memberId);
  if (!last) return null;
  if (last.wagerId === asked.wagerId) {
    if (!last.digest.equals(asked.digest)) throw refuse('wallet.key-reused');
    return Promise.resolve(last.round);
  }
  const retryAfterMs = last.at.getTime() + room.spinIntervalMs() - room.clock.now().getTime();
  if (retryAfterMs <= 0 || retryAfterMs > room.spinIntervalMs()) return null;
  return storedRound(room, asked).then((first) => {
    if (first) return first;
    throw refuse('slots.too-soon', { value: { retryAfterMs } });
  });
}

async function playRound(room: SlotsRoom, asked: Spin): Promise<SlotRound> {
  const { memberId } = asked.launch.session;
  for (let tries = 1; ; tries++) {
    const seed = await room.fairness.current(memberId);
    try {
      return await commitRound(room, asked, seed);
    } catch (err) {
      if (!turnWasTaken(err) || tries === MOST_TRIES) throw err;
      room.fairness.forget(memberId);
    }
  }
}

const turnWasTaken = (err: unknown): boolean =>
  err instanceof Refusal && err.code === 'edge.busy' && err.facts.value?.['turn'] === true;

async function commitRound(room: SlotsRoom, asked: Spin, seed: CurrentSeed): Promise<SlotRound> {
  const { launch, game, stake, wagerId, digest } = asked;
  const { memberId, generation, type } = launch.session;
  const { serverSeed, clientSeed, nextNonce: nonce } = seed;
  const outcome = outcomeOf(game, { serverSeed, clientSeed, nonce });
  const payout = payoutMinor(game, stake, outcome.totalCredits);
  const spinIntervalMs = room.spinIntervalMs();
  const roundId = wagerId as string as RoundId;
  const { ruleVersion } = game;
  const credits = outcome.totalCredits;
  const round = {
    rider: 'slots_ride',
    ids: [roundId, memberId, seed.seedId],
    numbers: [ruleVersion, MAPPING_VERSION, nonce, stake, credits, payout, spinIntervalMs],
    words: [game.code],
  };
  const wager = {
    memberId,
    generation,
    asset: assetOf(type),
    wagerId,
    digest,
    roundId,
    gameId: launch.gameId,
    category: 'RNG',
    ruleVersion: game.ruleVersion,
    houseAccount: 'house:slots',
    stake,
    payout,
    rides: [room.fairness.take(memberId, seed), round],
  } as const;
  const { posted, won } = await placeRound(room, { wager, game, outcome });
  if (posted.outcome === 'repeated') {
    const first = await storedRound(room, asked);
    if (!first) throw new Error(`the ledger knows wager ${wagerId}, slots has no round of it`);
    return first;
  }
  room.fairness.taken(memberId, seed);
  const answer = wireRound(
    {
      roundId,
      wagerId,
      memberId,
      gameCode: game.code,
      ruleVersion: game.ruleVersion,
      mappingVersion: MAPPING_VERSION,
      nonce,
      stake,
      credits: BigInt(outcome.totalCredits),
      payout,
      playedAt: posted.at,
    },
    { outcome, won, seed, balance: posted.balance, version: posted.version, spinIntervalMs },
  );
  room.answered.set(memberId, { wagerId, digest, round: answer, at: posted.at });
  return answer;
}

/** The round that this key made, as it was answered; null when it made none. */
function storedRound(room: SlotsRoom, asked: Spin): Promise<SlotRound | null> {
  const { memberId } = asked.launch.session;
  const { gameCode, stake } = { gameCode: asked.game.code, stake: asked.stake };
  return room.db.read(async (tx) => {
    const lane = room.laneOf(memberId);
    const row = await readRound(tx, { lane, memberId, roundId: asked.wagerId });
    if (!row) return null;
    if (row.gameCode !== gameCode || row.stake !== stake) throw refuse('wallet.key-reused');
    return replayRound(room, tx, row);
  });
}
