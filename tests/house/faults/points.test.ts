import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromWire } from '../../../apps/server/src/kernel/ids.ts';
import { longFaults } from '../../harness/extent.ts';
import { minor } from '../../harness/players.ts';
import { deposit } from '../../harness/promotions.ts';
import { choosePin, PIN } from '../../harness/winnings.ts';
import {
  laneOf,
  layPromotions,
  type PromotionsHouse,
  seen,
  spin,
  type Struck,
  until,
  type Victim,
  VICTIMS,
} from './promotions-ground.ts';

const { points } = playerRoutes;
const desk = consoleRoutes;
const reason = 'as planned';
const DELIVERY = { address: 'House 7, Road 4, Dhanmondi, Dhaka', mobile: '01711000000' };
/** Points for 100 taka of turnover. */
const RATE = '500';
const SPINS = 10;
const EARNED = 50;
const LATER_MS = 50 * 3_600_000;

let ground: PromotionsHouse;
let goodId = '';
beforeAll(async () => {
  if (!longFaults) return;
  ground = await layPromotions();
  const { operator } = ground;
  const [newest] = (await operator.call(desk.points.terms, {})).versions;
  const [good] = await operator.call(desk.goods.list, {});
  if (!newest || !good) throw new Error('the demo house has no mall');
  const { version } = newest;
  const terms = { ...newest.terms, rates: { ...newest.terms.rates, RNG: RATE } };
  await operator.call(desk.points.setTerms, { terms, version, reason });
  const doc = { ...good.doc, kind: 'bonus', points: 10, stock: 100, worth: '7' } as const;
  const made = { state: 'published', doc: { ...doc, asksMessenger: false } } as const;
  goodId = (await operator.call(desk.goods.create, made)).id;
}, 240_000);
afterAll(() => ground?.clear(), 60_000);

async function player(): Promise<Struck> {
  const of = await ground.member();
  await deposit(of, '500.00');
  await choosePin(of);
  await spin(of, SPINS);
  return of;
}

const pointsOf = async (of: Struck) => (await of.call(points.balance, {})).pointBalance;
const leftOf = async (of: Struck) =>
  (await of.call(points.goods, {})).rows.find(({ id }) => id === goodId)?.left ?? 0;

async function redeem(of: Struck, key: string): Promise<string> {
  const wish = { goodId, quantity: 1, points: 10, paymentPassword: PIN, ...DELIVERY };
  const order = await until(of, points.redeem, wish, { key });
  return typeof order === 'string' ? order : order.referenceNumber;
}

/** Who got no answer sees that it is decided. */
async function decide(id: string, as: 'approve' | 'reject'): Promise<void> {
  const code = await until(ground.operator, desk.points[as], { id, reason });
  if (typeof code === 'string') expect(code).toBe('points.order-decided');
}

/** Two orders, one rejected and one paid, each killed while it moves its points. */
async function live(victim: Victim, of: Struck): Promise<void> {
  const { killAt } = ground;
  const lane = laneOf(fromWire('mbr', of.memberId) ?? '');
  const [cash, left] = [minor((await seen(of)).cash), await leftOf(of)];
  const orders: string[] = [];
  for (const key of [randomUUID(), randomUUID()]) {
    const order = await killAt(victim, lane, () => redeem(of, key));
    expect(await redeem(of, key)).toBe(order);
    orders.push(order);
  }
  const state = async () => [await pointsOf(of), await leftOf(of)];
  expect(await state()).toEqual([EARNED - 20, left - 2]);
  const [rejected = '', approved = ''] = orders;
  await killAt(victim, lane, () => decide(rejected, 'reject'));
  expect(await state()).toEqual([EARNED - 10, left - 1]);
  await killAt(victim, lane, () => decide(approved, 'approve'));
  expect(await state()).toEqual([EARNED - 10, left - 1]);
  const { cash: paid, missing } = await seen(of);
  expect([minor(paid) - cash, missing.at(-1)]).toEqual([7_00n, toDecimal(7_00n)]);
  const { rows } = await of.call(points.orders, {});
  expect(rows.map(({ status }) => status)).toEqual(['APPROVED', 'REJECTED']);
}

test.runIf(longFaults)(
  'kill -9 of the server and of PostgreSQL while points are redeemed and orders decided: once, or not yet',
  async () => {
    const members = [await player(), await player()];
    await ground.house().kill();
    await ground.reopen(LATER_MS);
    await ground.logIn(...members);
    for (const [nth, victim] of VICTIMS.entries()) {
      const of = members[nth] as Struck;
      await expect.poll(() => pointsOf(of), { timeout: 90_000, interval: 500 }).toBe(EARNED);
      await live(victim, of);
    }
    await ground.prove();
    process.stdout.write('FAULT kill -9 in orders of points: 0 twice, 0 lost, 0 differences\n');
  },
  600_000,
);
