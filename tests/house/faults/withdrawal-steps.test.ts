import type { WithdrawalAnswer, WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { expect, test } from 'vitest';
import type { MemberId } from '../../../apps/server/src/kernel/ids.ts';
import { openTestCashier } from '../../../apps/server/src/modules/money/cashier/test-cashier.ts';
import {
  PICTURES,
  withdrawalActs,
} from '../../../apps/server/src/modules/money/cashier/withdrawals/test-withdrawals.ts';
import { longFaults } from '../../harness/extent.ts';
import { blowsOf, liveThrough, told } from './blows.ts';
import { type Blow, mortalCashier } from './mortal-cashier.ts';

const t = openTestCashier();
const acts = withdrawalActs(t);
const server = mortalCashier(t);

const HOUR = 3_600;
const BROUGHT = 1_000_00n;

type Case = { readonly member: MemberId; readonly payee: string; readonly key: string; id: string };
type Step = (c: Case, amount: string) => Promise<unknown>;

const stateOf = async ({ member, id }: Case) => (await acts.look(member, id)).state;
/** Looked at first, as a person does who got no answer: what is done already is not done again. */
const during =
  (states: readonly WithdrawalState[], act: Step): Step =>
  async (c, amount) =>
    states.includes(await stateOf(c)) ? act(c, amount) : undefined;
/** Time passes until it is no longer so; a clock that was set back has a day to make up. */
const while_ =
  (state: WithdrawalState): Step =>
  async (c) => {
    for (let hours = 0; hours < 12 && (await stateOf(c)) === state; hours += 1)
      await t.pass(hours * HOUR);
  };

const ask: Step = async (c, amount) => {
  c.id = (await acts.request(c.member, c.payee, { amount, key: c.key })).id;
};
const approve = during(['REQUESTED'], (c, amount) => acts.approve(c.id, amount));
const reject = during(['REQUESTED'], (c) => acts.reject(c.id));
const byHand = during(['APPROVED'], (c) => acts.paid(c.id, `by hand ${c.id}`));
const again = during(['FAILED'], (c) => acts.again(c.id));
const channelPays = while_('APPROVED');
const timeRunsOut = while_('PAID');
const says = (answer: WithdrawalAnswer, received?: string) =>
  during(answer === 'all-received' ? ['DISPUTED', 'PARTIAL'] : ['PAID'], (c) => {
    const shown = answer === 'partial' || answer === 'not-received' ? { proofs: PICTURES } : {};
    return acts.answer(c.member, c.id, { answer, ...shown, ...(received && { received }) });
  });
const decide = (decision: 'refund' | 'uphold', missing: string) =>
  during(['DISPUTED', 'PARTIAL'], (c) => acts.resolve(c.id, decision, missing));

type Ending = {
  readonly method: 'demo-wallet' | 'demo-bank';
  readonly amount: string;
  readonly steps: readonly Step[];
  readonly state: WithdrawalState;
  /** Paisa that went out for good. */
  readonly out: bigint;
  /** Payments of a channel. */
  readonly payments: 0 | 1;
};

const WALLET = { method: 'demo-wallet', amount: '400.00', payments: 1 } as const;
const paidOut = [ask, approve, channelPays];

/** The ways a withdrawal ends; the first two in every run, all in the long one. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  received: { ...WALLET, steps: [...paidOut, says('received')], state: 'RECEIVED', out: 400_00n },
  'a part, the rest given back': {
    ...WALLET,
    steps: [...paidOut, says('partial', '150.00'), decide('refund', '250.00')],
    state: 'RECEIVED_PARTIAL',
    out: 150_00n,
  },
  'silence until the deadline': {
    ...WALLET,
    steps: [...paidOut, timeRunsOut],
    state: 'AUTO_RECEIVED',
    out: 400_00n,
  },
  'failed at first, paid again': {
    ...WALLET,
    amount: '400.17',
    steps: [...paidOut, again, channelPays, says('received')],
    state: 'RECEIVED',
    out: 400_17n,
  },
  'not received, given back': {
    ...WALLET,
    steps: [...paidOut, says('not-received'), decide('refund', '400.00')],
    state: 'REFUNDED',
    out: 0n,
  },
  'not received, upheld': {
    ...WALLET,
    steps: [...paidOut, says('not-received'), decide('uphold', '400.00')],
    state: 'RECEIVED',
    out: 400_00n,
  },
  'not received, then found': {
    ...WALLET,
    steps: [...paidOut, says('not-received'), says('all-received')],
    state: 'ALL_RECEIVED',
    out: 400_00n,
  },
  'paid by hand': {
    method: 'demo-bank',
    amount: '400.00',
    payments: 0,
    steps: [ask, approve, byHand, says('received')],
    state: 'RECEIVED',
    out: 400_00n,
  },
  refused: {
    ...WALLET,
    payments: 0,
    steps: [ask, reject],
    state: 'REJECTED',
    out: 0n,
  },
};
const QUICK = 2;

let cases = 0;
let out = 0n;

/** Where a withdrawal stands and what is the member's, after its story was lived under one blow. */
async function endOf(ending: Ending, blow: Blow | null) {
  await server.begin(null);
  const before = server.payments();
  const member = await acts.rich(BROUGHT);
  const account = ending.method === 'demo-bank' ? '2010456789123' : '01712345678';
  const { id: payee } = await acts.payee(member, { method: ending.method, account });
  const c: Case = { member, payee, key: `steps-${(cases += 1)}`, id: '' };
  const steps = ending.steps.map((step) => () => step(c, ending.amount));
  const life = await liveThrough(server, steps, blow);
  await server.begin(null);
  await t.pass(72 * HOUR);
  const { state, steps: line } = await acts.look(member, c.id);
  out += ending.out;
  return {
    life,
    end: {
      blow: blow && told(blow),
      struck: blow === null || life.struck,
      state,
      ends: line.filter((step) => step.state === ending.state).length,
      paid: line.filter((step) => step.state === 'PAID').length,
      payments: server.payments() - before,
      money: await acts.balance(member),
    },
  };
}

const expectedOf = (ending: Ending, blow: Blow | null) => ({
  blow: blow && told(blow),
  struck: true,
  state: ending.state,
  ends: 1,
  paid: ending.state === 'REJECTED' ? 0 : 1,
  payments: ending.payments,
  money: { cash: BROUGHT - ending.out, held: 0n },
});

const endings = Object.entries(ENDINGS).slice(0, longFaults ? undefined : QUICK);

test.each(endings)(
  '%s: wherever the server is struck, it ends so once, with the money moved once',
  async (name, ending) => {
    const calm = await endOf(ending, null);
    expect(calm.end).toEqual(expectedOf(ending, null));
    const blows = blowsOf(calm.life);
    for (const blow of blows)
      expect((await endOf(ending, blow)).end).toEqual(expectedOf(ending, blow));
    process.stdout.write(`FAULT withdrawal ${name}: struck at ${blows.length} moments, 0 differ\n`);
  },
  240_000,
);

test('afterwards the house has paid out what members are without, and the ledger proves itself', async () => {
  expect(await acts.house('payouts')).toBe(out);
  expect(await acts.house('suspense')).toBe(0n);
  expect((await t.wallet.verify('full')).differences).toBe(0);
});
