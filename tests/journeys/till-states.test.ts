import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { WithdrawalAnswer, WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DepositId, fromWire } from '../../apps/server/src/kernel/ids.ts';
import { expireDeposit } from '../../apps/server/src/modules/money/cashier/expire-deposit.ts';
import { reverseDeposit } from '../../apps/server/src/modules/money/cashier/reverse-deposit.ts';
import { lockDeposit } from '../../apps/server/src/modules/money/cashier/store/deposits.ts';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { slip } from '../harness/slip.ts';
import { enterAs, openPage } from './visits.ts';
import { stoodAt, withdrawer } from './withdrawer.ts';
import { wordsIn } from './words.ts';

const view = { lang: 'bn', theme: 'dark', width: 390 } as const;
const { t } = wordsIn(view.lang);
const { cashier, limits, withdrawals } = playerRoutes;
const { cashier: till, withdrawals: desk } = consoleRoutes;
const reason = 'Looked at the account and the payment';

const clock = wallClock();
let house: RunningHouse;
let admin: HttpClient;
let page: Page;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  admin = await house.operator();
  page = await openPage(view);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The page of one deposit or withdrawal of this member; the words of its steps, oldest first. */
async function stepsAt(member: HttpClient, query: string): Promise<string[]> {
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/?${query}`);
  await page.locator('ol > li strong').first().waitFor();
  return page.locator('ol > li strong').allTextContents();
}

const depositOf = async (member: HttpClient, channel: string, amount: string): Promise<string> =>
  (await member.call(cashier.requestDeposit, { channel, amount }, { key: randomUUID() })).id;
async function comesTo(member: HttpClient, id: string, state: DepositState): Promise<void> {
  const now = async () => (await member.call(cashier.deposit, { id })).state;
  await expect.poll(now, { timeout: 20_000 }).toBe(state);
}
const idOf = (id: string) => fromWire('dep', id) as DepositId;

/** What the bank brings goes over a limit that was set meanwhile. */
async function waiting(member: HttpClient): Promise<string> {
  const id = await depositOf(member, 'demo-bank', '600.00');
  await depositOf(member, 'demo-wallet', '600.00');
  await member.call(limits.setLimit, { kind: 'deposit', period: 'D', amount: '1000.00' });
  await comesTo(member, id, 'REVIEW');
  return id;
}

type Lead = (member: HttpClient) => Promise<string>;

/** Each state, and how a deposit comes to it. PAID is passed on the way to the balance. */
const DEPOSITS: Readonly<Record<Exclude<DepositState, 'PAID'>, Lead>> = {
  PENDING: (member) => depositOf(member, 'demo-transfer', '300.00'),
  CREDITED: (member) => depositOf(member, 'demo-wallet', '300.00'),
  async EXPIRED(member) {
    const id = await depositOf(member, 'demo-transfer', '300.00');
    const { db, cashier: room } = house.house;
    await db.tx((tx) => expireDeposit(room, tx, { depositId: idOf(id) }));
    return id;
  },
  async FAILED(member) {
    const id = await depositOf(member, 'demo-bank', '300.17');
    await comesTo(member, id, 'FAILED');
    return id;
  },
  REVIEW: waiting,
  async RETURNED(member) {
    const id = await waiting(member);
    await admin.call(till.returnDeposit, { id, amount: '600.00', reason });
    return id;
  },
  async REVERSED(member) {
    const id = await depositOf(member, 'demo-wallet', '300.00');
    const { db, cashier: room } = house.house;
    await db.tx(async (tx) => {
      const row = await lockDeposit(tx, idOf(id));
      if (row) await reverseDeposit(room, tx, row);
    });
    return id;
  },
};

/** What comes next, where something does. */
const WAITS: Partial<Record<DepositState, 'cashier.next' | 'cashier.next-REVIEW'>> = {
  PENDING: 'cashier.next',
  REVIEW: 'cashier.next-REVIEW',
};

test.each(Object.keys(DEPOSITS) as (keyof typeof DEPOSITS)[])(
  'the page of a deposit that is %s says so, and what came before',
  async (state) => {
    const member = await house.member();
    const steps = await stepsAt(member, `mc=depositv2&d=${await DEPOSITS[state](member)}`);
    await page.getByText(t(`cashier.now-${state}`)).waitFor();
    expect(steps[0]).toBe(t('cashier.state-PENDING'));
    expect(steps).toContain(t(`cashier.state-${state}`));
    if (state === 'CREDITED') expect(steps).toContain(t('cashier.state-PAID'));
    expect(steps.at(-1)).toBe(t(WAITS[state] ?? `cashier.state-${state}`));
  },
);

type Asked = { readonly member: HttpClient; readonly id: string; readonly amount: string };
type Story = {
  readonly method?: 'demo-wallet' | 'demo-bank';
  readonly amount?: string;
  readonly lead: (asked: Asked) => Promise<unknown>;
  /** Who has the next step; left out at an end. */
  readonly owner?: 'house' | 'member';
};

const approve = ({ id, amount }: Asked) => admin.call(desk.approve, { id, amount, reason });
const paid = async (asked: Asked) => {
  await approve(asked);
  await stoodAt(admin, asked.id, 'PAID');
};
const told =
  (answer: WithdrawalAnswer, received?: string): Story['lead'] =>
  async (asked) => {
    if (answer !== 'all-received') await paid(asked);
    const proofs = answer === 'partial' || answer === 'not-received' ? [await slip()] : [];
    const said = { id: asked.id, answer, proofs, ...(received && { received }) };
    await asked.member.call(withdrawals.answer, said);
  };
const refund =
  (said: Story['lead'], amount: string): Story['lead'] =>
  async (asked) => {
    await said(asked);
    await admin.call(desk.resolve, { id: asked.id, decision: 'refund', amount, reason });
  };

/** Each state, how a withdrawal comes to it, and whose turn it is then. */
const WITHDRAWALS: Readonly<Record<WithdrawalState, Story>> = {
  REQUESTED: { lead: async () => undefined, owner: 'house' },
  // Approved until a person has paid it.
  APPROVED: { method: 'demo-bank', lead: approve, owner: 'house' },
  FAILED: {
    amount: '400.17',
    owner: 'house',
    async lead(asked) {
      await approve(asked);
      await stoodAt(admin, asked.id, 'FAILED');
    },
  },
  PAID: { lead: paid, owner: 'member' },
  DISPUTED: { lead: told('not-received'), owner: 'house' },
  PARTIAL: { lead: told('partial', '150.00'), owner: 'house' },
  RECEIVED: { lead: told('received') },
  ALL_RECEIVED: {
    async lead(asked) {
      await told('not-received')(asked);
      await told('all-received')(asked);
    },
  },
  AUTO_RECEIVED: {
    async lead(asked) {
      await admin.call(desk.setTerms, { confirmMinutes: 10, reason });
      await paid(asked);
      clock.advance(10 * 60_000);
      await stoodAt(admin, asked.id, 'AUTO_RECEIVED');
      await admin.call(desk.setTerms, { confirmMinutes: 1_440, reason });
    },
  },
  RECEIVED_PARTIAL: { lead: refund(told('partial', '150.00'), '250.00') },
  REFUNDED: { lead: refund(told('not-received'), '400.00') },
  REJECTED: { lead: ({ id }) => admin.call(desk.reject, { id, reason }) },
};
const ACCOUNTS = { 'demo-wallet': '01712345678', 'demo-bank': '1234567890123' } as const;

test.each(Object.keys(WITHDRAWALS) as WithdrawalState[])(
  'the page of a withdrawal that is %s says so, whose turn it is, and has no way to take it back',
  async (state) => {
    const { method = 'demo-wallet', amount = '400.00', lead, owner } = WITHDRAWALS[state];
    const member = await withdrawer(house, { method, account: ACCOUNTS[method] });
    const id = await member.ask(amount);
    await lead({ member, id, amount });
    const steps = await stepsAt(member, `mc=withdraw&w=${id}`);
    await page.getByText(t(`withdraw.now-${state}`)).waitFor();
    expect(steps[0]).toBe(t('withdraw.state-REQUESTED'));
    expect(steps).toContain(t(`withdraw.state-${state}`));
    for (const each of ['house', 'channel', 'member'] as const)
      expect(steps.includes(t(`withdraw.next-${each}`))).toBe(each === owner);
    const asks = state === 'PAID' || state === 'DISPUTED' || state === 'PARTIAL';
    expect(await page.getByText(t('withdraw.answer-do'), { exact: true }).count()).toBe(
      state === 'PAID' ? 1 : 0,
    );
    const centre = page.getByRole('dialog', { name: t('member.title') });
    expect(await centre.locator('form').count()).toBe(asks ? 1 : 0);
    // S-057, in every state.
    const buttons = await centre.getByRole('button').allInnerTexts();
    expect(buttons.filter((words) => words === t('app.cancel'))).toEqual([]);
  },
);
