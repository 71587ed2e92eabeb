import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import { expect, test } from 'vitest';
import type { MemberId } from '../../../apps/server/src/kernel/ids.ts';
import { returnAct } from '../../../apps/server/src/modules/money/cashier/deposits/decide-deposit.ts';
import { listDeposits } from '../../../apps/server/src/modules/money/cashier/deposits/list-deposits.ts';
import {
  csvOf,
  statementActs,
} from '../../../apps/server/src/modules/money/cashier/statements/test-statements.ts';
import { openTestCashier } from '../../../apps/server/src/modules/money/cashier/test-cashier.ts';
import {
  operator,
  withdrawalActs,
} from '../../../apps/server/src/modules/money/cashier/withdrawals/test-withdrawals.ts';
import { setLimit } from '../../../apps/server/src/modules/stakes/limits/set-limit.ts';
import { longFaults } from '../../harness/extent.ts';
import { blowsOf, liveThrough, told } from './blows.ts';
import { type Blow, mortalCashier } from './mortal-cashier.ts';

const t = openTestCashier();
const { house } = withdrawalActs(t);
const { payment, take } = statementActs(t);
const server = mortalCashier(t);

const HOUR = 3_600;

type Case = { readonly member: MemberId; readonly amount: bigint };
type Step = (c: Case) => Promise<unknown>;

const own = async ({ member }: Case) =>
  (await t.db.read((tx) => listDeposits(t.room, tx, { memberId: member, pageSize: 100 }))).rows;

/** Who got no answer looks first; over HTTP the key of the call does that. */
const askOf =
  (channel: string): Step =>
  async (c) => {
    if ((await own(c)).length === 0) await t.ask(c.member, c.amount, channel);
  };
const ask = askOf('demo-bank');
/** The bank says all it has to say; a clock that was set back has a day to make up. */
const bankCalls: Step = async () => {
  for (const seconds of [5, 5, 10, 60, HOUR, 25 * HOUR]) await t.pass(seconds);
};
const limitSet: Step = ({ member }) =>
  t.db.tx((tx) =>
    setLimit(t.limits.room, tx, {
      memberId: member,
      kind: 'deposit',
      period: 'D',
      amount: 100_00n,
    }),
  );
const decide =
  (act: typeof returnAct): Step =>
  async (c) => {
    const [one] = await own(c);
    if (one?.state !== 'REVIEW') return;
    const wish = { id: one.id, amount: one.paid ?? '', reason: 'looked at it' };
    await t.db.tx((tx) => act(t.room).run(tx, wish, operator));
  };

/** The bank's file has the payment; taken once more, it is the same line. */
const statement: Step = async (c) => {
  const [one] = await own(c);
  const shown = one && (await payment(c.member, one.id));
  if (shown?.way === 'transfer') await take(csvOf(`2026-04-15,${one?.amount},${shown.code},Karim`));
  await t.pass(0);
};

type Ending = {
  readonly amount: bigint;
  readonly steps: readonly Step[];
  readonly state: DepositState;
  readonly credited: bigint;
};

const TOLD = [ask, bankCalls];

/** The ways a deposit ends, each told twice by the bank; the first two in every run. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'told twice': { amount: 300_00n, steps: TOLD, state: 'CREDITED', credited: 300_00n },
  'over a limit that was set meanwhile': {
    amount: 300_00n,
    steps: [ask, limitSet, bankCalls, decide(returnAct)],
    state: 'RETURNED',
    credited: 0n,
  },
  'told in the wrong order': { amount: 300_19n, steps: TOLD, state: 'CREDITED', credited: 300_19n },
  'told after it expired': { amount: 300_13n, steps: TOLD, state: 'CREDITED', credited: 300_13n },
  failed: { amount: 300_17n, steps: TOLD, state: 'FAILED', credited: 0n },
  'found on the statement of the bank': {
    amount: 300_00n,
    steps: [askOf('demo-transfer'), statement],
    state: 'CREDITED',
    credited: 300_00n,
  },
  'credited in the answer': {
    amount: 300_00n,
    steps: [askOf('demo-wallet'), bankCalls],
    state: 'CREDITED',
    credited: 300_00n,
  },
};
const QUICK = 2;

let credited = 0n;

/** Where a deposit stands and what the member has, after its story was lived under one blow. */
async function endOf(ending: Ending, blow: Blow | null) {
  await server.begin(null);
  const c: Case = { member: await t.member(), amount: ending.amount };
  const steps = ending.steps.map((step) => () => step(c));
  const life = await liveThrough(server, steps, blow);
  await server.begin(null);
  // A clock that was set back has a day to make up, or what is due then would be the next case's.
  await t.pass(96 * HOUR);
  const deposits = await own(c);
  credited += ending.credited;
  return {
    life,
    end: {
      blow: blow && told(blow),
      struck: blow === null || life.struck,
      states: deposits.map(({ state }) => state),
      ends: deposits[0]?.steps.filter(({ state }) => state === ending.state).length,
      cash: await t.cash(c.member),
    },
  };
}

const expectedOf = (ending: Ending, blow: Blow | null) => ({
  blow: blow && told(blow),
  struck: true,
  states: [ending.state],
  ends: 1,
  cash: ending.credited,
});

const endings = Object.entries(ENDINGS).slice(0, longFaults ? undefined : QUICK);

test.each(endings)(
  '%s: wherever the server is struck, it ends so once, with the money credited once',
  async (name, ending) => {
    const calm = await endOf(ending, null);
    expect(calm.end).toEqual(expectedOf(ending, null));
    const blows = blowsOf(calm.life);
    for (const blow of blows)
      expect((await endOf(ending, blow)).end).toEqual(expectedOf(ending, blow));
    process.stdout.write(`FAULT deposit ${name}: struck at ${blows.length} moments, 0 differ\n`);
  },
  240_000,
);

test('afterwards the house has cleared what members have, and the ledger proves itself', async () => {
  expect(await house('clearing:cashier')).toBe(-credited);
  expect((await t.wallet.verify('full')).differences).toBe(0);
});
