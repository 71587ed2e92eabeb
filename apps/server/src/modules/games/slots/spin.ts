import { assetOf } from '@nokshi/contract/rights.ts';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import {
  MAPPING_VERSION,
  type Outcome,
  payoutMinor,
  SLOTS,
  type SlotGame,
} from '@nokshi/house-math';
import type { Launch } from '../../../kernel/caller.ts';
import type { GrantId, RoundId, WagerId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import { countedIn, freeRoundOf, placeFreeRound } from './place-free-round.ts';
import { type Placed, placeRound } from './place-round.ts';
import type { SlotsRoom } from './room.ts';
import { outcomeOf } from './rules/outcome-of.ts';
import { spinDigest, wagerIdOf } from './spin-key.ts';
import type { GrantRow } from './store/free-rounds.ts';
import { readRound } from './store/round.ts';
import { replayRound, wireRound } from './wire-round.ts';

type Spin = {
  readonly launch: Launch;
  readonly game: SlotGame;
  readonly stake: bigint;
  /** The free rounds that it is one of; null: the stake is the member's. */
  readonly grantId: GrantId | null;
  readonly wagerId: WagerId;
  readonly digest: Buffer;
};

/** How often a round is computed again because its nonce was taken in the meantime. */
const MOST_TRIES = 4;

type Input = {
  readonly launch: Launch;
  readonly key: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly grantId?: GrantId | null;
};

/**
 * Plays one round: outcome from the committed seed, stake and win in one posting; only that commit
 * spends the nonce. Of a free round nobody stakes, and the promotion pays the win. The same key returns
 * the same round. Refuses: slots.stake-not-offered, slots.too-soon { retryAfterMs },
 * slots.jackpot-ended, slots.rounds-over, what `wagers.play` refuses. Source: architecture.md 8; RTS
 * 8C, 14.
 */
export async function spin(room: SlotsRoom, input: Input): Promise<SlotRound> {
  await room.endOfTurn();
  return room.turns.run(input.launch.session.memberId, async () => {
    const asked = readSpin(input);
    return (await answeredBefore(room, asked)) ?? playRound(room, asked);
  });
}

function readSpin({ launch, key, stake, grantId = null }: Input): Spin {
  const { memberId } = launch.session;
  const game = slotOf(launch);
  if (!game.stakes.includes(stake)) throw refuse('slots.stake-not-offered', { field: 'stake' });
  const wagerId = wagerIdOf(memberId, key) as WagerId;
  const digest = spinDigest({ memberId, gameCode: game.code, stake, grantId });
  return { launch, game, stake, grantId, wagerId, digest };
}

export function slotOf(launch: Pick<Launch, 'gameId'>): SlotGame {
  const game = SLOTS.get(launch.gameId);
  if (!game) throw refuse('catalogue.game-unknown');
  return game;
}

/**
 * From memory: the first answer of a repeated key, or the refusal of a spin that is too soon. Only
 * a spin that is too soon and may be the retry of an older key reads the database.
 */
async function answeredBefore(room: SlotsRoom, asked: Spin): Promise<SlotRound | null> {
  const last = room.answered.get(asked.launch.session.memberId);
  if (!last) return null;
  if (last.wagerId === asked.wagerId) {
    if (!last.digest.equals(asked.digest)) throw refuse('wallet.key-reused');
    return last.round;
  }
  const retryAfterMs = last.at.getTime() + room.spinIntervalMs() - room.clock.now().getTime();
  if (retryAfterMs <= 0 || retryAfterMs > room.spinIntervalMs()) return null;
  const first = await storedRound(room, asked);
  if (!first) throw refuse('slots.too-soon', { value: { retryAfterMs } });
  return first;
}

/**
 * Commits a round with the member's next nonce; if the nonce is taken, computes the round again.
 */
async function playRound(room: SlotsRoom, asked: Spin, tries = 1): Promise<SlotRound> {
  const { game, launch } = asked;
  const { memberId } = launch.session;
  const seed = await room.fairness.current(memberId);
  const { serverSeed, clientSeed, nextNonce: nonce } = seed;
  const outcome = outcomeOf(game, { serverSeed, clientSeed, nonce });
  const free = asked.grantId && (await freeRoundOf(room, { ...asked, grantId: asked.grantId }));
  const wager = wagerOf(room, asked, { outcome, seed });
  try {
    const { posted, won } = free
      ? await placeFreeRound(room, { wager, free })
      : await placeRound(room, { wager, game, outcome });
    return await answerRound(room, asked, { posted, won, outcome, seed, free });
  } catch (err) {
    if (!turnWasTaken(err) || tries === MOST_TRIES) throw err;
    room.fairness.forget(memberId);
    return playRound(room, asked, tries + 1);
  }
}

const turnWasTaken = (err: unknown): boolean =>
  err instanceof Refusal && err.code === 'edge.busy' && err.facts.value?.['turn'] === true;

type Played = { readonly outcome: Outcome; readonly seed: CurrentSeed };

/** Stake and win with the rows that ride in their commit. */
function wagerOf(room: SlotsRoom, asked: Spin, { outcome, seed }: Played) {
  const { launch, game, stake, wagerId, digest } = asked;
  const { memberId, generation, type } = launch.session;
  const { code, ruleVersion } = game;
  const { totalCredits: credits } = outcome;
  const payout = payoutMinor(game, stake, credits);
  const roundId = wagerId as string as RoundId;
  const interval = room.spinIntervalMs();
  const round = {
    rider: 'slots_ride',
    ids: [roundId, memberId, seed.seedId],
    numbers: [ruleVersion, MAPPING_VERSION, seed.nextNonce, stake, credits, payout, interval],
    words: [code],
  };
  return {
    memberId,
    generation,
    asset: assetOf(type),
    wagerId,
    digest,
    roundId,
    gameId: launch.gameId,
    category: 'RNG',
    ruleVersion,
    houseAccount: 'house:slots',
    stake,
    payout,
    rides: [room.fairness.take(memberId, seed), round],
  } as const;
}

/** The answer once the round is durable: this round, or the first one under its key. */
function answerRound(
  room: SlotsRoom,
  asked: Spin,
  { posted, won, outcome, seed, free }: Played & Placed & { free: GrantRow | null },
): SlotRound | Promise<SlotRound> {
  if (posted.outcome === 'repeated') return firstRound(room, asked);
  const { game, stake, wagerId, digest, launch } = asked;
  const { memberId } = launch.session;
  room.fairness.taken(memberId, seed);
  const { totalCredits } = outcome;
  const round = {
    roundId: wagerId as string as RoundId,
    wagerId,
    memberId,
    gameCode: game.code,
    ruleVersion: game.ruleVersion,
    mappingVersion: MAPPING_VERSION,
    nonce: seed.nextNonce,
    stake,
    credits: BigInt(totalCredits),
    payout: payoutMinor(game, stake, totalCredits),
    playedAt: posted.at,
  };
  const { balance, version } = posted;
  const spinIntervalMs = room.spinIntervalMs();
  const shown = { outcome, won, seed, balance, version, spinIntervalMs };
  const answer = wireRound(round, { ...shown, free: free && countedIn(free, round.payout) });
  room.answered.set(memberId, { wagerId, digest, round: answer, at: posted.at });
  return answer;
}

async function firstRound(room: SlotsRoom, asked: Spin): Promise<SlotRound> {
  const first = await storedRound(room, asked);
  if (!first) throw new Error(`the ledger knows wager ${asked.wagerId}, slots has no round of it`);
  return first;
}

/** The round of this key as it was answered; null when there is none. */
function storedRound(room: SlotsRoom, asked: Spin): Promise<SlotRound | null> {
  const { memberId } = asked.launch.session;
  const { stake, grantId, game } = asked;
  return room.db.read(async (tx) => {
    const lane = room.laneOf(memberId);
    const row = await readRound(tx, { lane, memberId, roundId: asked.wagerId });
    if (!row) return null;
    const isSame = row.gameCode === game.code && row.stake === stake && row.grantId === grantId;
    if (!isSame) throw refuse('wallet.key-reused');
    return replayRound(room, tx, row);
  });
}
