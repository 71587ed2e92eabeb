import type { Input } from '@nokshi/contract';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { assetOf, TRIAL } from '@nokshi/contract/rights.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { canonicalJson } from '../../../kernel/canonical.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import type { Posted, Ride } from '../../base/wallet/index.ts';
import { BREAK_MINUTES } from '../../stakes/limits/index.ts';
import type { Game } from './games.ts';
import type { RoundFacts } from '../rounds/index.ts';
import { type ReadLine, readSlip, stakeOfAll } from './read-slip.ts';
import { HOUSE, type LotteryRoom } from './room.ts';

type Asked = Input<(typeof lotteryRoutes)['place']>;

export type PlacedSlip = {
  readonly posted: Posted;
  readonly lines: readonly ReadLine[];
  readonly staked: bigint;
};

/** One version of the rules by which a bet is priced and settled; the ticket has the rest. */
const RULE_VERSION = 1;

/**
 * Places a slip on one issue: all of its bets in one posting under one key. A closed issue is
 * refused and never moved to the next. Refuses, in this order: limits.frozen, limits.self-excluded,
 * limits.time-out, identity.free-play-closed, lottery.game-unknown, lottery.game-closed,
 * lottery.issue-unknown, lottery.issue-closed { issue }, what {@link readSlip} refuses,
 * lottery.total-differs { total }, lottery.over-ceiling { most }, what `wagers.openMany` does.
 * Source: products.md 1.3, domain.md 1.1.
 */
export async function placeSlip(
  room: LotteryRoom,
  { session, key, asked }: { session: PlayerSession; key: string; asked: Asked },
): Promise<PlacedSlip> {
  mayPlay(room, session);
  const game = openGame(room, asked.gameCode);
  const round = await room.issues.find(asked.gameCode, asked.issue);
  const slipKey = slipKeyOf(session.memberId, key);
  const { mode, bets } = asked;
  const asset = assetOf(session.type);
  const ownBase = await room.ownBase({ memberId: session.memberId, asset });
  const lines = readSlip({ game, round, mode, asset, ownBase, bets, key: slipKey });
  const staked = stakeOfAll(lines);
  if (parseAmount(asked.total) !== staked)
    throw refuse('lottery.total-differs', { field: 'total', value: { total: toDecimal(staked) } });
  if (isClosed(room, round)) {
    // A retry of a slip that was placed in time gets its first answer.
    const first = await answerOf(room, { session, key: slipKey, asset });
    if (first) return { posted: first, lines, staked };
    throw closedIssue(round.issue);
  }
  const { memberId, generation } = session;
  const digest = digestOf(canonicalJson({ ...asked, memberId }));
  const reserved = await room.exposure.reserve({ game, round, memberId, asset, lines });
  try {
    const posted = await room.wagers.openMany({
      memberId,
      generation,
      asset,
      key: slipKey,
      digest,
      houseAccount: HOUSE,
      wagers: lines.map((line) => wagerOf(game, round, line)),
      rides: lines.map((line, at) => {
        const isCounted = reserved.isFirst && at === 0 && isQuick(round);
        return placeRide({ round, memberId, mode, line, chaseId: null, isCounted });
      }),
    });
    if (posted.outcome === 'repeated') reserved.release();
    return { posted, lines, staked };
  } catch (err) {
    reserved.release();
    throw err instanceof Refusal && err.code === 'rounds.closed' ? closedIssue(round.issue) : err;
  }
}

export function mayPlay(room: LotteryRoom, session: PlayerSession): void {
  if (session.restriction) throw refuse(`limits.${session.restriction}`);
  requireRight(session, 'table');
  if (session.type === TRIAL) room.identity.requireFreePlay();
}

/** Refuses lottery.game-unknown, lottery.game-closed. */
export function openGame(room: LotteryRoom, gameCode: string): Game {
  const game = room.games.find(gameCode);
  if (!game.terms.isOpen) throw refuse('lottery.game-closed');
  return game;
}

/** Draws that take bets for less than a pause can follow one another without one. */
const PAUSE_MS = BREAK_MINUTES * 60_000;
const isQuick = ({ opensAt, closesAt }: RoundFacts): boolean =>
  closesAt.getTime() - opensAt.getTime() < PAUSE_MS;

/** The key of a slip: bound to the member, with the time of a time-ordered key. */
export const slipKeyOf = (memberId: MemberId, key: string): Uuid =>
  derivedId<Uuid>(`lottery slip\n${memberId}\n${key}`, key);

/** Whether an issue takes no bets now: over, or not yet open. The commit asks the same again. */
export function isClosed(
  { clock }: Pick<LotteryRoom, 'clock'>,
  { opensAt, closesAt }: RoundFacts,
): boolean {
  const now = clock.now();
  return now < opensAt || now >= closesAt;
}

export const closedIssue = (issue: string): Refusal =>
  refuse('lottery.issue-closed', { field: 'issue', value: { issue } });

const answerOf = (
  room: LotteryRoom,
  { session, key, asset }: { session: PlayerSession; key: Uuid; asset: Asset },
): Promise<Posted | null> =>
  room.db.read((tx) => room.wallet.answerOf(tx, { memberId: session.memberId, asset, key }));

export const wagerOf = (game: Game, round: RoundFacts, line: ReadLine) => ({
  wagerId: line.wagerId,
  roundId: round.id,
  gameId: game.gameCode,
  category: game.category,
  ruleVersion: RULE_VERSION,
  stake: line.stake,
});

type PlacedLine = {
  readonly round: RoundFacts;
  readonly memberId: MemberId;
  readonly mode: string;
  readonly line: ReadLine;
  readonly chaseId: Uuid | null;
  /** Whether it counts among the draws in a row that the member bet on. */
  readonly isCounted: boolean;
};

/** The row of a bet, which is entered among all bets of the round in the same commit. */
export function placeRide(placed: PlacedLine): Ride {
  const { round, memberId, mode, line, chaseId, isCounted } = placed;
  const { ticket, leaf, stake, wagerId } = line;
  const { unitPrice, multiple, base, ceiling, prizes, gameCode, play, selection, asset } = ticket;
  return {
    rider: 'lottery_place',
    ids: [wagerId, memberId, round.id, chaseId],
    numbers: [
      round.number,
      round.opensAt.getTime(),
      round.closesAt.getTime(),
      unitPrice,
      multiple,
      base,
      ceiling,
      stake,
      isCounted ? PAUSE_MS : null,
    ],
    words: [round.series, gameCode, mode, play, selection, prizesText(prizes), asset],
    bytes: [leaf],
  };
}

export const prizesText = (prizes: 'base' | readonly number[]): string =>
  prizes === 'base' ? prizes : prizes.join(',');
