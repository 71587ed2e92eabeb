import { execFileSync } from 'node:child_process';
import { FAMILY_NAMES, SLOTS } from '@nokshi/house-math/slot/index.ts';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { type BareLaunch, openBareFrame } from '../tests/harness/bare-parent.ts';
import { seededRandom } from '../tests/harness/random.ts';
import { at, type Play, playIn, timesOfFrames, type Trace } from './frame-trace.ts';
import { openBenchHouse } from './house.ts';
import {
  CATEGORIES,
  openSlowBrowser,
  PHONE,
  SLOWER,
  type SlowBrowser,
  type Slowing,
} from './slow-browser.ts';
import { launchMember } from './spin-members.ts';

/** Of the issue: main thread of one frame of a spinning game, on a CPU four times slower. */
export const PROMISED_MS = 16;
const ROUNDS = 3;
/** How often the same rounds are played, and how often where a frame was over the line in two of those or more. */
const PLAYS = 7;
const PLAYS_NEAR_THE_LINE = 15;
/** A spin that comes sooner is refused. */
const SPIN_INTERVAL_MS = 400;

/** Milliseconds: of the frames' middles, of all frames of all plays, and how many of those took too long. */
type FrameFigures = {
  readonly plays: number;
  readonly frames: number;
  readonly p50: number;
  readonly largest: number;
  readonly allLargest: number;
  readonly each: number;
  readonly eachP50: number;
  readonly eachP99: number;
  readonly eachLargest: number;
  readonly late: number;
  readonly theatreP50: number;
  readonly theatreP99: number;
};
type SlowPlay = Play & { readonly slowing: Slowing };
type Figures = { readonly [family: string]: FrameFigures };

/**
 * Plays one game of each family, or of those that are named, on a phone's screen, the same rounds in every run, and reads from
 * Chromium's own trace how long the main thread of the frame was busy, in time of that thread:
 *
 * - a frame: the task that brings the page to the screen: animation callbacks, style, layout, paint, commit;
 * - all: that and whatever else ran since the frame before, or in the sixtieth of a second before it
 *   (keys, messages, timers, collection of garbage);
 * - waited: while the compositor's thread took the frame, which is in neither and told at the end.
 *
 * The same rounds are played {@link PLAYS} times, all families in turn, so that no slow minute of the machine is in
 * most plays of one. The promise is for each of their frames: the middle of its times, all counted. Where a frame
 * was over the line in one of seven, its middle is not (of a fair coin 6 in a hundred); where it was in more, met or
 * not, seven are too few to decide, and its family is played on to {@link PLAYS_NEAR_THE_LINE}. Single times are
 * reported apart; `bench -- bare-frame` shows how much of such a time is the machine.
 *
 * The theatre has a thread of its own, which Chromium does not slow; its time is given four times. The
 * page around the frame tells of each round by itself, so that nothing but the game runs in it.
 */
export async function benchFrame(
  families: readonly string[] = [],
): Promise<{ figures: Figures; met: boolean }> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const slowBrowser = await openSlowBrowser();
  let chance = seededRandom();
  const random = { bytes: (length: number) => chance.bytes(length) };
  const { house, origin, close } = await openBenchHouse({
    spinIntervalMs: SPIN_INTERVAL_MS,
    random,
  });
  let members = 0;
  /** As somebody new, to whom the same rounds fall each time. */
  const play = async (code: string) => {
    chance = seededRandom(code);
    members += 1;
    const launchToken = await launchMember(house, members, code);
    return await playTraced(slowBrowser, { origin, gameCode: code, launchToken });
  };
  try {
    const asked = FAMILY_NAMES.filter((name) => families.length === 0 || families.includes(name));
    const games = [...SLOTS.values()];
    const first = asked.flatMap((family) => games.find((game) => game.family === family) ?? []);
    const plays = new Map<string, SlowPlay[]>(first.map(({ family }) => [family, []]));
    const playedOf = (family: string) => plays.get(family) ?? [];
    let chosen = first;
    for (let times = 1; times <= PLAYS_NEAR_THE_LINE && chosen.length > 0; times += 1) {
      for (const { family, code } of chosen) playedOf(family).push(await play(code));
      console.log(`frame played ${times} times: ${chosen.map(({ family }) => family).join(' ')}`);
      if (times === PLAYS) chosen = first.filter(({ family }) => isNearTheLine(playedOf(family)));
    }
    const figures: Record<string, FrameFigures> = {};
    for (const [family, played] of plays) {
      figures[family] = figuresOf(played);
      report(family, figures[family]);
    }
    reportSlowing([...plays.values()].flat());
    reportWaits([...plays.values()].flat());
    return { figures, met: Object.values(figures).every(isMet) };
  } finally {
    await slowBrowser.browser.close();
    await close();
  }
}

/** Some frame was over the line more often than once. */
const isNearTheLine = (plays: readonly Play[]): boolean =>
  timesOfFrames(plays.map(({ all }) => all)).some(
    (times) => times.filter((ms) => ms > PROMISED_MS).length > 1,
  );

const isMet = ({ allLargest }: FrameFigures) => allLargest <= PROMISED_MS;

const middle = (times: readonly number[]): number => at(0.5, times);

function figuresOf(plays: readonly Play[]): FrameFigures {
  const own = timesOfFrames(plays.map((play) => play.own)).map(middle);
  const all = timesOfFrames(plays.map((play) => play.all)).map(middle);
  const each = plays.flatMap((play) => play.all);
  const theatre = plays.flatMap((play) => play.theatre).map((ms) => ms * SLOWER);
  return {
    plays: plays.length,
    frames: all.length,
    p50: at(0.5, all),
    largest: at(1, own),
    allLargest: at(1, all),
    each: each.length,
    eachP50: at(0.5, each),
    eachP99: at(0.99, each),
    eachLargest: at(1, each),
    late: each.filter((ms) => ms > PROMISED_MS).length,
    theatreP50: at(0.5, theatre),
    theatreP99: at(0.99, theatre),
  };
}

function reportSlowing(plays: readonly SlowPlay[]): void {
  const tell = (values: number[]) =>
    `${at(0.5, values)} (from play to play ${at(0, values)} to ${at(1, values)})`;
  const slowings = plays.map(({ slowing }) => slowing);
  const times = slowings.map(({ times }) => times);
  const rates = slowings.map(({ rate }) => rate);
  const asTold = slowings.map(({ asTold }) => asTold);
  console.log(
    `frame plain work took ${tell(times)} times as long, at Chromium's rate ${tell(rates)}`,
  );
  console.log(`frame at its rate ${SLOWER} it took ${tell(asTold)} times as long`);
}

function reportWaits(plays: readonly Play[]): void {
  const waits = plays.flatMap(({ waited }) => waited);
  const long = waits.filter((ms) => ms > 1).length;
  console.log(
    `frame waiting for the compositor, where the slowing turns in circles, was over 1 ms in ${long} of ${waits.length}, at most ${at(1, waits)}`,
  );
}

function report(family: string, figures: FrameFigures): void {
  const { plays, frames, p50, largest, allLargest, each, eachP99, eachLargest, late } = figures;
  console.log(
    `frame ${family.padEnd(12)} ${String(frames).padStart(4)} frames  median ${p50} ms  largest ${allLargest} ms (by itself ${largest})  ` +
      `each of ${each} in ${plays} plays: 99 % ${eachP99}, largest ${eachLargest}, over ${late}  theatre ${figures.theatreP50}, ${figures.theatreP99} ms  ` +
      `promised <= ${PROMISED_MS}  ${isMet(figures) ? 'met' : 'NOT MET'}`,
  );
}

async function playTraced(
  { browser, slow }: SlowBrowser,
  launch: Omit<BareLaunch, 'reducedMotion'>,
): Promise<SlowPlay> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await openBareFrame(page, { ...launch, reducedMotion: false });
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
  await spin.and(page.locator('[aria-disabled="false"]')).waitFor({ timeout: 20_000 });
  await spin.focus();
  const inside = page.frames().find((one) => one !== page.mainFrame());
  const slowing = await slow(await lineTo(page, inside));
  // The first round compiles the code and draws each symbol once.
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) await browser.startTracing(page, { categories: CATEGORIES });
    const isOver = page.waitForEvent('console', { timeout: 120_000 });
    await page.keyboard.press('Space');
    await isOver;
    await page.waitForTimeout(SPIN_INTERVAL_MS);
  }
  const trace = await browser.stopTracing();
  await context.close();
  return { ...playIn(JSON.parse(trace.toString('utf8')) as Trace), slowing };
}

/** A sandboxed frame may have a process of its own, which is then slowed by itself. */
async function lineTo(page: Page, frame: Frame | undefined): Promise<CDPSession> {
  const context = page.context();
  if (!frame) return context.newCDPSession(page);
  return context.newCDPSession(frame).catch(() => context.newCDPSession(page));
}
