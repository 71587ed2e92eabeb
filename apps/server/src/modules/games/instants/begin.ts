import type { Output } from '@nokshi/contract';
import type { InstantBet, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { MAPPING_VERSION } from '@nokshi/house-math';
import {
  INSTANT_RULES,
  type InstantRound,
  isOffered,
  mostWin,
  playInstant,
  stakesOf,
} from '@nokshi/house-math/instants/play.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import { canonicalJson } from '../../../kernel/canonical.ts';
import type { Launch } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type RoundId, type Uuid } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import type { Posted, Ride } from '../../base/wallet/index.ts';
import { answerRound, findRound } from './answer-round.ts';
import { streamsOf } from './compute-round.ts';
import { wagerIdOf } from './end-round.ts';
import { AWAY_MS, HOUSE, INTERVAL_MS, type InstantsRoom } from './room.ts';
import type { OpenGame } from './terms.ts';

type Asked = {
  readonly launch: Launch;
  readonly memberId: MemberId;
  readonly game: OpenGame;
  readonly asset: Asset;
  readonly roundId: RoundId;
  readonly bet: InstantBet;
  /** The bet as it is stored. */
  readonly text: string;
};
type Begun = Output<(typeof instantsRoutes)['begin']>;

/** How often a round is computed again because its nonce was taken in the meantime. */
const MOST_TRIES = 4;

/**
 * Begins a round from the member's seed and next nonce; one that is over at once is paid in the same posting. The same key
 * answers the same round. Refuses: instants.bet-wrong, tables.table-closed, instants.stake-not-offered { least, most },
 * instants.round-open, instants.too-soon { retryAfterMs }, what `wagers.play` refuses.
 */
export async function beginRound(
  room: InstantsRoom,
  input: { readonly launch: Launch; readonly key: string; readonly bet: InstantBet },
): Promise<Begun> {
  const asked = readBegin(room, input);
  const first = await answerFirst(room, asked);
  if (first) return first;
  checkOffer(room, asked);
  return beginNext(room, asked);
}

function readBegin(
  room: InstantsRoom,
  { launch, key, bet }: { launch: Launch; key: string; bet: InstantBet },
): Asked {
  const { memberId, type } = launch.session;
  const game = room.games.find(launch.gameId);
  const roundId = derivedId<RoundId>(`instants.begin\n${memberId}\n${key}`, key);
  const plain = plainBet(bet);
  const text = canonicalJson(plain);
  return { launch, memberId, game, asset: assetOf(type), roundId, bet: plain, text };
}

/** Amounts in their one form, `10` as `10.00`. */
function plainBet(bet: InstantBet): InstantBet {
  const plain = (text: string) => toDecimal(parseAmount(text) ?? 0n);
  if (bet.kind !== 'blackjack') return { ...bet, stake: plain(bet.stake) };
  return { ...bet, spots: bet.spots.map(({ spot, stake }) => ({ spot, stake: plain(stake) })) };
}

/** The round of this key when there is one. Refuses wallet.key-reused. */
async function answerFirst(room: InstantsRoom, asked: Asked): Promise<Begun | null> {
  const known = await findRound(room, asked);
  if (!known) return null;
  if (known.row.bet !== asked.text || known.row.gameCode !== asked.game.gameCode)
    throw refuse('wallet.key-reused');
  return answerRound(room, known);
}

function checkOffer(room: InstantsRoom, { game, bet }: Asked): void {
  if (bet.kind !== game.kind || !isOffered(bet)) throw refuse('instants.bet-wrong');
  if (!game.terms.isOpen || !room.catalogue.find(game.gameCode)?.isOpen)
    throw refuse('tables.table-closed');
  const { limits } = game.terms;
  const [least, most, win] = [minorOf(limits.least), minorOf(limits.most), minorOf(limits.win)];
  const stakes = stakesOf(bet);
  // A round never wins more than `win`, so bets that can win many times their stake take less.
  const mostOfAll = (win * 100n) / mostWin(bet);
  const offered = mostOfAll < most ? mostOfAll : most;
  const isFine = stakes.every((stake) => stake !== null && stake >= least && stake <= offered);
  if (!isFine || stakes.reduce<bigint>((sum, stake) => sum + (stake ?? 0n), 0n) > mostOfAll)
    throw refuse('instants.stake-not-offered', {
      field: 'stake',
      value: { least: limits.least, most: toDecimal(offered) },
    });
}

const minorOf = (text: string): bigint => parseAmount(text) ?? 0n;

async function beginNext(room: InstantsRoom, asked: Asked, tries = 1): Promise<Begun> {
  const { memberId, bet } = asked;
  const seed = await room.fairness.current(memberId);
  const { serverSeed, clientSeed, nextNonce: nonce } = seed;
  const round = playInstant({ bet, acts: [] }, streamsOf({ serverSeed, clientSeed, nonce }));
  try {
    const posted = await place(room, asked, { seed, round });
    if (posted.outcome === 'posted') room.fairness.taken(memberId, seed);
  } catch (err) {
    if (!turnWasTaken(err) || tries === MOST_TRIES) throw err;
    room.fairness.forget(memberId);
    return beginNext(room, asked, tries + 1);
  }
  const known = await findRound(room, asked);
  if (!known) throw new Error(`round ${asked.roundId} was posted and is not stored`);
  return answerRound(room, known);
}

const turnWasTaken = (err: unknown): boolean =>
  err instanceof Refusal && err.code === 'edge.busy' && err.facts.value?.['turn'] === true;

type Dealt = { readonly seed: CurrentSeed; readonly round: InstantRound };

/** One posting with the stakes, the nonce and the row of the round; with the payout where it is over and has one stake. */
function place(room: InstantsRoom, asked: Asked, { seed, round }: Dealt): Promise<Posted> {
  const { memberId, launch, asset, roundId, game, bet, text } = asked;
  const { wagers } = round;
  const [first] = wagers;
  const stake = wagers.reduce((sum, wager) => sum + wager.stake, 0n);
  const isAtOnce = round.isOver && bet.kind !== 'blackjack';
  const payout = isAtOnce ? (first?.payout ?? 0n) : null;
  const begun: Ride = {
    rider: 'instants_begin',
    ids: [roundId, memberId, seed.seedId],
    numbers: [
      Number(INSTANT_RULES),
      MAPPING_VERSION,
      seed.nextNonce,
      stake,
      payout,
      INTERVAL_MS,
      AWAY_MS,
    ],
    words: [game.gameCode, asset, text],
  };
  const common = {
    memberId,
    generation: launch.session.generation,
    asset,
    digest: digestOf(`instants.begin\n${memberId}\n${game.gameCode}\n${text}`),
    houseAccount: HOUSE,
    rides: [room.fairness.take(memberId, seed), begun],
  } as const;
  const own = {
    roundId,
    gameId: game.gameCode,
    category: game.category,
    ruleVersion: Number(INSTANT_RULES),
  };
  if (bet.kind === 'blackjack') {
    const slip = wagers.map((wager) => ({
      ...own,
      wagerId: wagerIdOf(roundId, wager),
      stake: wager.stake,
    }));
    return room.wagers.openMany({ ...common, key: roundId as Uuid, wagers: slip });
  }
  const one = { ...common, ...own, wagerId: wagerIdOf(roundId, { spot: 0, act: null }), stake };
  return payout === null ? room.wagers.open(one) : room.wagers.play({ ...one, payout });
}
