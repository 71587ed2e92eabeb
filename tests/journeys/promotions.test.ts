import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { placeBet } from '../harness/slips.ts';
import { theHouse } from './the-house.ts';
import { deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

describe.each(TELLINGS)('a promotion ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  test('is read, joined, brought by a deposit, played for, and left with the own money', async () => {
    const member = await house.member();
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/promotions`);
    const join = page.getByRole('button', { name: t('promotions.status-join'), exact: true });
    const card = page.getByRole('listitem').filter({ has: join });
    await card.getByRole('link', { name: t('promotions.look') }).click();
    // What it brings, takes and costs on average is said before it is taken.
    await page.getByRole('heading', { name: t('promotions.example') }).waitFor();
    await page.getByText('৳10,000.00').first().waitFor();
    await join.click();
    await page.getByText(t('promotions.status-joined'), { exact: true }).waitFor();
    await deposit(member, '500');
    await page.goto(`${house.playerOrigin}/?mc=bonusDetails`);
    const staked = (done: string) => t('bonuses.staked', { done, required: '৳5,000.00' });
    await page.getByText(staked('৳0.00')).waitFor();
    await page.getByText(t('shell.bonus'), { exact: false }).first().waitFor();
    // The deposit comes first: only what is staked after it counts for the bonus.
    for (let n = 0; n < 3; n += 1)
      await placeBet(house, member, { stake: 200_00n, payout: 200_00n });
    await page.reload();
    await page.getByText(staked('৳100.00')).waitFor();
    await page.getByRole('button', { name: t('bonuses.leave') }).click();
    const sure = page.getByRole('dialog', { name: t('bonuses.leave-sure') });
    await sure.getByRole('button', { name: t('bonuses.leave') }).click();
    await page.getByText(t('bonuses.none')).waitFor();
    await page.getByText(t('bonuses.state-LEFT')).waitFor();
    await expect.poll(() => page.getByTestId('balance').first().innerText()).toBe('৳500.00');
    await page.context().close();
  });
});
