import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { newAddress, PASSWORD } from '../harness/house.ts';
import { cashOf, deposit, promotionsGround, reason } from '../harness/promotions.ts';
import type { Teammate } from '../harness/team.ts';

const { identity, promotions, referral } = playerRoutes;
const { campaigns, referrals, risk } = consoleRoutes;
const { now, running, play, follow } = promotionsGround();

/** The second friend brings more than the first. */
const referralTerms = cashTerms({
  trigger: {
    kind: 'referral',
    firstDeposit: '500',
    turnover: 100,
    tiers: [
      { from: 1, amount: '50' },
      { from: 2, amount: '80' },
    ],
  },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '80' }, multiple: 100 },
  limits: { budget: '10000', places: null, perMember: 5, perDay: null },
});
const runNow = () => running({ ...referralTerms, startsAt: now().clock.now().toISOString() });

beforeEach(async () => {
  const { admin } = now();
  for (const { campaignId, state, terms } of (await admin.call(campaigns.list, {})).rows)
    if (terms.trigger.kind === 'referral' && state === 'RUNNING')
      await admin.call(campaigns.turn, { campaignId, to: 'CLOSED', reason });
});

let friends = 0;
/** Who registers by this member's code. */
async function friendOf(inviter: Teammate, address = newAddress()): Promise<Teammate> {
  const { code: referralCode } = await inviter.call(referral.own, {});
  const username = `friend${++friends}x`;
  const client = now().house.visitor();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await client.call(
    identity.register,
    { ...form, referralCode },
    { headers: { 'x-forwarded-for': address } },
  );
  return Object.assign(client, { username, memberId: userInfo.id });
}

/** Followers read what was staked, and the minute after it rewards are made. */
async function pass() {
  await follow();
  now().clock.advance(60_000);
  await now().house.runJobs();
}
const friendsOf = async (of: Teammate) =>
  (await of.call(referral.friends, {})).friends.map(({ state, percent, amount, reason: why }) => ({
    state,
    percent,
    amount,
    why,
  }));

describe('inviting a friend', () => {
  test('brings the tier of each friend who deposited and staked it, once', async () => {
    await runNow();
    const inviter = await now().house.member();
    const friend = await friendOf(inviter);
    const nothing = { amount: null, why: null };
    expect(await friendsOf(inviter)).toEqual([{ state: 'registered', percent: null, ...nothing }]);
    await deposit(friend, '499.00');
    expect(await friendsOf(inviter)).toEqual([{ state: 'registered', percent: null, ...nothing }]);
    await deposit(friend, '500.00');
    await play(friend, 300_00n, 300_00n);
    await follow();
    expect(await friendsOf(inviter)).toEqual([{ state: 'staking', percent: 60, ...nothing }]);
    expect(await cashOf(inviter)).toBe('0.00');
    await play(friend, 200_00n, 200_00n);
    await pass();
    const first = { state: 'earned', percent: 100, amount: '50.00', why: null };
    expect(await friendsOf(inviter)).toEqual([first]);
    await play(friend, 500_00n, 500_00n);
    const second = await friendOf(inviter);
    await deposit(second, '600.00');
    await play(second, 600_00n);
    await pass();
    expect(await friendsOf(inviter)).toEqual([{ ...first, amount: '80.00' }, first]);
    const { earned, promotion } = await inviter.call(referral.friends, {});
    expect([earned, promotion?.counted]).toEqual(['130.00', 2]);
    expect(await cashOf(inviter)).toBe('130.00');
  });

  test('who shares an address is not counted, is at the risk desk, and an operator may count', async () => {
    await runNow();
    const address = newAddress();
    const inviter = await friendOf(await now().house.member(), address);
    const friend = await friendOf(inviter, address);
    await deposit(friend, '500.00');
    await play(friend, 500_00n);
    await pass();
    const linked = { state: 'not-counted', percent: 100, amount: null, why: 'same-address' };
    expect(await friendsOf(inviter)).toEqual([linked]);
    const { admin } = now();
    const { rows } = await admin.call(risk.list, { pageSize: 20, reason: 'self-referral' });
    expect(rows[0]?.members.map(({ id }) => id).toSorted()).toEqual(
      [inviter.memberId, friend.memberId].toSorted(),
    );
    const { friends: atDesk } = await admin.call(referrals.list, { memberId: inviter.memberId });
    const count = () =>
      admin.call(referrals.count, {
        campaignId: atDesk[0]?.counts?.campaignId ?? '',
        memberId: friend.memberId,
        reason: 'two people of one household',
      });
    await count();
    await pass();
    expect(await friendsOf(inviter)).toEqual([
      { state: 'earned', percent: 100, amount: '50.00', why: null },
    ]);
    expect(await refused(count())).toBe('promotions.friend-state');
  });

  test('is on while such a promotion runs, and counts who registered since (E-100)', async () => {
    const inviter = await now().house.member();
    await friendOf(inviter);
    const isOn = async () => [
      (await inviter.call(referral.own, {})).on,
      (await inviter.call(promotions.counts, {})).referral,
    ];
    expect(await isOn()).toEqual([false, false]);
    now().clock.advance(1_000);
    const campaignId = await runNow();
    expect(await isOn()).toEqual([true, true]);
    expect(await friendsOf(inviter)).toMatchObject([{ state: 'not-counted', why: 'before' }]);
    await now().admin.call(campaigns.turn, { campaignId, to: 'PAUSED', reason });
    expect(await isOn()).toEqual([false, false]);
  });
});
