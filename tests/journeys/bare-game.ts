import { playerRoutes } from '@nokshi/contract';
import type { ConsoleMessage, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBareFrame } from '../harness/bare-parent.ts';
import type { RunningHouse } from '../harness/house.ts';
import { appears, deposit, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { frame: f } = wordsIn('en');
const GAME = 'kantha-lines';

export type BareView = { readonly width?: 390 | 1280; readonly moving?: boolean };

/** A new game without the site around it, of a new member; `before` runs in each frame before anything of ours does. */
export async function openBareGame(
  house: RunningHouse,
  { width = 1280, moving = false, before = '' }: BareView & { before?: string | undefined } = {},
) {
  const page = await openPage({ width });
  if (moving) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript({ content: before });
  const member = await house.member();
  await deposit(member, '500');
  const { launchToken } = await member.call(playerRoutes.slots.launch, { gameId: GAME });
  const launch = { origin: house.playerOrigin, gameCode: GAME, launchToken };
  await openBareFrame(page, { ...launch, reducedMotion: !moving });
  const game = page.frameLocator('iframe');
  await appears(game.getByText(f('ready')));
  // What lies behind has colours enough of its own.
  await game
    .locator('.backdrop')
    .evaluate((box) => (box as unknown as { remove(): void }).remove());
  return { page, game, member, launchToken };
}

/** A round from the press to the end of its words, which the frame tells the page around it. */
export async function playOne(page: Page, game: FrameLocator): Promise<void> {
  const spin = game.getByRole('button', { name: f('spin'), exact: true });
  // Free games take longer than anything else on a page.
  const timeout = 60_000;
  const predicate = (line: ConsoleMessage) => line.text() === 'round';
  const round = page.waitForEvent('console', { predicate, timeout });
  await spin.click();
  await round;
  expect(await game.getByText(/^(Won|Returned|No win)/).count()).toBe(1);
  await appears(spin.and(game.locator('[aria-disabled="false"]')));
}
