import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { LOTTERIES } from '../../../apps/server/src/modules/games/lottery/rules/lotteries.ts';
import { type Bettors, inviteBettors } from '../../harness/bettors.ts';
import { longFaults } from '../../harness/extent.ts';
import type { Chance } from '../../harness/chance.ts';
import { nextLine } from './follow-log.ts';
import { type Ground, layGroundFor } from './ground.ts';
import { type DrawFigures, proveDraws, unfinished } from './prove-draws.ts';

const BETTORS = longFaults ? 6 : 3;
/** Shorter than an operator may make them, so that one is closed or drawn every few seconds. */
const SECONDS: Readonly<Record<string, number>> = {
  'wingo-30s': 10,
  'wingo-1m': 12,
  'wingo-3m': 15,
};
const CLOSES_BEFORE_SECONDS = 3;
export const GAMES = Object.keys(SECONDS);
const LINE_WITHIN_MS = 30_000;
/** T9. */
const OVER_WITHIN_MS = 60_000;

/** Lines of PostgreSQL's log right after which something dies, by what goes on. */
export const WINDOWS = {
  close: [/rounds_close\(/, /insert into fairness_draw/, /update rounds_series set version/],
  link: [/update fairness_draw set link/],
  settlement: [
    /from wagers_settlement where lane = .* and wager_id = asked.id/,
    /insert into lottery_total/,
  ],
} as const;
export type Window = keyof typeof WINDOWS;

const TALKATIVE = { log_statement: 'all', log_parameter_max_length: '0' };

export type LotteryGround = Ground<Bettors>;

/** A house whose three lotteries are drawn every few seconds, with members who do not stop. */
export const layLotteryGround = (
  chance: Chance,
  doorTo?: (site: number) => Promise<number>,
): Promise<LotteryGround> =>
  layGroundFor(
    { settings: TALKATIVE, statements: LOTTERIES.map(writeTerms), ...(doorTo && { doorTo }) },
    (origin, door) => inviteBettors({ origin, door, count: BETTORS, games: GAMES, chance }),
  );

function writeTerms({ gameCode, terms }: (typeof LOTTERIES)[number]): string {
  const intervalSeconds = SECONDS[gameCode];
  const times = { intervalSeconds, closesBeforeSeconds: CLOSES_BEFORE_SECONDS };
  const written = {
    ...terms,
    isOpen: intervalSeconds !== undefined,
    ...(intervalSeconds && times),
  };
  return `insert into lottery_game (game_code, terms)
    values ('${gameCode}', '${JSON.stringify(written)}') on conflict do nothing`;
}

/** Waits until something of the window goes on, and a moment more. Says after which line it is. */
export async function comesTo(
  { logs }: LotteryGround,
  window: Window,
  chance: Chance,
): Promise<string> {
  const line = chance.pick<RegExp>(WINDOWS[window]);
  if (!(await nextLine(logs.postgres, line, LINE_WITHIN_MS)))
    throw new Error(`no line ${line.source} for half a minute`);
  await sleep(chance.whole(25));
  return `${window} (${line.source})`;
}

/** Everything that was due when the house was back is over within a minute; seconds it took. */
export async function allOver({ house }: LotteryGround): Promise<number> {
  const back = new Date();
  const until = { timeout: OVER_WITHIN_MS, interval: 100 };
  await expect.poll(() => unfinished(house, back), until).toBe(0);
  return (Date.now() - back.getTime()) / 1_000;
}

export const provenSince = ({ house, load }: LotteryGround, since: Date): Promise<DrawFigures> =>
  proveDraws({ house, load, games: GAMES, since });
