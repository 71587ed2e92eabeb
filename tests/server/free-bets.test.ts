import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { msTo } from '@nokshi/house-math/instants/kite.ts';
import type { Reward } from '@nokshi/contract/promotions/terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { flierOf, flyKites, isVerified, type Kites, kiteKey } from '../harness/kite-flights.ts';
import { logInOperators } from '../harness/team.ts';

const { campaigns, proposals, reports, tables } = consoleRoutes;
const { kite, limits, promotions, records, inbox } = playerRoutes;
const reason = 'as planned';
const FREE_BET = {
  kind: 'free-bet',
  product: 'kite',
  stake: '50.00',
  days: 7,
} as const satisfies Reward;

let clock: FakeClock;
let house: RunningHouse;
let kites: Kites;
let admin: HttpClient;
let second: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, tables: true });
  kites = await flyKites(house, clock);
});
afterAll(() => house.close());
beforeEach(async () => {
  await logInOperators(house);
  [admin, second] = [await house.operator(), await house.operator('finance')];
});

const save = (part: object = {}) =>
  admin.call(campaigns.save, {
    campaignId: null,
    newest: 0,
    terms: cashTerms({
      limits: { budget: '9000', places: null, perMember: 1, perDay: null },
      reward: { ...FREE_BET, ...part },
    }),
    reason,
  });

/** A member who claimed a free bet, at the kite; nothing else is in the wallet. */
async function flierWithFreeBet() {
  const saved = await save();
  await admin.call(campaigns.publish, { ...saved, reason });
  const member = await house.member();
  await member.call(promotions.claim, { promotionId: saved.campaignId });
  await admin.send(campaigns.turn, { campaignId: saved.campaignId, to: 'CLOSED', reason });
  const flier = await flierOf(member);
  const [free] = (await flier.seat()).freeBets;
  if (!free) throw new Error('no free bet');
  const place = (
    issue: string,
    more: { stake?: string; order?: number | null; key?: string; freeBet?: string } = {},
  ) => {
    const { stake = '50.00', order = null, key = kiteKey(), freeBet = free.id } = more;
    const { bearer } = flier;
    return member.call(kite.place, { issue, stake, order, freeBet }, { key, bearer });
  };
  return { ...flier, member, free, place, promotionId: saved.campaignId };
}
type Flier = Awaited<ReturnType<typeof flierWithFreeBet>>;

const waiting = async ({ member }: Flier) => (await member.call(promotions.freeRounds, {})).rows;
const rewardOf = async ({ member }: Flier) => (await member.call(promotions.rewards, {})).rows[0];
const followed = async () => {
  clock.advance(5 * 60_000);
  await house.runJobs();
};
const promotionHas = async () => {
  const { db, wallet } = house.house;
  const sums = await db.read((tx) =>
    wallet.houseBalances(tx, { names: ['promotion', 'house:tables'], asset: 'BDT' }),
  );
  return [sums.get('promotion') ?? 0n, sums.get('house:tables') ?? 0n] as const;
};

describe('a free bet on the kite', () => {
  it('comes with a letter, waits in the reward centre and at the kite, and costs nothing to place', async () => {
    const flier = await flierWithFreeBet();
    expect(flier.free).toMatchObject({ stake: '50.00' });
    const letters = (await flier.member.call(inbox.list, {})).rows.map(({ title }) => title.EN);
    expect(letters).toContain('1 free bet of ৳50.00 (Kite) for you');
    expect(await waiting(flier)).toMatchObject([
      { id: flier.free.id, kind: 'bet', gameId: 'kite', left: 1, stake: '50.00' },
    ]);
    const { issue } = await kites.open();
    const { bet, balance } = await flier.place(issue);
    expect([bet.isFree, bet.stake, bet.state, balance]).toEqual([true, '50.00', 'OPEN', '0.00']);
    expect(await waiting(flier)).toEqual([]);
    expect((await flier.seat()).freeBets).toEqual([]);
    await flier.withdraw(bet);
  });

  /** A new member's free bet with this order, on a flight that reached `least`. */
  async function flown(least: number, order: number | null) {
    const of: { flier?: Flier; betId?: string; before?: readonly [bigint, bigint] } = {};
    const flying = await kites.reaching(least, async ({ issue }) => {
      of.flier = await flierWithFreeBet();
      of.before = await promotionHas();
      of.betId = (await of.flier.place(issue, { order })).bet.betId;
    });
    const { flier, betId, before } = of;
    if (!flier || !betId || !before) throw new Error('no bet was placed');
    return { flying, flier, betId, before };
  }

  it('pays what it wins beyond its stake; the promotion pays it, and no report differs', async () => {
    const { flying, flier, betId, before } = await flown(150, 150);
    await kites.cut(flying);
    await kites.paid();
    expect(await flier.cash()).toBe('25.00');
    const { bet, proof } = await flier.bet({ betId });
    expect([bet.state, bet.payout]).toEqual(['TAKEN', '25.00']);
    expect(isVerified(proof)).toBe(true);
    const [promotion, results] = await promotionHas();
    expect([before[0] - promotion, results]).toEqual([25_00n, before[1]]);
    const { sitting } = await flier.seat();
    expect([sitting.staked, sitting.won]).toEqual(['0.00', '25.00']);
    expect((await flier.member.call(records.wagers, { pageSize: 10 })).rows).toEqual([]);
    const { rows } = await flier.member.call(records.entries, { pageSize: 10 });
    expect(rows.map(({ line, amount }) => [line, amount])).toEqual([
      ['free-bet', '25.00'],
      ['free-bet', '0.00'],
    ]);
    await followed();
    expect(await rewardOf(flier)).toMatchObject({ state: 'SPENT', converted: '25.00' });
    const checked = await admin.call(reports.check, { from: '2026-03-01', to: '2026-03-31' });
    expect(checked.days).toEqual([]);
    expect((await house.prove()).differences).toBe(0);
  });

  it('is gone when the flight is cut first, and nobody lost money', async () => {
    const { flying, flier, betId } = await flown(101, null);
    await kites.cut(flying);
    await kites.paid();
    expect((await flier.bet({ betId })).bet).toMatchObject({ state: 'LOST', payout: '0.00' });
    expect(await flier.cash()).toBe('0.00');
    await followed();
    expect(await rewardOf(flier)).toMatchObject({ state: 'SPENT', converted: '0.00' });
    expect((await flier.seat()).freeBets).toEqual([]);
  });

  it('is taken by a call, and pays what it shows then less its stake', async () => {
    const { flying, flier, betId } = await flown(200, null);
    kites.at(flying, msTo(150));
    expect((await flier.take({ betId })).taken).toBe(150);
    await kites.cut(flying);
    await kites.paid();
    expect(await flier.cash()).toBe('25.00');
  });

  it('comes back when its bet is withdrawn, and can be used again', async () => {
    const flier = await flierWithFreeBet();
    const { issue } = await kites.open();
    const { bet } = await flier.place(issue);
    for (const _ of [1, 2]) {
      const withdrawn = await flier.withdraw(bet);
      expect([withdrawn.bet.state, withdrawn.balance]).toEqual(['WITHDRAWN', '0.00']);
    }
    expect((await flier.seat()).freeBets).toMatchObject([{ id: flier.free.id }]);
    const again = await flier.place(issue);
    expect(again.bet.isFree).toBe(true);
    await flier.withdraw(again.bet);
  });

  it('comes back, for a day at least, when its flight is void', async () => {
    const flier = await flierWithFreeBet();
    const { issue, closesAt } = await kites.open();
    const { bet } = await flier.place(issue, { order: 150 });
    kites.moveTo(Date.parse(closesAt) + 2_000);
    await kites.tick();
    expect((await flier.bet(bet)).bet.state).toBe('VOID');
    expect((await flier.seat()).freeBets).toMatchObject([{ id: flier.free.id, stake: '50.00' }]);
    expect(await flier.cash()).toBe('0.00');
  });

  it('comes back when the house was away from its flight', async () => {
    const { flying, flier, betId } = await flown(160, null);
    await kites.cut(flying, 5_001);
    await kites.paid();
    expect((await flier.bet({ betId })).bet).toMatchObject({ state: 'RETURNED', payout: '0.00' });
    expect(await flier.cash()).toBe('0.00');
    expect((await flier.seat()).freeBets).toMatchObject([{ id: flier.free.id }]);
  });

  it('is used once: by one key one bet, by several keys one of them', async () => {
    const flier = await flierWithFreeBet();
    const { issue } = await kites.open();
    const key = kiteKey();
    const first = await flier.place(issue, { key });
    expect(await flier.place(issue, { key })).toEqual(first);
    await flier.withdraw(first.bet);
    const said = await Promise.all([1, 2, 3].map(() => refused(flier.place(issue))));
    expect(said.toSorted()).toEqual(['done', 'wagers.free-bet-over', 'wagers.free-bet-over']);
    const [bet] = (await flier.seat()).bets.filter(({ state }) => state === 'OPEN');
    await flier.withdraw(bet ?? { betId: '' });
  });

  it('is of its member and its stake, and is not used during a break', async () => {
    const [flier, other] = [await flierWithFreeBet(), await flierWithFreeBet()];
    const { issue } = await kites.open();
    expect(await refused(flier.place(issue, { stake: '40.00' }))).toBe('wagers.free-bet-over');
    expect(await refused(other.place(issue, { freeBet: flier.free.id }))).toBe(
      'wagers.free-bet-over',
    );
    await flier.member.call(limits.takeTimeOut, { hours: 24 });
    expect(await refused(flier.place(issue))).toBe('limits.time-out');
    expect(await waiting(flier)).toHaveLength(1);
  });

  it('is taken back by two operators as long as it waits', async () => {
    const flier = await flierWithFreeBet();
    const grantId = (await rewardOf(flier))?.grantId ?? '';
    const { proposal } = await admin.call(campaigns.revoke, { grantId, reason });
    await second.call(proposals.approve, { id: proposal ?? '' });
    expect(await waiting(flier)).toEqual([]);
    const { issue } = await kites.open();
    expect(await refused(flier.place(issue))).toBe('wagers.free-bet-over');
    expect((await rewardOf(flier))?.state).toBe('REVOKED');
  });

  it('that is taken back while it is in a bet does not come back from it', async () => {
    const flier = await flierWithFreeBet();
    const { issue } = await kites.open();
    const { bet } = await flier.place(issue);
    const grantId = (await rewardOf(flier))?.grantId ?? '';
    const { proposal } = await admin.call(campaigns.revoke, { grantId, reason });
    await second.call(proposals.approve, { id: proposal ?? '' });
    await flier.withdraw(bet);
    expect(await waiting(flier)).toEqual([]);
    expect(await refused(flier.place(issue))).toBe('wagers.free-bet-over');
  });

  it('is promised only at a stake that the kite takes', async () => {
    expect(await refused(save({ stake: '0.01' }))).toBe('tables.below-least');
    expect(await refused(save({ stake: '5000.01' }))).toBe('tables.over-limit');
    expect(await refused(save({ product: 'chess' as 'kite' }))).toBe('edge.invalid-input');
  });
});

it('the desk of the kite counts no free bets among its results', async () => {
  const counted = async () => {
    const { data } = await admin.call(tables.returns, { days: 1 });
    return data.find(({ gameCode }) => gameCode === 'kite')?.bets ?? 0;
  };
  const before = await counted();
  const flier = await flierWithFreeBet();
  const flight = await kites.open();
  await flier.place(flight.issue, { order: 101 });
  await kites.cut(await kites.close(flight));
  await kites.paid();
  expect(await counted()).toBe(before);
});
