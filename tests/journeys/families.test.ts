import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SLOTS, type SlotFamily } from '@nokshi/house-math/slot/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, type View } from '../harness/browser.ts';
import { pictures } from '../harness/extent.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { deposit, enterAs, openPage, TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const SHOTS = join(import.meta.dirname, '../../.test/shots');
const WIDE: Required<View> = { lang: 'en', theme: 'light', width: 1280 };
/** That which draws and asks most unlike the others; every game in `npm run test:full`. */
const UNLIKE: readonly SlotFamily[] = ['pick'];
const GAMES = [...SLOTS.values()].filter(
  ({ family, code }, at, all) =>
    pictures ||
    (UNLIKE.includes(family) && all.find((each) => each.family === family)?.code === code),
);

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

describe.each(pictures ? [WIDE, TIGHT] : [TIGHT])('a member in $lang at $width px', (view) => {
  const { frame: f } = wordsIn(view.lang);
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    page = await openPage(view);
    page.on('pageerror', (err) => problems.push(err.message));
    const member = await house.member();
    await deposit(member, '500');
    await enterAs(page, member, house.playerOrigin);
  });
  afterAll(() => page.context().close());

  const photograph = async (name: string) => {
    if (!pictures) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}-${view.lang}-${view.width}.png`) });
  };

  const games = GAMES.map((game) => [game.code, game.family] as const);
  test.each(games)('plays %s (%s)', async (code) => {
    await page.goto(`${house.playerOrigin}/game?id=${code}`);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: f('spin'), exact: true });
    await game.getByText(f('ready')).waitFor({ timeout: 20_000 });
    for (let round = 1; round <= (pictures ? 4 : 1); round += 1) {
      await spin.click();
      await game.locator('.result').filter({ hasText: /\S/ }).waitFor({ timeout: 40_000 });
      await spin.and(game.locator('[aria-disabled="false"]')).waitFor({ timeout: 40_000 });
    }
    await photograph(`play-${code}`);
    await game.getByRole('button', { name: f('rules') }).click();
    const rules = game.getByRole('dialog');
    await rules.getByText(f('fairness')).waitFor();
    await photograph(`rules-${code}`);
    await rules.getByRole('button', { name: f('close') }).click();
    expect(problems).toEqual([]);
  });
});
