import type { LotteryCard, RoundTopic } from '@nokshi/contract/player/lottery.ts';
import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { useLine } from '../../data/live.ts';
import { serverNow } from '../../data/server-now.ts';
import { useSession } from '../../data/session.ts';
import { useTopic } from '../../data/topics.ts';
import { useHasSession } from './own.ts';

/** Everything that anyone may know of the draws; what members alone may ask is under `OWN_KEY`. */
export const LOTTERY_KEY = ['lottery'] as const;
export const OWN_KEY = ['mine', 'lottery'] as const;

export type LotteryGame = Output<typeof lotteryRoutes.game>;

const SOON_MS = 1_500;
const LEAST_MS = 2_000;
const MOST_MS = 60_000;

/** How long until the next of some draws is due; a list of them is asked again then. */
export function untilNext(draws: readonly ({ readonly drawsAt: string } | null)[]): number {
  const due = draws.flatMap((draw) => (draw ? [Date.parse(draw.drawsAt)] : []));
  const next = Math.min(...due) - serverNow() + SOON_MS;
  return Math.max(LEAST_MS, Math.min(MOST_MS, next));
}

export const useMenu = () =>
  useQuery({
    queryKey: [...LOTTERY_KEY, 'menu'],
    queryFn: () => call(lotteryRoutes.menu, {}),
    // Cards follow their topics; without a line the list is asked for again at each draw.
    refetchInterval: ({ state: { data } }) =>
      data && useLine.getState().line !== 'open'
        ? untilNext(data.data.map(({ now }) => now))
        : MOST_MS,
  });

/** The lotteries this member bet on last. */
export const useRecent = () =>
  useQuery({
    queryKey: [...OWN_KEY, 'recent'],
    queryFn: () => call(lotteryRoutes.recent, {}),
    enabled: useHasSession(),
    staleTime: 0,
  });

/**
 * One lottery with its terms, whose ceiling is the member's own; kept current by its topic, and where no
 * line stands it is asked for again at each draw.
 */
export function useGame(gameCode: string | null) {
  const account = useSession(({ member }) => member?.account);
  const { state, isStale } = useTopic<RoundTopic>(gameCode && topicOf(gameCode));
  const query = useQuery({
    queryKey: [...LOTTERY_KEY, 'game', gameCode, account],
    queryFn: () => call(lotteryRoutes.game, { gameCode: gameCode ?? '' }),
    enabled: gameCode !== null,
    placeholderData: (held, before) => (before?.queryKey[2] === gameCode ? held : undefined),
    refetchInterval: ({ state: { data } }) =>
      data && isStale ? untilNext([data.game.now]) : false,
  });
  const { data } = query;
  return { ...query, data: data && state ? withRound(data, state) : data };
}

const topicOf = (gameCode: string): string => `round:${gameCode}`;

/** What the topic says is newer than what was asked for, but where the page has just been opened. */
function withRound(game: LotteryGame, { now, last }: RoundTopic): LotteryGame {
  const isOlder = (game.game.last?.issue ?? '') > (last[0]?.issue ?? '');
  return isOlder
    ? game
    : { ...game, last, game: { ...game.game, now, last: last[0] ?? game.game.last } };
}

/** A card of a list with what its topic says. */
export function useLiveCard(card: LotteryCard): LotteryCard {
  const { state } = useTopic<RoundTopic>(topicOf(card.gameCode));
  if (!state || (card.last?.issue ?? '') > (state.last[0]?.issue ?? '')) return card;
  return { ...card, now: state.now, last: state.last[0] ?? card.last };
}

export const useIssues = (gameCode: string, count: number) =>
  useQuery({
    queryKey: [...LOTTERY_KEY, 'issues', gameCode, count],
    queryFn: () => call(lotteryRoutes.issues, { gameCode, count }),
    staleTime: 0,
  });

/** The last draws of a lottery, newest first; asked again once there is a newer one than `upTo`. */
export const useOpened = (gameCode: string, count = 100, upTo?: string) =>
  useQuery({
    queryKey: [...LOTTERY_KEY, 'opened', gameCode, count, upTo],
    queryFn: () => call(lotteryRoutes.openedGame, { gameCode, count }),
    placeholderData: (held, before) => (before?.queryKey[2] === gameCode ? held : undefined),
  });

export const useSides = (gameCode: string) =>
  useQuery({
    queryKey: [...LOTTERY_KEY, 'sides', gameCode],
    queryFn: () => call(lotteryRoutes.sides, { gameCode }),
  });

type Narrowed = { readonly gameCode?: string; readonly open?: 'yes' | 'no' };

const FIRST = undefined as string | undefined;
const readsOn = {
  initialPageParam: FIRST,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
  staleTime: 0,
} as const;

/** Own bets, newest first. */
export const useBets = (asked: Narrowed) =>
  useInfiniteQuery({
    queryKey: [...OWN_KEY, 'bets', asked],
    queryFn: ({ pageParam }) =>
      call(lotteryRoutes.bets, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    enabled: useHasSession(),
    ...readsOn,
  });

export const useChases = (asked: Pick<Narrowed, 'gameCode'>) =>
  useInfiniteQuery({
    queryKey: [...OWN_KEY, 'chases', asked],
    queryFn: ({ pageParam }) =>
      call(lotteryChaseRoutes.chases, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    enabled: useHasSession(),
    ...readsOn,
  });

/** A bet with its proof; one that waits for its draw is asked for again when that is due. */
export const useTicket = (betId: string) =>
  useQuery({
    queryKey: [...OWN_KEY, 'ticket', betId],
    queryFn: () => call(lotteryRoutes.ticket, { betId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.bet.state === 'OPEN' ? untilNext([data.issue]) : false,
  });

export const useChase = (chaseId: string) =>
  useQuery({
    queryKey: [...OWN_KEY, 'chase', chaseId],
    queryFn: () => call(lotteryChaseRoutes.chase, { chaseId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'RUNNING'
        ? untilNext(data.entries.filter(({ numbers, state }) => !numbers && WAITS.has(state)))
        : false,
  });

/** States of an issue of a chase that may still change. */
const WAITS: ReadonlySet<string> = new Set(['WAITING', 'PLACED']);
