import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { cashTerms } from '../harness/campaign-terms.ts';
import type { RunningHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { theHouse } from './the-house.ts';
import { deposit, enterAs, openPage, TELLINGS, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { campaigns, proposals } = consoleRoutes;
const { wallet } = playerRoutes;
const reason = 'a journey';
let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

/** Three free rounds at 2.00 that an operator gives by hand; nobody else sees such a campaign. */
async function give(username: string): Promise<void> {
  const admin = await house.operator();
  const terms = cashTerms({
    trigger: { kind: 'manual' },
    limits: { budget: '50', places: null, perMember: 1, perDay: null },
    reward: { kind: 'free-rounds', gameId: 'kantha-lines', rounds: 3, stake: '2.00', days: 7 },
  });
  const saved = await admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
  await admin.call(campaigns.publish, { ...saved, reason });
  const second = await house.operator('finance');
  const { campaignId } = saved;
  const { proposal } = await admin.call(campaigns.give, { campaignId, username, reason });
  await second.call(proposals.approve, { id: proposal ?? '' });
}

describe.each(TELLINGS)('free rounds ($lang, $theme, $width)', (view) => {
  const { t, frame: f } = wordsIn(view.lang);

  test('are found in the reward centre, played first at no cost, kept for later, the rest as autoplay, and end before own money is staked', async () => {
    const member = await house.member();
    await give(member.username);
    await deposit(member, '100');
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    // As where the profile of protection allows autoplay.
    await withAnswer<{ play: object }>(page, '**/wps/slots/table', (table) => {
      table.play = { hold: true, auto: true };
    });
    await page.goto(`${house.playerOrigin}/?mc=rewardCenter`);
    await page.getByText(t('rewards.free-rounds', { left: 3, rounds: 3 })).waitFor();
    await page.locator('a[href="/game?id=kantha-lines"]').last().click();
    const game = page.frameLocator('iframe');
    const press = (words: Parameters<typeof f>[0]) =>
      game.getByRole('button', { name: f(words), exact: true }).click();
    const isReady = () =>
      game.locator('.spin[data-word="spin"][aria-disabled="false"]').waitFor({ timeout: 40_000 });
    const left = (count: number) =>
      game.getByText(f('freeLeft', { left: count, stake: '৳2.00' })).waitFor();
    await left(3);
    await isReady();
    const stakeMore = game.getByRole('button', { name: f('stakeMore'), exact: true });
    expect(await stakeMore.isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    // Kept for later, the stake is the member's own; then they are played after all.
    await press('freeKeep');
    expect(await stakeMore.isDisabled()).toBe(false);
    await press('freePlay');
    const asked = page.waitForRequest('**/wps/slots/spins');
    await press('spin');
    expect((await asked).postDataJSON()).toMatchObject({
      stake: '2.00',
      freeRounds: expect.stringMatching(/^frg_/),
    });
    await left(2);
    await isReady();
    await press('autoplay');
    await game.getByText(f('autoplayFree', { rounds: 2 })).waitFor();
    await press('autoplayFreeStart');

    const over = game.getByRole('dialog', { name: f('freeOver') });
    await over.waitFor({ timeout: 40_000 });
    const cash = Number((await member.call(wallet.balance, {})).sumBalance);
    expect(cash).toBeGreaterThanOrEqual(100);
    await over.getByRole('button', { name: f('freeContinue') }).click();
    await isReady();
    expect(await stakeMore.isDisabled()).toBe(false);
    await page.context().close();
  });
});
