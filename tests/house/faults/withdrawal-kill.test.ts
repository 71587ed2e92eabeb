import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { consoleRoutes, type Output, playerRoutes, type Route, type Sent } from '@nokshi/contract';
import type { Withdrawal } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { within } from '../../../apps/server/src/kernel/within.ts';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { type HttpClient, httpClient } from '../../harness/client.ts';
import { longFaults } from '../../harness/extent.ts';
import { PASSWORD } from '../../harness/house.ts';
import { takeChance } from '../../harness/chance.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './house-holder.ts';
import { minor } from '../../harness/players.ts';

const KILLS = 4;
const MEMBERS = 4;
const PIN = '482915';
const { cashier, identity, paymentPassword, slots, wallet, withdrawals } = playerRoutes;
const reason = 'looked at it';

const chance = takeChance();
const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-crash-'));
let ports: number[];
let house: HeldHouse | undefined;
let operator: HttpClient;

const open = async () => {
  house = await holdHouse(dataDir, ports, { logFile: join(dataDir, 'house.log') });
  return house;
};
const clientOf = (port = 0, from?: string) =>
  httpClient(`http://127.0.0.1:${port}`, `http://localhost:${port}`, from);

beforeAll(async () => {
  if (!longFaults) return;
  await prepareHouse();
  ports = await freePorts(2);
  const { firstOperator } = await open();
  operator = clientOf(ports[1]);
  const { username = '', password = '' } = firstOperator ?? {};
  await operator.call(consoleRoutes.identity.login, { username, password });
  const fresh = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await operator.call(consoleRoutes.identity.changePassword, { oldPassword: password, ...fresh });
}, 120_000);
afterAll(async () => {
  await house?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Under one key until there is an answer that is no fault of a dying server; null: refused. */
async function insist<R extends Route>(
  client: HttpClient,
  route: R,
  { input, bearer }: { input: Sent<R>; bearer?: string },
): Promise<Output<R> | null> {
  const key = randomUUID();
  const options = { key, ...(bearer && { bearer }) };
  for (let left = 400; left > 0; left -= 1) {
    const asked = client.send(route, input, options);
    const said = await within(5_000, 'an answer', asked).catch(() => null);
    if (said?.answer.success) return said.answer.value;
    if (said && said.status < 500) return null;
    await sleep(100);
  }
  throw new Error('an operation was never resolved');
}

/** Somebody who brought in 2,000.00 and staked it once; what is left of it may go out. */
async function newMember() {
  const client = clientOf(ports[0], `198.18.0.${chance.whole(250) + 1}`);
  const ask = <R extends Route>(route: R, input: Sent<R>, bearer?: string) =>
    insist(client, route, { input, ...(bearer && { bearer }) });
  const username = `k${randomUUID().replaceAll('-', '').slice(0, 11)}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await client.call(identity.register, form);
  await ask(paymentPassword.set, {
    password: PASSWORD,
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
  });
  const account = `017${String(chance.whole(90_000_000) + 10_000_000)}`;
  const holder = 'Anwar Hossain';
  const payee = { method: 'demo-wallet', holder, account, paymentPassword: PIN };
  const { id: payeeId = '' } = (await ask(withdrawals.addPayee, payee)) ?? {};
  await ask(cashier.requestDeposit, { channel: 'demo-wallet', amount: '2000.00' });
  const launched = await ask(slots.launch, { gameId: 'kantha-lines' });
  for (let spin = 0; spin < 100; spin += 1)
    await ask(slots.spin, { stake: '20.00' }, launched?.launchToken);
  return { client, ask, payeeId };
}

type Member = Awaited<ReturnType<typeof newMember>>;

const moneyOf = async ({ ask }: Member) => {
  const { sumBalance = '0', held = '0' } = (await ask(wallet.balance, {})) ?? {};
  return { cash: minor(sumBalance), held: minor(held) };
};

/** Asked for, approved, paid and answered, each step until it stands. */
async function takeOut(member: Member, amount: string): Promise<Withdrawal> {
  const wish = { payeeId: member.payeeId, amount, paymentPassword: PIN };
  const asked = await member.ask(withdrawals.request, wish);
  if (!asked) throw new Error('the withdrawal was refused');
  const { id } = asked;
  await insist(operator, consoleRoutes.withdrawals.approve, { input: { id, amount, reason } });
  for (let left = 1_200; left > 0; left -= 1) {
    const one = await member.ask(withdrawals.one, { id });
    if (one?.state === 'PAID') await member.ask(withdrawals.answer, { id, answer: 'received' });
    if (one?.state === 'RECEIVED') return one;
    await sleep(100);
  }
  throw new Error(`the withdrawal ${id} came to no end`);
}

test.runIf(longFaults)(
  `${KILLS} kill -9 of the server during withdrawals: each ends once, paid once`,
  async () => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, newMember));
    let taken = 0n;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = await Promise.all(members.map(moneyOf));
      const amount = toDecimal(100_00n + BigInt(kill));
      const able = members.filter((_, n) => (before[n]?.cash ?? 0n) >= minor(amount));
      expect(able.length).toBeGreaterThan(0);
      const out = Promise.all(able.map((member) => takeOut(member, amount)));
      await sleep(chance.whole(400));
      await house?.kill();
      await open();
      const ended = await out;
      taken += minor(amount) * BigInt(ended.length);
      for (const { steps } of ended)
        expect(steps.map(({ state }) => state)).toEqual([
          'REQUESTED',
          'APPROVED',
          'PAID',
          'RECEIVED',
        ]);
      for (const [n, member] of members.entries()) {
        const { cash = 0n } = before[n] ?? {};
        const gone = able.includes(member) ? minor(amount) : 0n;
        expect(await moneyOf(member)).toEqual({ cash: cash - gone, held: 0n });
      }
    }
    const { rows } = await operator.call(consoleRoutes.wallet.totals, {});
    expect(minor(rows.find(({ kind }) => kind === 'payouts')?.balance ?? '0')).toBe(taken);
    expect(await house?.differences()).toBe(0);
    process.stdout.write(
      `FAULT ${KILLS} kill -9 during withdrawals: ${toDecimal(taken)} paid, 0 twice, 0 lost\n`,
    );
  },
  600_000,
);
