import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms, Reward } from '@nokshi/contract/promotions/terms.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusTerms, cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { GIFT_WHEEL, type GiftVendor, startGiftVendor } from '../harness/gift-vendor.ts';
import { PASSWORD } from '../harness/house.ts';
import { cashOf, lettersOf, promotionsGround, reason } from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import { idOf, logInOperators, type Teammate } from '../harness/team.ts';
import { tokenFor } from '../harness/vendor.ts';

const { identity, promotions } = playerRoutes;
const { campaigns, proposals, protection, risk } = consoleRoutes;
const { now, running } = promotionsGround();

let gifts: GiftVendor;
beforeEach(async () => {
  gifts ??= await startGiftVendor(now().house, now());
});
afterAll(() => gifts.close());

const due = async (ms: number) => {
  now().clock.advance(ms);
  await now().house.runJobs();
};
const pointsOf = (member: Teammate) =>
  now().house.house.db.read((tx) => now().house.house.points.balance(tx, idOf(member)));
const rewardsOf = async (member: Teammate) =>
  (await member.call(promotions.rewards, {})).rows.map(({ state, amount, converted }) => ({
    state,
    amount,
    converted,
  }));
const save = (terms: CampaignTerms) =>
  refused(now().admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason }));

const POINTS: Reward = { kind: 'points', points: 500, worth: '50' };
const ROUNDS: Reward = {
  kind: 'free-rounds',
  gameId: GIFT_WHEEL,
  rounds: 2,
  stake: '2.00',
  days: 7,
};

describe('a promotion of points', () => {
  test('credits them once, tells the member, and counts their worth in its budget', async () => {
    const limits = { budget: '60', places: null, perMember: 1, perDay: null };
    const promotionId = await running(cashTerms({ reward: POINTS, limits }));
    const member = await now().house.member();
    const claimed = await member.call(promotions.claim, { promotionId });
    expect(claimed).toEqual({ status: 'claimed', amount: null });
    expect(await pointsOf(member)).toBe(500n);
    expect(await lettersOf(member)).toContain('You received 500 points');
    expect(await rewardsOf(member)).toEqual([{ state: 'PAID', amount: '0.00', converted: '0.00' }]);
    const other = await now().house.member();
    const second = await refused(other.call(promotions.claim, { promotionId }));
    expect(second).toBe('promotions.budget-spent');
    expect(await pointsOf(other)).toBe(0n);
    const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect([one.given, one.liability]).toEqual(['50.00', '0.00']);
  });

  test('is not saved when they count for less than they bring as taka', async () => {
    expect(await save(cashTerms({ reward: { ...POINTS, worth: '0.01' } }))).toBe(
      'promotions.terms-wrong',
    );
  });
});

describe('a promotion of free rounds', () => {
  test('is active until they are played; what they win is cash at once', async () => {
    const promotionId = await running(cashTerms({ reward: ROUNDS }));
    const member = await now().house.member();
    expect(await member.call(promotions.claim, { promotionId })).toEqual({
      status: 'process',
      amount: null,
    });
    await due(5_000);
    expect(await lettersOf(member)).toContainEqual(expect.stringMatching(/^2 free rounds of /));
    const { memberId: account } = member;
    const who = { token: await tokenFor(member, GIFT_WHEEL), account, currency: 'BDT', stake: '2' };
    const play = () => gifts.vendor.play({ ...who, free: true });
    expect([(await play()).ok, (await play()).ok]).toEqual([true, true]);
    expect((await member.call(playerRoutes.wallet.balance, {})).sumBalance).toBe('12.00');
    await due(5 * 60_000);
    expect(await rewardsOf(member)).toEqual([
      { state: 'SPENT', amount: '0.00', converted: '12.00' },
    ]);
    const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect([one.given, one.liability]).toEqual(['4.00', '0.00']);
  });

  test('is ended by two operators: no further round begins, what was won stays', async () => {
    const promotionId = await running(cashTerms({ reward: ROUNDS }));
    const member = await now().house.member();
    await member.call(promotions.claim, { promotionId });
    await due(5_000);
    const { memberId: account } = member;
    const who = { token: await tokenFor(member, GIFT_WHEEL), account, currency: 'BDT', stake: '2' };
    await gifts.vendor.play({ ...who, free: true });
    const { grantId } = (await member.call(promotions.rewards, {})).rows[0] ?? { grantId: '' };
    const { proposal } = await now().admin.call(campaigns.revoke, { grantId, reason });
    await now().second.call(proposals.approve, { id: proposal ?? '' });
    const { ok } = await gifts.vendor.play({ ...who, free: true });
    expect([ok, await cashOf(member)]).toEqual([false, '6.00']);
    expect((await rewardsOf(member))[0]?.state).toBe('REVOKED');
  });

  test('gives its place back when the vendor never takes them, and says so', async () => {
    const promotionId = await running(cashTerms({ reward: ROUNDS }));
    const member = await now().house.member();
    gifts.lose(100);
    await member.call(promotions.claim, { promotionId });
    for (const ms of [5_000, 600_000, 600_000]) await due(ms);
    gifts.lose(0);
    await due(600_000);
    await due(300_000);
    await logInAgain(member);
    const [grant] = await rewardsOf(member);
    expect(grant?.state).toBe('REVOKED');
    expect(await lettersOf(member)).toContain('2 free rounds at ৳2.00 could not be given');
    await logInOperators(now().house);
    const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect([one.given, one.granted]).toEqual(['0.00', 0]);
    expect((await member.call(promotions.freeRounds, {})).rows).toEqual([]);
  });

  test('is of a game whose vendor takes them, at a stake that it allows', async () => {
    const { games } = await now().admin.call(campaigns.games, {});
    expect(games.map(({ gameId }) => gameId)).toContain(GIFT_WHEEL);
    const wrong = (part: object) => save(cashTerms({ reward: { ...ROUNDS, ...part } }));
    expect(await wrong({ gameId: 'no-such-wheel' })).toBe('catalogue.game-unknown');
    expect(await wrong({ stake: '0.50' })).toBe('vendors.stake-below');
  });
});

test('the British profile allows a bonus of ten times in one product, and no other', async () => {
  const choose = (code: 'UK_STRICT' | 'STRICT') =>
    now().admin.call(protection.setProfile, { code, periods: 'calendar', reason });
  await choose('UK_STRICT');
  expect(await save(bonusTerms())).toBe('promotions.one-product');
  const mixed = { RNG: 100, LIVE: 10 };
  expect(await save(bonusTerms({}, { contributions: mixed }))).toBe('promotions.one-product');
  const one = { RNG: 100, LIVE: 0 };
  expect(await save(bonusTerms({}, { contributions: one }))).toBe('done');
  expect(await save(bonusTerms({}, { contributions: one, multiple: 1_001 }))).toBe(
    'promotions.profile-forbids',
  );
  await choose('STRICT');
});

test('two who take one promotion by one browser are a case of the risk desk, and keep it', async () => {
  const promotionId = await running(cashTerms());
  const [one, other] = [await now().house.member(), await now().house.member()];
  for (const member of [one, other]) await member.call(promotions.claim, { promotionId });
  await one.call(identity.login, { username: other.username, password: PASSWORD });
  await due(60_000);
  const asked = { pageSize: 20, reason: 'same-promotion' } as const;
  const [found] = (await now().admin.call(risk.list, asked)).rows;
  expect(found?.members.map(({ id }) => id).toSorted()).toEqual(
    [one.memberId, other.memberId].toSorted(),
  );
  expect(found?.state).toBe('OPEN');
  expect(await cashOf(other)).toBe('50.00');
});
