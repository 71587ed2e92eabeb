import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { freshRound, pass } from './lottery-time.ts';
import { appears, deposit, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

const clock = wallClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The page reads the clock of the house when it is opened, so it is opened after each jump. */
const at = (page: Page, query: string) => page.goto(`${house.playerOrigin}/lottery?${query}`);

const bar = (page: Page) => page.getByRole('region', { name: t('lottery.bet-amount') });
const closed = async (page: Page): Promise<void> => {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};

async function betOn(page: Page, total: string): Promise<void> {
  await bar(page)
    .getByRole('button', { name: t('lottery.bet-do'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('lottery.bet-agree', { total }) })
    .click();
  await closed(page);
}

inFull(
  'a member’s day in the lottery, each bet checked by its proof',
  async () => {
    const member = await house.member();
    await deposit(member, '500');
    const page = await openPage({ width: 1280 });
    await enterAs(page, member, house.playerOrigin);

    await freshRound({ house, clock }, 'lhc-5m');
    await at(page, 'view=betting&gameCode=lhc-5m&playType=special-animal');
    await page.getByRole('button', { name: new RegExp(`^${t('lottery.option-horse')}`) }).click();
    await betOn(page, '৳2.00');

    await at(page, 'view=betting&gameCode=ssc-1m&playType=front2-straight');
    const place = (name: string) => page.getByRole('group', { name, exact: true });
    await place('1st').getByRole('button', { name: '4', exact: true }).click();
    await place('2nd').getByRole('button', { name: '7', exact: true }).click();
    await bar(page).getByRole('slider').press('Home');
    await betOn(page, '৳2.00');

    await at(page, 'view=betting&gameCode=wingo-1m');
    await page.getByRole('button', { name: new RegExp(`^${t('lottery.option-big')}`) }).click();
    await page.getByRole('button', { name: t('lottery.bet-agree', { total: '৳10.00' }) }).click();
    await closed(page);

    // Both sides of a question: one of them wins, so the first draw ends the chase.
    await at(page, 'view=betting&gameCode=ssc-1m&playType=five-sum-size-parity');
    for (const side of ['lottery.option-big', 'lottery.option-small'] as const)
      await page.getByRole('button', { name: new RegExp(`^${t(side)}`) }).click();
    await bar(page)
      .getByRole('button', { name: t('lottery.plan-open') })
      .click();
    const sheet = page.getByRole('dialog', { name: t('lottery.plan-title') });
    await sheet
      .getByRole('button', { name: /^Plan|৳/ })
      .last()
      .click();
    await closed(page);

    await pass({ house, clock }, 5 * 60_000);
    await at(page, 'view=orders');
    const links = page.locator('a[href*="bet=wgr_"]');
    await appears(links);
    const hrefs = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    );
    const bets = new Set(hrefs.map((href) => /bet=(wgr_[0-9a-f]+)/.exec(href ?? '')?.[1]));
    // The zodiac, the straight, the quick bet, and the two sides that the chase placed, once.
    expect(bets.size).toBe(4);
    for (const bet of bets) {
      await page.goto(`${house.playerOrigin}/verify?bet=${bet}`);
      await appears(page.getByText(t('verify.verified')), `${bet}`);
    }
    expect(await house.prove()).toMatchObject({ differences: 0 });
    await page.context().close();
  },
  180_000,
);
