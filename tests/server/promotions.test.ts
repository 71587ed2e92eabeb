import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { describe, expect, test } from 'vitest';
import { bonusReward, bonusTerms, cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import {
  bonusesOf,
  cashOf,
  DAY_MS,
  deposit,
  lettersOf,
  promotionsGround,
  reason,
} from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import type { Teammate } from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';
import { addPayee, choosePin, PIN } from '../harness/winnings.ts';

const { promotions, withdrawals } = playerRoutes;
const { campaigns, proposals, reports } = consoleRoutes;
const { now, running, play, follow } = promotionsGround();
const statusOf = async (of: Teammate, promotionId: string) =>
  (await of.call(promotions.one, { promotionId })).status;

/** Asks again while the house is busy, as pages do; the code of the refusal, or `done`. */
async function claimUntil(member: Teammate, promotionId: string): Promise<string | undefined> {
  for (let left = 50; ; left -= 1) {
    const end = await refused(member.call(promotions.claim, { promotionId }));
    if (end !== 'edge.busy' || left === 0) return end;
  }
}

describe('a promotion that members claim', () => {
  test('is cash once, has to be staked, and comes with a letter', async () => {
    const promotionId = await running(cashTerms());
    const member = await now().house.member();
    expect(await statusOf(member, promotionId)).toBe('claim');
    expect((await member.call(promotions.counts, {})).available).toBeGreaterThan(0);
    const claimed = await member.call(promotions.claim, { promotionId });
    expect(claimed).toEqual({ status: 'claimed', amount: '50.00' });
    expect(await cashOf(member)).toBe('50.00');
    expect(await refused(member.call(promotions.claim, { promotionId }))).toBe('promotions.taken');
    expect(await statusOf(member, promotionId)).toBe('claimed');
    const { obligations } = await bonusesOf(member);
    expect(obligations).toMatchObject([{ source: 'award', required: '50.00', missing: '50.00' }]);
    expect(await lettersOf(member)).toContain('You received ৳50.00');
  });

  test('gives its last ten places to ten of 200 claims at once, and never more than its budget', async () => {
    const members = await Promise.all(
      Array.from({ length: full ? 200 : 20 }, () => now().house.member()),
    );
    const claims = Array.from({ length: 200 }, (_, n) => members[n % members.length] as Teammate);
    const rest = { perMember: 1, perDay: null };
    for (const [limits, refusal] of [
      [{ ...rest, budget: '10000', places: 10 }, 'promotions.no-places'],
      [{ ...rest, budget: '549.99', places: null }, 'promotions.budget-spent'],
    ] as const) {
      const promotionId = await running(cashTerms({ limits }));
      const ends = await Promise.all(claims.map((member) => claimUntil(member, promotionId)));
      expect(ends.filter((end) => end === 'done')).toHaveLength(10);
      const others = ends.filter((end) => end !== 'done' && end !== 'promotions.taken');
      expect(new Set(others)).toEqual(new Set([refusal]));
      const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
      expect([one.granted, one.given]).toEqual([10, '500.00']);
    }
    const sums = await Promise.all(members.map(cashOf));
    expect(sums.reduce((sum, each) => sum + Number(each), 0)).toBe(1_000);
  });

  test('by a code is given to who knows it', async () => {
    await running(cashTerms({ trigger: { kind: 'code', code: 'NOKSHI50' } }));
    const member = await now().house.member();
    expect(await refused(member.call(promotions.code, { code: 'nokshi51' }))).toBe(
      'promotions.code-wrong',
    );
    expect(await member.call(promotions.code, { code: 'nokshi50' })).toMatchObject({
      amount: '50.00',
    });
  });

  test('is closed to whom its conditions do not fit, and to whom nothing promotional may reach', async () => {
    const audience = [{ kind: 'deposits-at-least', count: 1 } as const];
    const promotionId = await running(cashTerms({ audience }));
    const member = await now().house.member();
    const claim = () => member.call(promotions.claim, { promotionId });
    expect(await refused(claim())).toBe('promotions.not-for-you');
    await deposit(member, '500.00');
    await claim();
  });
});

describe('a bonus', () => {
  test('matches a deposit, becomes cash when it was staked, and counts the deposit first', async () => {
    await running(bonusTerms({ name: 'Match' }, { multiple: 200 }));
    const member = await richMember(now().house, ['600.00']);
    const first = await bonusesOf(member);
    expect(first.bonus).toBe('600.00');
    expect(first.active).toMatchObject({ state: 'ACTIVE', largestBet: '200.00' });
    expect(first.active?.progress).toMatchObject({ required: '1200.00', done: '0.00' });
    const tooLarge = play(member, 200_01n);
    await expect(tooLarge).rejects.toMatchObject({ code: 'limits.bet-too-large' });
    // 600.00 for the deposit, then 1,200.00 for the bonus; the balance stays as it is.
    for (let n = 0; n < 8; n += 1) await play(member, 200_00n, 200_00n);
    expect((await bonusesOf(member)).active?.progress).toMatchObject({
      done: '1000.00',
      lines: [{ category: 'RNG', valid: '1000.00', counted: '1000.00' }],
    });
    await play(member, 200_00n, 200_00n);
    await follow();
    const after = await bonusesOf(member);
    expect(after).toMatchObject({ bonus: '0.00', active: null });
    expect(after.ended).toMatchObject([{ state: 'CONVERTED', converted: '600.00' }]);
    expect(await cashOf(member)).toBe('1200.00');
    expect(await lettersOf(member)).toContain('Your bonus is cash now: ৳600.00');
    // The largest bet went with it.
    await play(member, 500_00n, 500_00n);
  });

  test('is left without a paisa of the own money, and the one that waits begins', async () => {
    const give = cashTerms({
      trigger: { kind: 'claim' },
      reward: bonusReward({ sum: { of: 'fixed', amount: '80' } }, { largestConversion: '10' }),
    });
    const [one, other] = [await running(give), await running({ ...give, name: 'Other' })];
    const member = await richMember(now().house, ['100.00']);
    await member.call(promotions.claim, { promotionId: one });
    await member.call(promotions.claim, { promotionId: other });
    const before = await bonusesOf(member);
    expect(before).toMatchObject({ bonus: '80.00', waiting: [{ promotionId: other }] });
    const grantId = before.active?.grantId ?? '';
    await member.call(promotions.leave, { grantId });
    const after = await bonusesOf(member);
    expect(after).toMatchObject({ bonus: '80.00', active: { promotionId: other }, waiting: [] });
    expect(await refused(member.call(promotions.leave, { grantId }))).toBe(
      'promotions.grant-state',
    );
    expect(await cashOf(member)).toBe('100.00');
  });

  test('expires at its time, and a bonus that is used up ends by itself', async () => {
    const promotionId = await running(
      cashTerms({
        limits: { budget: '10000', places: null, perMember: 2, perDay: null },
        reward: bonusReward({ sum: { of: 'fixed', amount: '80' } }, { days: 1 }),
      }),
    );
    const member = await now().house.member();
    await member.call(promotions.claim, { promotionId });
    await play(member, 80_00n);
    await follow();
    expect((await bonusesOf(member)).ended).toMatchObject([{ state: 'SPENT' }]);
    await member.call(promotions.claim, { promotionId });
    now().clock.advance(DAY_MS + 60_000);
    await now().house.runJobs();
    await logInAgain(member);
    expect(await bonusesOf(member)).toMatchObject({
      bonus: '0.00',
      active: null,
      ended: [{ state: 'EXPIRED' }, { state: 'SPENT' }],
    });
  });

  test('ends with a withdrawal, when its member agrees', async () => {
    await running(bonusTerms({ name: 'Leaves' }));
    const member = await richMember(now().house, ['600.00']);
    await choosePin(member);
    const payeeId = await addPayee(member, { method: 'demo-wallet', account: '01711000099' });
    for (let n = 0; n < 3; n += 1) await play(member, 200_00n, 200_00n);
    const terms = await member.call(withdrawals.terms, {});
    expect(terms).toMatchObject({ available: '600.00', bonus: '600.00', obligations: [] });
    const wish = { payeeId, amount: '600.00', paymentPassword: PIN };
    const ask = (leavesBonus: boolean) =>
      member.call(withdrawals.request, { ...wish, leavesBonus }, { key: randomUUID() });
    expect(await refused(ask(false))).toBe('turnover.bonus-active');
    await ask(true);
    expect(await bonusesOf(member)).toMatchObject({ bonus: '0.00', active: null });
  });
});

describe('cashback of a day', () => {
  test('is a share of what own money lost, claimed by its member, once', async () => {
    await running(
      cashTerms({
        name: 'Cashback',
        trigger: {
          kind: 'period',
          period: 'D',
          of: 'loss',
          categories: [],
          tiers: [{ from: '100', percent: '10' }],
          least: '1',
          claimDays: 2,
        },
        reward: { kind: 'cash', sum: { of: 'share', percent: '100', most: '500' }, multiple: 0 },
        limits: { budget: '10000', places: null, perMember: null, perDay: null },
        startsAt: new Date(now().clock.now().getTime() - DAY_MS).toISOString(),
        // It is over when the day is paid; what began while it ran is still paid.
        endsAt: new Date(now().clock.now().getTime() + 3_600_000).toISOString(),
      }),
    );
    const member = await richMember(now().house, ['1000.00']);
    await play(member, 300_00n, 50_00n);
    now().clock.advance(DAY_MS);
    await now().house.runJobs();
    await now().house.runJobs();
    await logInAgain(member);
    const { rows } = await member.call(promotions.rewards, {});
    expect(rows).toMatchObject([{ state: 'CLAIMABLE', amount: '25.00' }]);
    const grantId = rows[0]?.grantId ?? '';
    // Who stakes may have been awarded the jackpot of the house meanwhile.
    const before = Number(await cashOf(member));
    await member.call(promotions.take, { grantId });
    expect(await refused(member.call(promotions.take, { grantId }))).toBe('promotions.grant-state');
    expect(Number(await cashOf(member)) - before).toBeCloseTo(25);
  });
});

describe('operators', () => {
  test('give and end rewards by two, with a reason that the member reads', async () => {
    const campaignId = await running(
      cashTerms({
        trigger: { kind: 'manual' },
        reward: bonusReward({ sum: { of: 'fixed', amount: '40' } }),
      }),
    );
    const member = await now().house.member();
    const { username } = member;
    const { proposal } = await now().admin.call(campaigns.give, { campaignId, username, reason });
    await now().second.call(proposals.approve, { id: proposal ?? '' });
    const { active } = await bonusesOf(member);
    expect(active).toMatchObject({ amount: '40.00' });
    const grantId = active?.grantId ?? '';
    const asked = await now().admin.call(campaigns.revoke, { grantId, reason: 'given by mistake' });
    await now().second.call(proposals.approve, { id: asked.proposal ?? '' });
    expect(await bonusesOf(member)).toMatchObject({
      bonus: '0.00',
      ended: [{ state: 'REVOKED', reason: 'given by mistake' }],
    });
  });

  test('publish a campaign by two from the budget on that the rule says', async () => {
    const publish = async (budget: string) => {
      const limits = { budget, places: null, perMember: 1, perDay: null };
      const terms = cashTerms({ name: `Budget ${budget}`, limits });
      const saved = await now().admin.call(campaigns.save, {
        campaignId: null,
        newest: 0,
        terms,
        reason,
      });
      const { proposal } = await now().admin.call(campaigns.publish, { ...saved, reason });
      const { state } = await now().admin.call(campaigns.one, saved);
      return [proposal !== null, state];
    };
    expect(await publish('25000')).toEqual([false, 'RUNNING']);
    expect(await publish('25000.01')).toEqual([true, 'DRAFT']);
  });

  test('cannot publish what the profile forbids, and pause and close what runs', async () => {
    const campaignId = await running(cashTerms());
    const member = await now().house.member();
    const turn = (to: 'PAUSED' | 'RUNNING' | 'CLOSED') =>
      now().admin.call(campaigns.turn, { campaignId, to, reason });
    await turn('PAUSED');
    const claim = () => member.call(promotions.claim, { promotionId: campaignId });
    expect(await refused(claim())).toBe('promotions.closed');
    await turn('RUNNING');
    await claim();
    await turn('CLOSED');
    expect(await refused(turn('RUNNING'))).toBe('promotions.campaign-state');
  });

  test('see in the report what the ledger says', async () => {
    const days = { from: '2026-03-10', to: '2026-03-14' };
    const { columns } = await now().admin.call(reports.check, days);
    expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
    const report = await now().admin.call(campaigns.report, days);
    expect(Number(report.cost)).toBeGreaterThan(0);
    expect(await now().house.house.wallet.verify('full')).toMatchObject({ differences: 0 });
  });
});
