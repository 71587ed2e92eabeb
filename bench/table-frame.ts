import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import type { House } from '../apps/server/src/house.ts';
import { launchFrame } from '../apps/server/src/modules/games/tables/launch-table.ts';
import { lastPlacedAt } from '../apps/server/src/modules/games/tables/store/bets.ts';
import { openBareFrame } from '../tests/harness/bare-parent.ts';
import { PROMISED_MS } from './frame.ts';
import { at, playIn, type Trace } from './frame-trace.ts';
import { openBenchHouse } from './house.ts';
import { CATEGORIES, openSlowBrowser, PHONE, type SlowBrowser } from './slow-browser.ts';
import { openMember } from './spin-members.ts';

const SHOWS = 2;
/** The longest time to the next round, its bets included. */
const NEXT_ROUND_MS = 120_000;

type Watched = {
  readonly page: 'table.html' | 'kite.html';
  /** Seen when the part begins that moves. */
  readonly begins: string;
  readonly ms: number;
};
const TABLE = { page: 'table.html', begins: '.time[data-phase="closed"]' } as const;
/** Of each picture that moves one: a wheel, cards, robots, dice, the kite. */
const WATCHED: Readonly<Record<string, Watched>> = {
  'roulette-low': { ...TABLE, ms: 12_000 },
  'baccarat-low': { ...TABLE, ms: 10_000 },
  'andar-bahar-low': { ...TABLE, ms: 14_000 },
  'sic-bo-low': { ...TABLE, ms: 10_000 },
  'robo-rumble': { ...TABLE, ms: 16_000 },
  kite: { page: 'kite.html', begins: '.figure[data-phase="flying"]', ms: 12_000 },
};

/**
 * What the main thread of the frame needs for one of its own frames while a result is shown or the kite flies, on a
 * phone's screen and a processor four times slower, read as `bench -- frame` reads it. Rounds are those of the house's
 * clock, so each run shows others: figures, and no promise.
 */
export async function benchTableFrame(games: readonly string[] = []) {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const slowBrowser = await openSlowBrowser();
  const { house, origin, close } = await openBenchHouse({ tables: true });
  const figures: Record<string, ReturnType<typeof figuresOf>> = {};
  try {
    for (const [gameCode, watched] of Object.entries(WATCHED)) {
      if (games.length > 0 && !games.includes(gameCode)) continue;
      const launchToken = await launch(house, { gameCode, watched });
      const traces = await watch(slowBrowser, watched, (page) =>
        openBareFrame(page, {
          origin,
          gameCode,
          launchToken,
          reducedMotion: false,
          frame: watched.page,
        }),
      );
      figures[gameCode] = figuresOf(traces);
      report(gameCode, figures[gameCode]);
    }
    return figures;
  } finally {
    await slowBrowser.browser.close();
    await close();
  }
}

type Opened = { readonly gameCode: string; readonly watched: Watched };
let members = 0;

async function launch(house: House, { gameCode: gameId, watched }: Opened): Promise<string> {
  members += 1;
  const { session } = await openMember(house, members);
  const frame = `/frame/${watched.page}`;
  const opening = { session, gameId, frame, lastPlacedAt };
  const { launchToken } = await house.db.tx((tx) => launchFrame(house.tables, tx, opening));
  return launchToken;
}

/** The same page for all shows: the first one compiles the code, and is not counted. */
async function watch(
  { browser, slow }: SlowBrowser,
  { begins, ms }: Watched,
  open: (page: Page) => Promise<void>,
): Promise<Trace[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await open(page);
  const frame = page.frameLocator('iframe');
  const begun = () => frame.locator(begins).waitFor({ timeout: NEXT_ROUND_MS });
  await begun();
  const inside = page.frames().find((one) => one !== page.mainFrame());
  await slow(await context.newCDPSession(inside ?? page).catch(() => context.newCDPSession(page)));
  await page.waitForTimeout(ms);
  const traces: Trace[] = [];
  for (let show = 0; show < SHOWS; show += 1) {
    await begun();
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.waitForTimeout(ms);
    traces.push(JSON.parse((await browser.stopTracing()).toString('utf8')) as Trace);
  }
  await context.close();
  return traces;
}

function figuresOf(traces: readonly Trace[]) {
  const all = traces.flatMap((trace) => playIn(trace).all);
  return {
    frames: all.length,
    p50: at(0.5, all),
    p99: at(0.99, all),
    largest: at(1, all),
    late: all.filter((ms) => ms > PROMISED_MS).length,
  };
}

function report(game: string, { frames, p50, p99, largest, late }: ReturnType<typeof figuresOf>) {
  console.log(
    `frame ${game.padEnd(16)} ${String(frames).padStart(5)} frames  median ${p50} ms  99 % ${p99}  ` +
      `largest ${largest}  over ${PROMISED_MS} ms: ${late}`,
  );
}
