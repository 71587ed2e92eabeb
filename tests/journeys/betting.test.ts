import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { freshRound, openRound } from './lottery-time.ts';
import { theClock, theHouse } from './the-house.ts';
import { appears, deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

/** A member with money at the betting view of a lottery. */
async function atTable(view: Parameters<typeof openPage>[0], query: string): Promise<Page> {
  const member = await house.member();
  await deposit(member, '500');
  const page = await openPage(view);
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/lottery?view=betting&${query}`);
  return page;
}

/** So many seconds are left until bets close: the story does not race the clock of the house. */
async function hasSeconds(page: Page, least: number): Promise<void> {
  const left = async () => {
    const words = (await page.getByRole('timer').first().getAttribute('aria-label')) ?? '';
    const [, minutes = '0', seconds = '0'] = /(\d+):(\d+)/.exec(words) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect.poll(left, { timeout: 40_000 }).toBeGreaterThanOrEqual(least);
}

/** All but the last second until then is over at once; a page that is shown again asks for the time. */
async function comesTo(page: Page, moment: Date): Promise<void> {
  theClock.advance(Math.max(0, moment.getTime() - theClock.now().getTime() - 1_000));
  await page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");
}

const balance = (page: Page) => page.getByTestId('balance').first().textContent();

describe('a lottery on a phone', () => {
  const { t } = wordsIn('bn');
  const GAME = 'wingo-30s';

  test('takes a bet in two taps, shows its draw, then what came of it and the ticket', async () => {
    const view = { lang: 'bn', theme: 'dark', width: 390 } as const;
    await freshRound({ house, clock: theClock }, GAME);
    const page = await atTable(view, `gameCode=${GAME}`);
    // Both sides of one draw: one of them wins, and less comes back than was staked.
    for (const answer of ['lottery.option-big', 'lottery.option-small'] as const) {
      await page.getByRole('button', { name: new RegExp(`^${t(answer)}`) }).click();
      if (answer === 'lottery.option-big') expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: t('lottery.bet-agree', { total: '৳10.00' }) }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    await expect.poll(() => balance(page)).toContain('480.00');
    const { closesAt, drawsAt } = await openRound({ house }, GAME);
    await comesTo(page, closesAt);
    await appears(page.getByText(t('lottery.bet-stage-closed')));
    await comesTo(page, drawsAt);
    await appears(page.getByText(t('lottery.bet-came-back', { amount: '৳19.60' })));
    await expect.poll(() => balance(page)).toContain('499.60');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: t('lottery.bet-ticket') }).click();
    await appears(page.getByRole('dialog'));
    expect(new URL(page.url()).searchParams.get('bet')).toMatch(/^wgr_/);
    await page.context().close();
  });
});

describe('the classic client', () => {
  const { t } = wordsIn('en');

  // The component tests show the same without a browser.
  inFull('shares the return between prize and rebate, and plans a chase on a hold', async () => {
    const page = await atTable({ width: 1280 }, 'gameCode=ssc-5m&playType=front2-straight');
    const place = (name: string) => page.getByRole('group', { name, exact: true });
    await place('1st').getByRole('button', { name: '4', exact: true }).click();
    await place('2nd').getByRole('button', { name: '7', exact: true }).click();
    const bar = page.getByRole('region', { name: t('lottery.bet-amount') });
    await appears(bar.getByText('৳195.00', { exact: true }));
    await bar.getByRole('slider').press('Home');
    await appears(bar.getByText('৳170.00', { exact: true }));
    await appears(bar.getByText('৳0.25 (12.8 %)'));
    await hasSeconds(page, 8);
    await bar.getByRole('button', { name: t('lottery.plan-open') }).click();
    const sheet = page.getByRole('dialog', { name: t('lottery.plan-title') });
    await appears(sheet.getByText(t('lottery.plan-held', { amount: '৳20.00' })));
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('lottery.plan-do', { total: '৳20.00' }) }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => balance(page)).toContain('480.00');
    await appears(page.getByRole('region', { name: t('lottery.plan-mine') }));
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
