import type { FrameLocator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { full, some } from '../harness/extent.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { type BareView, openBareGame, playOne } from './bare-game.ts';
import { theHouse } from './the-house.ts';
import { appears, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { frame: f } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

const openGame = (before?: string, view?: BareView) => openBareGame(house, { ...view, before });

/** What scripts of ours keep at the window of the frame. */
const windowOf = (game: FrameLocator) =>
  game.locator('html').evaluate((html) => {
    const { ownerDocument } = html as unknown as { ownerDocument: { defaultView: Kept } };
    const { put, asked, notes, peak } = ownerDocument.defaultView;
    return { put, asked, notes, peak };
  });
type Kept = Readonly<{ put: string[]; asked: number; notes: number; peak: number }>;

const picture = (game: FrameLocator) => game.getByRole('img').screenshot();

const pixelsOf = async (game: FrameLocator) =>
  await sharp(await picture(game))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Has `code` run in each worker of the frame before ours does. */
const inWorkers = (code: string) => `
  const Own = window.Blob;
  window.Blob = function (parts, options) { return new Own([${JSON.stringify(code)}, ...parts], options); };`;

/** How many colours there are in it, each to a sixteenth of its red, green and blue. */
async function coloursOf(game: FrameLocator): Promise<number> {
  const pixels = await pixelsOf(game);
  // As one number: a text for each of so many pixels takes longer than the browser takes to draw them.
  const sixteenth = (at: number) => (pixels[at] ?? 0) >> 4;
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3)
    colours.add((sixteenth(at) << 8) | (sixteenth(at + 1) << 4) | sixteenth(at + 2));
  return colours.size;
}

/** What part of two pictures the eye would tell apart: shadows are rounded a little otherwise on another thread. */
async function unlike(one: FrameLocator, other: FrameLocator): Promise<number> {
  const [mine, theirs] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (mine.length !== theirs.length) return 1;
  return mine.filter((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 16).length / mine.length;
}

/** The cloth alone has fewer than ten. */
const PAINTED = 40;
async function isPainted(game: FrameLocator): Promise<void> {
  await expect.poll(() => coloursOf(game), { timeout: 10_000 }).toBeGreaterThan(PAINTED);
}

/** A canvas that was handed to a worker has no context for the page. */
const isOfPage = (game: FrameLocator) =>
  game.locator('.reels canvas').evaluate((canvas) => {
    try {
      return (canvas as unknown as { getContext(kind: string): unknown }).getContext('2d') !== null;
    } catch {
      return false;
    }
  });

describe('the picture of a game', () => {
  let opened: ReturnType<typeof openGame> | undefined;
  /** As it is where nothing is in the way. */
  const worked = () => (opened ??= openGame());

  test('is played by a worker from a blob and another makes the calls, under the policy that the frame has', async () => {
    const { page, game } = await worked();
    await isPainted(game);
    expect(page.workers().map((worker) => worker.url().split(':')[0])).toEqual(['blob', 'blob']);
    expect(await isOfPage(game)).toBe(false);
  });

  const WITHOUT: readonly (readonly [string, string])[] = [
    ['the worker breaks', 'window.Blob = Blob.bind(null, [\'throw new Error("broken")\'])'],
    ['a browser has no worker', 'delete window.Worker'],
    [
      'a canvas stays with its page',
      'delete HTMLCanvasElement.prototype.transferControlToOffscreen',
    ],
    ['a policy forbids the worker', "URL.createObjectURL = () => 'data:text/javascript,'"],
    ['the worker says nothing', "window.Blob = Blob.bind(null, [''])"],
    ['a worker has no frames', inWorkers('delete self.requestAnimationFrame;')],
  ];
  test.each(some(WITHOUT))('is the same, painted by the page, where %s', async (_why, before) => {
    const { page, game } = await openGame(before);
    const { game: usual } = await worked();
    await isPainted(usual);
    await isPainted(game);
    expect(await isOfPage(game)).toBe(true);
    // Enough colours are there before the last symbol is.
    await expect.poll(() => unlike(game, usual), { timeout: 10_000 }).toBeLessThan(0.002);
    await page.context().close();
  });

  test.each(
    some([
      ['a worker', ''],
      ['the page', 'delete window.Worker'],
    ]),
  )('fills its place at every size, painted by %s', async (_who, before) => {
    const { page, game } = await openGame(before);
    for (const width of some([390, 1280, 900, 600], 2)) {
      await page.setViewportSize({ width, height: 844 });
      await isPainted(game);
      const picture = await game.locator('.reels canvas').boundingBox();
      const place = await game.locator('.picture').boundingBox();
      if (!picture || !place) throw new Error('the game has no picture');
      const [across, down] = [place.width - picture.width, place.height - picture.height];
      // It lies within its place and reaches its edges in at least one direction.
      expect(Math.min(across, down)).toBeCloseTo(0, 0);
      expect(picture.width / picture.height).toBeLessThan(540 / 398 + 0.01);
      expect(picture.width / picture.height).toBeGreaterThan(540 / 688 - 0.01);
    }
    await page.context().close();
  });

  inFull.each([390, 1280] as const)(
    'leaves room for all that is pressed, at %s px',
    async (width) => {
      const page = await openPage({ width });
      await enterAs(page, await house.member(), house.playerOrigin);
      // The first is as high as wide.
      for (const code of ['bee-meadow', 'kantha-lines', 'fair-fortune']) {
        await page.goto(`${house.playerOrigin}/game?id=${code}`);
        const game = page.frameLocator('iframe');
        await appears(game.getByText(f('ready')));
        const hidden = await game.locator('html').evaluate((html) => {
          const { scrollHeight, clientHeight } = html as unknown as Record<string, number>;
          return (scrollHeight ?? 0) - (clientHeight ?? 0);
        });
        expect(hidden, code).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    },
  );
});

/** What a broken worker is to be told of, and what it then throws. */
const breaksWhen = (asked: string) =>
  inWorkers(
    `self.addEventListener('message', ({ data }) => { if (${asked}) throw new Error('broken'); });`,
  );

const BREAKS: readonly (readonly [string, string, boolean])[] = [
  ['the reels set off', breaksWhen("data.act === 'run'"), true],
  ['a spin is to be asked for', breaksWhen("data.call?.url.endsWith('/spins')"), false],
  ['the reels are to land', breaksWhen("data.act === 'land'"), true],
];
inFull.each(BREAKS)(
  'a round is shown to its end and counted once where a worker breaks as %s',
  async (_when, before, playedHere) => {
    const { page, game } = await openGame(before, { moving: true });
    const posts: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/spins') && answer.ok())
        posts.push(((await answer.json()) as { value: { roundId: string } }).value.roundId);
    });
    for (let round = 1; round <= (full ? 2 : 1); round += 1) {
      await playOne(page, game);
      await expect.poll(() => new Set(posts).size).toBe(round);
    }
    expect(await isOfPage(game)).toBe(playedHere);
    await isPainted(game);
    await page.context().close();
  },
);

/** Runs in the frame before anything of ours does: what was ever put into its page. */
const KEEPS_WHAT_WAS_PUT = `
  window.put = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) window.put.push(textContent);
  }).observe(document, { childList: true, subtree: true });`;

test('letters of each size in which a win is said are shaped while the game opens, and nothing of it stays', async () => {
  const { page, game } = await openGame(KEEPS_WHAT_WAS_PUT);
  const words = f('won', { amount: '৳12,345,678.90' });
  const put = async () => (await windowOf(game)).put;
  // As a caption, as the amount over the reels, which has room beside it, and as the result.
  await expect.poll(put).toContain(`${words}\u00a0${words}\u00a0${words}`);
  expect(await game.getByText(words).count()).toBe(0);
  await page.context().close();
});

/** The first spin is lost at once, the second is asked for and not answered before the test lets it. */
const CUT_AT_ONCE = `
  delete window.Worker;
  window.asked = 0;
  const own = window.fetch;
  window.fetch = async (url, options) => {
    if (!String(url).endsWith('/spins')) return own(url, options);
    window.asked += 1;
    if (window.asked === 1) throw new TypeError('cut');
    await new Promise((resolve) => addEventListener('mended', resolve));
    return own(url, { ...options, signal: undefined });
  };`;

test('a line that is cut as a spin is asked for is told until it is mended, and the stake stays as it is till then', async () => {
  const { page, game } = await openGame(CUT_AT_ONCE);
  const larger = game.getByRole('button', { name: f('stakeMore'), exact: true });
  const isResting = () => larger.isDisabled();
  await expect.poll(isResting).toBe(false);
  await game.getByRole('button', { name: f('spin'), exact: true }).click();
  await expect.poll(async () => (await windowOf(game)).asked).toBe(2);
  await game.getByRole('alert').getByText(f('lost'), { exact: true }).waitFor();
  await expect.poll(isResting).toBe(true);
  await game.locator('html').dispatchEvent('mended', { bubbles: true });
  await game.getByText(/^(Won|Returned|No win)/).waitFor({ timeout: 20_000 });
  expect(await game.getByRole('alert').count()).toBe(0);
  await expect.poll(isResting, { timeout: 20_000 }).toBe(false);
  await page.context().close();
});

/** Beside the loudspeaker: how many sounds were begun, how loud the loudest of what they play is. */
const COUNTS_NOTES = `
  window.notes = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.notes += 1;
    window.peak = this.buffer.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    return start.apply(this, when);
  };`;

const PLAYED_BY: readonly (readonly [string, string])[] = [
  ['a worker', ''],
  ['the page', 'delete window.Worker;'],
  ['the page after its worker broke', breaksWhen("data.act === 'land'")],
];
inFull.each(PLAYED_BY)(
  'reels that rest are heard once sound is switched on, played by %s',
  async (_who, before) => {
    const { page, game } = await openGame(before + COUNTS_NOTES, { moving: true });
    const notes = async () => (await windowOf(game)).notes;
    if (full) await playOne(page, game);
    expect(await notes()).toBe(0);
    await game.getByRole('button', { name: f('sound') }).click();
    // The music of the place, once the world is rendered.
    await expect.poll(notes).toBe(1);
    expect((await windowOf(game)).peak).toBeGreaterThan(0.5);
    await playOne(page, game);
    // The reels begin, and each of them rests.
    expect(await notes()).toBeGreaterThanOrEqual(1 + 1 + 5);
    await page.context().close();
  },
);
