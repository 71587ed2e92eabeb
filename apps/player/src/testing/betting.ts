import type { Issue, LotteryCard, LotteryTerms } from '@nokshi/contract/player/lottery.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { theStretch } from './limits.ts';
import { aBet, aDraw, aLottery, anIssue, theTerms } from './lottery.ts';

/** A lottery with the clock of the page: its issue takes bets for half a minute more. */

type LotteryGame = Output<typeof lotteryRoutes.game>;
type Draw = LotteryGame['last'][number];

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

export const anOpenIssue = (different: Partial<Issue> = {}): Issue =>
  anIssue({
    issue: '20261127-0612',
    opensAt: inSeconds(-25),
    closesAt: inSeconds(30),
    drawsAt: inSeconds(35),
    ...different,
  });

/** So many issues, one a minute. */
export const someIssues = (count: number): Issue[] =>
  Array.from({ length: count }, (_, at) => ({
    issue: `20261127-0${612 + at}`,
    opensAt: inSeconds(at * 60 - 25),
    closesAt: inSeconds(at * 60 + 30),
    drawsAt: inSeconds(at * 60 + 35),
    state: at === 0 ? 'OPEN' : 'WAITING',
  }));

type Different = {
  readonly card?: Partial<LotteryCard>;
  readonly terms?: Partial<LotteryTerms>;
  readonly last?: readonly Draw[];
};

/** The numbers of a family as nobody would draw them: from the least up. */
const someNumbers = (family: string): number[] => {
  const shape = isFamily(family) ? FAMILIES[family].shape : { from: 0, count: 1 };
  return Array.from({ length: shape.count }, (_, at) => shape.from + at);
};

/** WinGo, unless it is said otherwise. */
export function aTable({ card, terms, last }: Different = {}): LotteryGame {
  const game = aLottery({
    gameCode: 'wingo-1m',
    family: 'wingo',
    prizeModes: ['Elott'],
    now: anOpenIssue(),
    ...card,
  });
  const numbers = someNumbers(game.family);
  const before = (issue: string) => aDraw({ issue, numbers });
  return {
    serverTime: inSeconds(0),
    game,
    terms: theTerms(terms),
    last: [...(last ?? [before('20261127-0611'), before('20261127-0610')])],
  };
}

/** What the betting view may ask, answered unless the test has said otherwise. */
export function openTable({ game, serverTime }: LotteryGame): void {
  wire.usually(lotteryRoutes.menu, { serverTime, data: [game] });
  wire.usually(lotteryRoutes.openedGame, { data: [] });
  wire.usually(lotteryRoutes.issues, { serverTime, data: someIssues(20) });
  wire.usually(lotteryRoutes.bets, { rows: [], next: null });
  wire.usually(limitsRoutes.stretch, theStretch());
  wire.usually(lotteryChaseRoutes.chases, { rows: [], next: null });
}

/** A slip as it was taken. */
export const placedSlip = (total: string): Output<typeof lotteryRoutes.place> => ({
  bets: [aBet({ stake: total })],
  staked: total,
  breakDue: null,
  balance: '900.00',
  version: '2',
});
