import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { GoodDoc } from '@nokshi/contract/points.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Uuid } from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { idOf, stakeOnce, type Teammate } from '../harness/team.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';

const { points, wallet, inbox, withdrawals } = playerRoutes;
const { points: desk, goods } = consoleRoutes;
const DAY_MS = 86_400_000;
const reason = 'Sent by courier today';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-02T06:00:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

async function holder(held = 10_000n): Promise<Teammate> {
  const member = await house.member();
  await choosePin(member);
  if (held > 0n) await give(house, member.memberId, held, 'PTS');
  return member;
}
/** From the ledger: a session of the member ends within a day. */
const held = async (of: Teammate) =>
  Number(await house.house.db.read((tx) => house.house.points.balance(tx, idOf(of))));
const cash = async (of: Teammate) => (await of.call(wallet.balance, {})).sumBalance;
const leftOf = async (id: string) =>
  (await house.visitor().call(points.goods, {})).rows.find((row) => row.id === id)?.left;

const DELIVERY = { address: 'House 7, Road 4, Dhanmondi, Dhaka', mobile: '01711-000000' };
const wish = { goodId: 'umbrella', quantity: 1, points: 5_500, paymentPassword: PIN, ...DELIVERY };
const redeem = (of: Teammate, change: Partial<typeof wish> = {}, key: string = randomUUID()) =>
  of.call(points.redeem, { ...wish, ...change }, { key });
const convert = (of: Teammate, many: number, key: string = randomUUID()) =>
  of.call(points.convert, { points: many, pointsPerTaka: 10, paymentPassword: PIN }, { key });

/** A good as the desk writes it. */
async function put(change: Partial<GoodDoc>): Promise<string> {
  const [first] = await admin.call(goods.list, {});
  if (!first) throw new Error('the demo house has no goods');
  const doc = { ...first.doc, ...change };
  return (await admin.call(goods.create, { state: 'published', doc })).id;
}

describe('an order of the mall', () => {
  test('takes points and stock at once; approved it stays, and the member has word', async () => {
    const member = await holder();
    const before = await leftOf('umbrella');
    const order = await redeem(member);
    expect(order).toMatchObject({ type: 'goods', quantity: 1, pointsRequired: 5_500 });
    expect(order).toMatchObject({ amount: '550.00', status: 'PROCESSING', remark: null });
    expect([await held(member), await leftOf('umbrella')]).toEqual([4_500, (before ?? 0) - 1]);
    const { rows } = await admin.call(desk.orders, {});
    expect(rows[0]).toMatchObject({
      username: member.username,
      delivery: { ...DELIVERY, mobile: '01711000000' },
    });
    const id = order.referenceNumber;
    expect((await admin.call(desk.approve, { id, reason })).status).toBe('APPROVED');
    expect(await refused(admin.call(desk.reject, { id, reason }))).toBe('points.order-decided');
    expect((await member.call(points.orders, {})).rows).toMatchObject([
      { referenceNumber: id, status: 'APPROVED', remark: reason },
    ]);
    expect((await member.call(inbox.list, {})).rows[0]?.title.EN).toContain('Order approved');
    const { exportMember } = consoleRoutes.memberCare;
    const copy = await admin.call(exportMember, { id: member.memberId, reason: 'As asked for' });
    expect(copy.orders).toMatchObject({ whole: true, rows: [{ referenceNumber: id }] });
    expect(await held(member)).toBe(4_500);
  });

  test('that is rejected returns points and stock, with the reason the member reads', async () => {
    const member = await holder();
    const before = await leftOf('umbrella');
    const { referenceNumber: id } = await redeem(member);
    await admin.call(desk.reject, { id, reason: 'We do not deliver there' });
    expect([await held(member), await leftOf('umbrella')]).toEqual([10_000, before]);
    expect((await member.call(points.orders, { status: 'REJECTED' })).rows).toMatchObject([
      { remark: 'We do not deliver there' },
    ]);
    const changes = (await member.call(points.details, {})).rows;
    expect(changes).toMatchObject([
      { source: 'returned', changedPoints: 5_500, balance: 10_000, referenceNumber: id },
      { source: 'order', changedPoints: -5_500, balance: 4_500, referenceNumber: id },
      { source: 'adjustment', changedPoints: 10_000, balance: 10_000 },
    ]);
  });

  test('asks for payment password, address, mobile and for bonuses Zalo or WhatsApp', async () => {
    const member = await holder();
    for (const field of ['paymentPassword', 'address', 'mobile'] as const) {
      const { [field]: _, ...without } = wish;
      const answer = await member.send(points.redeem, without as typeof wish, {
        key: randomUUID(),
      });
      expect([field, answer.status]).toEqual([field, 400]);
    }
    const wrong = redeem(member, { paymentPassword: '111222' });
    expect(await refused(wrong)).toBe('identity.payment-password-wrong');
    const bonus = { goodId: 'bonus', points: 900 };
    expect(await refused(redeem(member, bonus))).toBe('points.messenger-needed');
    expect(await refused(redeem(member, { points: 5_000 }))).toBe('points.price-changed');
    expect(await refused(redeem(member, { goodId: 'nothing' }))).toBe('points.good-unknown');
    expect(await refused(redeem(member, { quantity: 2, points: 11_000 }))).toBe(
      'points.not-enough',
    );
    expect(await held(member)).toBe(10_000);
  });

  test('of a bonus pays taka when it is approved, which has to be staked once', async () => {
    const member = await holder();
    const { referenceNumber: id } = await member.call(
      points.redeem,
      { ...wish, goodId: 'bonus', points: 900, messenger: 'rahima.k' },
      { key: randomUUID() },
    );
    expect(await cash(member)).toBe('0.00');
    await admin.call(desk.approve, { id, reason });
    expect(await cash(member)).toBe('100.00');
    const { turnover, available } = await member.call(withdrawals.terms, {});
    expect([turnover.missing, available]).toEqual(['100.00', '0.00']);
  });

  test('under one key is one order, however often it is sent', async () => {
    const member = await holder();
    const key = randomUUID();
    const orders = await Promise.all([1, 2, 3].map(() => redeem(member, {}, key)));
    expect(new Set(orders.map(({ referenceNumber }) => referenceNumber)).size).toBe(1);
    expect(await held(member)).toBe(4_500);
    const other = redeem(member, { goodId: 'gamcha', points: 2_500 }, key);
    expect(await refused(other)).toBe('wallet.key-reused');
  });

  test('200 orders at once for the last ten are ten orders', async () => {
    const goodId = await put({ stock: 10, points: 1, kind: 'goods', asksMessenger: false });
    const members = await Promise.all(Array.from({ length: 40 }, () => holder(100n)));
    // Of the payment password five tries run at once.
    const all = Array.from({ length: 5 }, () => members)
      .flat()
      .map((member) =>
        redeem(member, { goodId, points: 1 }).then(
          () => 'done',
          (err: Error) => err.message.split(':')[0],
        ),
      );
    const ends = await Promise.all(all);
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(ends.filter((end) => end === 'points.sold-out')).toHaveLength(190);
    expect(await leftOf(goodId)).toBe(0);
    const sums = await Promise.all(members.map(held));
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(3_990);
    expect(await house.house.wallet.verify('full')).toMatchObject({ differences: 0 });
  });
});

describe('points become taka', () => {
  test('by the ratio, once a key, up to the limit of the day, to be staked once', async () => {
    const member = await holder();
    const key = randomUUID();
    await Promise.all([convert(member, 1_000, key), convert(member, 1_000, key)]);
    expect([await held(member), await cash(member)]).toEqual([9_000, '100.00']);
    expect((await member.call(withdrawals.terms, {})).turnover.missing).toBe('100.00');
    expect(await refused(convert(member, 1_001))).toBe('points.not-whole');
    expect(await refused(convert(member, 90))).toBe('points.too-few');
    expect(await refused(convert(member, 4_010))).toBe('points.day-used');
    await convert(member, 4_000);
    expect((await member.call(points.config, {})).convertLeft).toBe(0);
    expect((await member.call(points.orders, {})).rows).toMatchObject([
      { type: 'convert', pointsRequired: 4_000, amount: '400.00', status: 'APPROVED' },
      { type: 'convert', pointsRequired: 1_000, amount: '100.00', status: 'APPROVED' },
    ]);
  });

  test('not for who is excluded: points stay, and nothing is redeemed', async () => {
    const member = await holder();
    const id = idOf(member);
    await house.house.db.tx((tx) =>
      house.house.identity.restrict(tx, { memberId: id, kind: 'self-excluded', until: null }),
    );
    expect(await refused(convert(member, 1_000))).toMatch(/edge\.|identity\./);
    expect(await held(member)).toBe(10_000);
  });
});

test('what points cost in taka is in the report, as in the ledger', async () => {
  const days = { from: '2026-03-01', to: '2026-03-04' };
  const { columns } = await admin.call(consoleRoutes.reports.check, days);
  const bonus = columns.find(({ column }) => column === 'bonus');
  expect(Number(bonus?.report)).toBeGreaterThanOrEqual(600);
  expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
});

describe('the rates', () => {
  test('are versions: another one counts from now on, an older edit is refused', async () => {
    const { versions } = await admin.call(desk.terms, {});
    const [now] = versions;
    if (!now) throw new Error('there are no rates');
    const terms = { ...now.terms, pointsPerTaka: 20 };
    const set = { terms, version: now.version, reason: 'A smaller ratio' };
    expect(await admin.call(desk.setTerms, set)).toEqual({ proposal: null });
    expect(await refused(admin.call(desk.setTerms, set))).toBe('points.terms-changed');
    expect(await refused(convert(await holder(), 1_000))).toBe('points.ratio-changed');
    const back = { terms: now.terms, version: now.version + 1, reason: 'As it was' };
    await admin.call(desk.setTerms, back);
    expect(await refused(admin.call(desk.setTerms, { ...back, version: now.version + 2 }))).toBe(
      'points.terms-same',
    );
    expect((await admin.call(desk.terms, {})).versions.map(({ version }) => version)).toEqual([
      now.version + 2,
      now.version + 1,
      now.version,
    ]);
  });
});

describe('points of play', () => {
  /** The follower reads now, and the day ends. */
  async function dayOver(): Promise<void> {
    clock.advance(DAY_MS);
    await house.runJobs();
    clock.advance(60_000);
    await house.runJobs();
  }

  test('are credited once after the day, by the rate of the product, and never expire', async () => {
    const member = await holder(0n);
    await give(house, member.memberId, 5_000_00n);
    await house.runJobs();
    await stakeOnce(house, member, 1_234_50n);
    const excluded = await holder(0n);
    await give(house, excluded.memberId, 500_00n);
    await stakeOnce(house, excluded, 500_00n);
    const away = { memberId: idOf(excluded), kind: 'self-excluded' } as const;
    const { identity, db } = house.house;
    await db.tx((tx) => identity.restrict(tx, { ...away, until: null }));
    clock.advance(15_000);
    await house.runJobs();
    const counted = await member.call(points.balance, {});
    expect([counted.pointBalance, counted.pending]).toEqual([0, 12]);
    expect(counted.creditedAt).toBe('2026-03-02T18:00:00.000Z');
    await dayOver();
    expect([await held(member), await held(excluded)]).toEqual([12, 0]);
    // What was earned before the exclusion is credited after it.
    await db.tx((tx) => identity.lift(tx, away));
    await stakeOnce(house, member, 65_50n);
    await dayOver();
    await dayOver();
    expect([await held(member), await held(excluded)]).toEqual([13, 5]);
    clock.advance(10 * 365 * DAY_MS);
    await house.runJobs();
    expect(await held(member)).toBe(13);
  });

  test('are given by other rooms once a key', async () => {
    const member = await holder(0n);
    const given = { memberId: idOf(member), points: 40n, source: 'mission' } as const;
    const key = randomUUID() as Uuid;
    for (let time = 0; time < 2; time += 1)
      await house.house.db.tx((tx) =>
        house.house.points.earn(tx, { ...given, key, reference: key }),
      );
    expect(await held(member)).toBe(40);
    const { rows } = await member.call(points.details, {});
    expect(rows).toMatchObject([
      { source: 'mission', currentPoints: 0, changedPoints: 40, balance: 40 },
    ]);
  });
});
