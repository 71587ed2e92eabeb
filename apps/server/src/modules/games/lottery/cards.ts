import type { Input, Output } from '@nokshi/contract';
import type { LotteryCard, RoundTopic } from '@nokshi/contract/player/lottery.ts';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { LotteryRoom } from './room.ts';
import { ceilingOf } from './rules/member-bases.ts';
import { recentGames } from './store/bets.ts';
import { wireCard, wireIssue, wireResult } from './wire.ts';

type Routes = typeof lotteryRoutes;

const MOST_RECENT = 12;
const LAST = 5;

export const menuAnswer = async (room: LotteryRoom): Promise<Output<Routes['menu']>> =>
  answerOf(room, await room.cards.all());

/** A game has one menu for each prize mode; regional ones are open only where they are fed. */
export async function regionAnswer(
  room: LotteryRoom,
  { prizeMode }: Input<Routes['region']>,
): Promise<Output<Routes['region']>> {
  const cards = await room.cards.all();
  return answerOf(
    room,
    cards.filter(({ prizeModes }) => !prizeMode || prizeModes.includes(prizeMode)),
  );
}

export async function recentAnswer(
  room: LotteryRoom,
  { memberId }: PlayerSession,
): Promise<Output<Routes['recent']>> {
  const lane = room.wallet.laneOf(memberId);
  const codes = await room.db.read((tx) => recentGames(tx, { lane, memberId, most: MOST_RECENT }));
  const cards = await room.cards.all();
  return answerOf(
    room,
    codes.flatMap((code) => cards.filter(({ gameCode }) => gameCode === code)),
  );
}

const answerOf = ({ clock }: LotteryRoom, data: LotteryCard[]) => ({
  serverTime: clock.now().toISOString(),
  data,
});

/** What followers of `round:<gameCode>` see. */
export async function shownOf(
  room: Pick<LotteryRoom, 'db' | 'rounds'>,
  series: string,
): Promise<RoundTopic> {
  return room.db.read(async (tx) => {
    const now = await room.rounds.now(tx, series);
    const last = await room.rounds.ended(tx, { series, before: null, most: LAST });
    return { now: now ? wireIssue(now) : null, last: last.map(wireResult) };
  });
}

export async function gameAnswer(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, session }: Input<Routes['game']> & { readonly session: PlayerSession | null },
): Promise<Output<Routes['game']>> {
  const game = room.games.find(gameCode);
  const now = await room.rounds.now(tx, gameCode);
  const last = await room.rounds.ended(tx, { series: gameCode, before: null, most: LAST });
  const drawn = last.find(({ outcome }) => outcome !== null);
  const { bases, ceilings, closesBeforeSeconds, cancelBeforeSeconds } = game.terms;
  const ceiling = ceilingOf(bases, await ownBase(room, tx, session));
  return {
    serverTime: room.clock.now().toISOString(),
    game: wireCard(game, { ...(now && { now }), ...(drawn && { last: drawn }), players: 0 }),
    terms: { bases, ceiling, ceilings, closesBeforeSeconds, cancelBeforeSeconds },
    last: last.map(wireResult),
  };
}

/** A visitor has the usual one. */
async function ownBase(
  { bases, clock }: LotteryRoom,
  tx: Tx,
  session: PlayerSession | null,
): Promise<number> {
  if (!session) return bases.limits.usual;
  const { memberId } = session;
  return (await bases.of(tx, [memberId], dayOf(clock.now()))).get(memberId) as number;
}

export async function issuesAnswer(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, count }: Input<Routes['issues']>,
): Promise<Output<Routes['issues']>> {
  room.games.find(gameCode);
  const rounds = await room.rounds.upcoming(tx, { series: gameCode, most: count });
  return { serverTime: room.clock.now().toISOString(), data: rounds.map(wireIssue) };
}

/** Drawn issues of one lottery, or of all of them together. */
export async function openedAnswer(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, count }: Input<Routes['openedGame']>,
): Promise<Output<Routes['openedGame']>> {
  if (gameCode === undefined) {
    const { data } = await lastAnswer(room, tx);
    return { data: data.slice(0, count) };
  }
  room.games.find(gameCode);
  const rounds = await room.rounds.ended(tx, { series: gameCode, before: null, most: count });
  return { data: rounds.map((round) => ({ ...wireResult(round), gameCode })) };
}

export async function lastAnswer(room: LotteryRoom, tx: Tx): Promise<Output<Routes['opened']>> {
  const series = room.games.open().map(({ gameCode }) => gameCode);
  const rounds = await room.rounds.lastOfAll(tx, series);
  return { data: rounds.map((round) => ({ ...wireResult(round), gameCode: round.series })) };
}
