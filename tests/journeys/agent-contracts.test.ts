import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { agentBelow, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { bet, logInAgain, settleAt } from '../harness/slips.ts';
import { PIN, registerBelow, type Teammate } from '../harness/team.ts';
import { appears, enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const { t: bn } = wordsIn('bn');

const PAGE_OF: Readonly<Record<ContractKind, string>> = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  'real-time': 'agentRealtimeSalary',
};

// Shortly before a day begins: few spans of five minutes are over when the first bet is made.
const clock = fakeClock('2026-03-10T17:30:00.000Z');
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const at = (page: Page, query: string) => page.goto(`${house.playerOrigin}/?${query}`);
const press = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

/** The upline fills in the rate, looks at what it would have come to, and sends the offer. */
async function offer(page: Page, agent: Teammate, kind: ContractKind): Promise<void> {
  await at(page, `ac=${PAGE_OF[kind]}&tab=given&offer=${agent.memberId}&ofKind=${kind}`);
  const form = page.getByRole('dialog', { name: t('offer.title') });
  const fields = kind === 'real-time' ? (['winRate', 'lossRate'] as const) : (['rate'] as const);
  for (const field of fields)
    await form.getByLabel(t(`contract.field-${field}`), { exact: true }).fill('1');
  await form.getByRole('button', { name: t('offer.preview'), exact: true }).click();
  await form.getByText(t('offer.simulation')).waitFor();
  await form.getByRole('button', { name: t('offer.send'), exact: true }).click();
  await page
    .getByText(t('offer.sent', { name: agent.username }))
    .first()
    .waitFor();
}

/** The downline reads the offer on a phone in Bengali, and accepts it with the payment password. */
async function accept(page: Page, kind: ContractKind): Promise<void> {
  const waiting = page.getByRole('table', { name: bn('contract.waiting') });
  await waiting.getByRole('button', { name: bn(`contract.kind-${kind}`), exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByText(bn('contract.today-none')).waitFor();
  await dialog.getByLabel(bn('withdraw.pin'), { exact: true }).fill(PIN);
  await press(page, bn('offer.accept'));
  await page.getByText(bn('offer.accepted')).first().waitFor();
}

/** The number and the amount of the slip that a page shows. */
async function slipOn(page: Page, query: string): Promise<readonly [string, string]> {
  await at(page, query);
  const row = page.locator('section:has(> h4#slips) tbody button').first();
  await appears(row);
  await row.click();
  const number = page.getByText(/^slp_[0-9a-f]{32}$/);
  await appears(number);
  const sums = page.locator('section:has(> h4#slip-how) dd');
  return [(await number.textContent()) ?? '', (await sums.last().textContent()) ?? ''];
}

/** An operator finds the slip by its number, and goes from its member to the bet that it adds up. */
async function follow(page: Page, slip: string, member: Teammate): Promise<void> {
  await page.goto(`${house.consoleOrigin}/settlement?tab=slips`);
  await page.getByRole('searchbox', { name: c('contracts.search') }).fill(slip);
  await page.waitForURL(/query=slp_/);
  await page.getByRole('main').locator('tbody').getByRole('link').first().click();
  await page.getByText(slip, { exact: true }).waitFor();
  await page.getByText(c('marked.of', { count: '0', all: '1' })).waitFor();
  await page.getByRole('button', { name: c('slips.show-lines') }).click();
  const bets = c('slips.bets-of', { name: member.username, count: '1' });
  await page.getByRole('link', { name: bets, exact: true }).click();
  await page.getByRole('heading', { name: member.username, exact: true }).waitFor();
  await expect.poll(() => page.getByRole('main').locator('tbody tr').count()).toBe(1);
  await page.getByRole('main').getByText('৳10,000.00').first().waitFor();
}

inFull(
  'an upline offers each kind, the downline accepts, plays are made, and both see the same slip',
  async () => {
    const top = await newAgent(house);
    const agent = await agentBelow(house, top);
    const member = await registerBelow(house, agent);
    for (const kind of CONTRACT_KINDS) await housed(house, top, flatTerms(kind, '2'));
    const [high, low] = await Promise.all([
      openPage({ width: 1280 }),
      openPage({ lang: 'bn', theme: 'dark', width: 390 }),
    ]);
    await enterAs(high, top, house.playerOrigin);
    await enterAs(low, agent, house.playerOrigin);
    await at(low, 'ac=contractRequests');
    await low.getByText(bn('contract.waiting-none')).waitFor();
    for (const kind of CONTRACT_KINDS) {
      await offer(high, agent, kind);
      await accept(low, kind);
    }
    await low.getByText(bn('contract.waiting-none')).waitFor();

    // A day that all four contracts count; its hours and five minutes end long before it.
    clock.set('2026-03-10T18:32:00.000Z');
    await bet(house, member, { stake: 10_000_00n });
    await settleAt({ house, clock }, '2026-03-10T19:12:00.000Z');
    await settleAt({ house, clock }, '2026-03-11T18:10:00.000Z');
    for (const [page, who] of [
      [high, top],
      [low, agent],
    ] as const) {
      await logInAgain(who);
      await enterAs(page, who, house.playerOrigin);
    }
    const days = 'from=2026-03-11&to=2026-03-11';
    for (const kind of CONTRACT_KINDS) {
      const own = await slipOn(low, `ac=${PAGE_OF[kind]}&${days}`);
      const given = await slipOn(high, `ac=${PAGE_OF[kind]}&tab=given&${days}`);
      expect(own, kind).toEqual(given);
      expect(own[1], kind).toBe('৳100.00');
    }
    const desk = await openPage();
    await enterAs(desk, await house.operator('risk'), house.consoleOrigin);
    const [slip] = await slipOn(low, `ac=${PAGE_OF.daily}&${days}`);
    await follow(desk, slip, member);
    expect(await house.prove()).toMatchObject({ differences: 0 });
    for (const page of [high, low, desk]) await page.context().close();
  },
  180_000,
);
