import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { parseDecimal } from '@nokshi/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { some } from '../harness/extent.ts';
import type { RunningHouse } from '../harness/house.ts';
import { openBareGame, playOne } from './bare-game.ts';
import { theHouse } from './the-house.ts';
import { withAnswer } from './visits.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

/** Of a new game: its letters are here, those of a win too, and what they had laid out once more is laid out. */
const IS_STILL = `(async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do {
    await document.fonts.ready;
    await drawn();
  } while (document.fonts.status !== 'loaded');
})()`;

const WORDY: readonly (readonly [string, (round: SlotRound) => boolean])[] = [
  ['pays more than five stakes', ({ payout }) => (parseDecimal(payout) ?? 0n) > 100n],
  [
    'has free games',
    ({ outcome }) => (outcome as Outcome).steps.some(({ kind }) => kind === 'free'),
  ],
];
test.each(some(WORDY))(
  'words that change while a round is shown that %s have their own boxes laid out, never the page of the game',
  async (_what, isWordy) => {
    const { page, game, member, launchToken: bearer } = await openBareGame(house, { width: 390 });
    const { spin } = playerRoutes.slots;
    const play = () => member.call(spin, { stake: '0.20' }, { key: randomUUID(), bearer });
    let found = await play();
    for (let tries = 0; tries < 2_000 && !isWordy(found); tries += 1) found = await play();
    expect(isWordy(found)).toBe(true);
    await withAnswer<SlotRound>(page, '**/wps/slots/spins', (round) => Object.assign(round, found));
    await page.frames().at(-1)?.evaluate(IS_STILL);
    const layouts = await layoutsDuring(page, () => playOne(page, game));
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.filter(({ partialLayout }) => !partialLayout)).toEqual([]);
    await page.context().close();
  },
);

/** A layout of the game's frame, as Chromium's trace tells it; partial goes through its boxes only. */
type Layout = {
  readonly frame: string;
  readonly partialLayout: boolean;
  readonly dirtyObjects: number;
};
type Traced = { readonly frame: string; readonly url: string };
type TraceEvent = {
  readonly name: string;
  readonly args?: {
    readonly beginData?: Layout;
    readonly data?: { readonly frames?: readonly Traced[] };
  };
};

/** What is laid out while `work` goes on, and is not itself all of the frame's page. */
async function layoutsDuring(page: Page, work: () => Promise<void>): Promise<Layout[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: readonly TraceEvent[];
  };
  const frames = traceEvents.flatMap(({ args }) => args?.data?.frames ?? []);
  const game = new Set(
    frames.filter(({ url }) => url.includes('/frame/')).map(({ frame }) => frame),
  );
  return traceEvents
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData ?? [])
    .filter(({ frame, dirtyObjects }) => game.has(frame) && dirtyObjects > 0);
}
