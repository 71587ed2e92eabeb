import type { FrameLocator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { frame: f } = wordsIn('en');
const GAME = 'kantha-lines';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 400 });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A game that nobody has played yet; `before` runs in each frame before anything of ours does. */
async function openGame(
  before = '',
  { code = GAME, width = 1280 }: { code?: string; width?: 390 | 1280 } = {},
): Promise<{ page: Page; game: FrameLocator }> {
  const page = await openPage({ width });
  await page.addInitScript({ content: before });
  const member = await house.member();
  await deposit(member, '500');
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/game?id=${code}`);
  const game = page.frameLocator('iframe');
  await game.getByText(f('ready')).waitFor({ timeout: 20_000 });
  return { page, game };
}

const picture = (game: FrameLocator) => game.getByRole('img').screenshot();

/** Has `code` run in each worker of the frame before ours does. */
const inWorkers = (code: string) => `
  const Own = window.Blob;
  window.Blob = function (parts, options) { return new Own([${JSON.stringify(code)}, ...parts], options); };`;

/** How many colours there are in it, each to a sixteenth of its red, green and blue. */
async function coloursOf(game: FrameLocator): Promise<number> {
  const pixels = await sharp(await picture(game))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3)
    colours.add([...pixels.subarray(at, at + 3)].map((part) => part >> 4).join());
  return colours.size;
}

/** The cloth alone has fewer than ten. */
const PAINTED = 40;
async function isPainted(game: FrameLocator): Promise<void> {
  await expect.poll(() => coloursOf(game), { timeout: 10_000 }).toBeGreaterThan(PAINTED);
}

/** A canvas that was handed to a worker has no context for the page. */
const isOfPage = (game: FrameLocator) =>
  game.locator('canvas').evaluate((canvas) => {
    try {
      return (canvas as unknown as { getContext(kind: string): unknown }).getContext('2d') !== null;
    } catch {
      return false;
    }
  });

describe('the picture of a game', () => {
  let worked: Awaited<ReturnType<typeof openGame>>;
  beforeAll(async () => {
    worked = await openGame();
  });

  test('is played by a worker from a blob and another makes the calls, under the policy that the frame has', async () => {
    const { page, game } = worked;
    await isPainted(game);
    expect(page.workers().map((worker) => worker.url().split(':')[0])).toEqual(['blob', 'blob']);
    expect(await isOfPage(game)).toBe(false);
  });

  test.each([
    ['a browser has no worker', 'delete window.Worker'],
    [
      'a canvas stays with its page',
      'delete HTMLCanvasElement.prototype.transferControlToOffscreen',
    ],
    ['a policy forbids the worker', "URL.createObjectURL = () => 'data:text/javascript,'"],
    ['the worker breaks', 'window.Blob = Blob.bind(null, [\'throw new Error("broken")\'])'],
    ['the worker says nothing', "window.Blob = Blob.bind(null, [''])"],
    ['a worker has no frames', inWorkers('delete self.requestAnimationFrame;')],
  ])('is the same, painted by the page, where %s', async (_why, before) => {
    const { page, game } = await openGame(before);
    await isPainted(worked.game);
    await isPainted(game);
    expect(await isOfPage(game)).toBe(true);
    expect((await picture(game)).equals(await picture(worked.game))).toBe(true);
    await page.context().close();
  });

  test.each([
    ['a worker', ''],
    ['the page', 'delete window.Worker'],
  ])('fills its place at every size, painted by %s', async (_who, before) => {
    const { page, game } = await openGame(before);
    for (const width of [390, 900, 600, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await isPainted(game);
      const { width: wide = 0, height: high = 1 } =
        (await game.locator('canvas').boundingBox()) ?? {};
      expect(wide).toBeLessThanOrEqual(width);
      expect(wide / high).toBeCloseTo(528 / 328, 1);
    }
    await page.context().close();
  });

  test.each([
    [GAME, 390],
    ['fair-fortune', 390],
    // As high as wide.
    ['bee-meadow', 390],
    [GAME, 1280],
    ['fair-fortune', 1280],
  ] as const)('of %s leaves room for all that is pressed, at %s px', async (code, width) => {
    const { page, game } = await openGame('', { code, width });
    const hidden = await game.locator('html').evaluate((html) => {
      const { scrollHeight, clientHeight } = html as unknown as Record<string, number>;
      return (scrollHeight ?? 0) - (clientHeight ?? 0);
    });
    expect(hidden).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

/** What a broken worker is to be told of, and what it then throws. */
const breaksWhen = (asked: string) =>
  inWorkers(
    `self.addEventListener('message', ({ data }) => { if (${asked}) throw new Error('broken'); });`,
  );

test.each([
  ['the reels set off', breaksWhen("data.act === 'run'")],
  ['the reels are to land', breaksWhen("data.act === 'land'")],
  ['a spin is to be asked for', breaksWhen("data.call?.url.endsWith('/spins')")],
])(
  'a round is shown to its end and counted once where a worker breaks as %s',
  async (_when, before) => {
    const { page, game } = await openGame(before);
    const spin = game.getByRole('button', { name: f('spin'), exact: true });
    const posts: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/spins') && answer.ok())
        posts.push(((await answer.json()) as { value: { roundId: string } }).value.roundId);
    });
    for (let round = 1; round <= 2; round += 1) {
      await spin.click();
      await game.getByText(/^(Won|Returned|No win)/).waitFor({ timeout: 20_000 });
      await spin.and(game.locator(':enabled')).waitFor();
      await expect.poll(() => new Set(posts).size).toBe(round);
    }
    await isPainted(game);
    await page.context().close();
  },
);

/** A layout of the game's frame, as Chromium's trace tells it; partial goes through its boxes only. */
type Layout = { readonly name: string; readonly args?: { readonly beginData?: BeginData } };
type BeginData = {
  readonly frame: string;
  readonly partialLayout: boolean;
  readonly dirtyObjects: number;
};

/** What is laid out while `work` goes on, and is not itself all of the frame's page. */
async function layoutsDuring(page: Page, work: () => Promise<void>): Promise<BeginData[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: readonly (Layout & { args?: { data?: { frames?: readonly Traced[] } } })[];
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
type Traced = { readonly frame: string; readonly url: string };

test('words that change while reels turn have their own boxes laid out, never the page of the game', async () => {
  const { page, game } = await openGame('', { width: 390 });
  const spin = game.getByRole('button', { name: f('spin'), exact: true });
  const layouts = await layoutsDuring(page, async () => {
    for (let round = 0; round < 2; round += 1) {
      await spin.click();
      await game.getByText(/^(Won|Returned|No win)/).waitFor({ timeout: 20_000 });
      await spin.and(game.locator(':enabled')).waitFor();
    }
  });
  expect(layouts.length).toBeGreaterThan(0);
  expect(layouts.filter(({ partialLayout }) => !partialLayout)).toEqual([]);
  await page.context().close();
});

/** Runs in the frame before anything of ours does: what was ever put into its page. */
const KEEPS_WHAT_WAS_PUT = `
  window.put = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) window.put.push(textContent);
  }).observe(document, { childList: true, subtree: true });`;

test('letters of each size in which a win is said are shaped while the game opens, and nothing of it stays', async () => {
  const { page, game } = await openGame(KEEPS_WHAT_WAS_PUT);
  const words = f('won', { amount: '৳12,345,678.90' });
  const put = () =>
    game.locator('html').evaluate((html) => {
      const { defaultView } = (html as unknown as { ownerDocument: { defaultView: unknown } })
        .ownerDocument;
      return (defaultView as { put: string[] }).put;
    });
  // As a caption, as the amount over the reels and as the result.
  await expect.poll(put).toContain(words.repeat(3));
  expect(await game.getByText(words).count()).toBe(0);
  await page.context().close();
});
