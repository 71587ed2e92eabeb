import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusTerms, cashTerms } from '../harness/campaign-terms.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { logInAgain, placeBet } from '../harness/slips.ts';
import { logInOperators, type Teammate } from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';
import { addPayee, choosePin, PIN } from '../harness/winnings.ts';

const { missions, promotions, wallet, inbox, withdrawals, cashier } = playerRoutes;
const { campaigns, proposals, reports } = consoleRoutes;
const DAY_MS = 86_400_000;
const reason = 'as planned';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
let second: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());
beforeEach(async () => {
  await logInOperators(house);
  admin = await house.operator();
  second = await house.operator('finance');
});

const begun: string[] = [];
afterEach(async () => {
  for (const campaignId of begun.splice(0))
    await admin.send(campaigns.turn, { campaignId, to: 'CLOSED', reason });
});

/** A campaign of these terms that runs, by two operators where its budget asks for them. */
async function running(terms: CampaignTerms): Promise<string> {
  const saved = await admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
  const { proposal } = await admin.call(campaigns.publish, { ...saved, reason });
  if (proposal) await second.call(proposals.approve, { id: proposal });
  begun.push(saved.campaignId);
  return saved.campaignId;
}
const deposit = (member: Teammate, amount: string) =>
  member.call(
    cashier.requestDeposit,
    { channel: 'demo-wallet', amount },
    { key: `promo-key-${randomUUID()}` },
  );
const cash = async (of: Teammate) => (await of.call(wallet.balance, {})).sumBalance;
const bonuses = (of: Teammate) => of.call(promotions.bonuses, {});
const statusOf = async (of: Teammate, promotionId: string) =>
  (await of.call(promotions.one, { promotionId })).status;
const titles = async (of: Teammate) =>
  (await of.call(inbox.list, {})).rows.map(({ title }) => title.EN);
/** Followers of play read every 15 seconds. */
const follow = async () => {
  clock.advance(20_000);
  await house.runJobs();
};
const play = (member: Teammate, stake: bigint, payout = 0n) =>
  placeBet(house, member, { stake, payout });

describe('a promotion that members claim', () => {
  test('is cash once, has to be staked, and comes with a letter', async () => {
    const promotionId = await running(cashTerms());
    const member = await house.member();
    expect(await statusOf(member, promotionId)).toBe('claim');
    expect((await member.call(promotions.counts, {})).available).toBeGreaterThan(0);
    const claimed = await member.call(promotions.claim, { promotionId });
    expect(claimed).toEqual({ status: 'claimed', amount: '50.00' });
    expect(await cash(member)).toBe('50.00');
    expect(await refused(member.call(promotions.claim, { promotionId }))).toBe('promotions.taken');
    expect(await statusOf(member, promotionId)).toBe('claimed');
    const { obligations } = await bonuses(member);
    expect(obligations).toMatchObject([{ source: 'award', required: '50.00', missing: '50.00' }]);
    expect(await titles(member)).toContain('You received ৳50.00');
  });

  test('gives its last places to as many as there are, however many claim at once', async () => {
    const limits = { budget: '10000', places: 10, perMember: 1, perDay: null };
    const promotionId = await running(cashTerms({ limits }));
    const members = await Promise.all(Array.from({ length: 24 }, () => house.member()));
    const answers = await Promise.all(
      members.map((member) =>
        member.call(promotions.claim, { promotionId }).then(
          () => 'claimed',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(10);
    const { granted, given } = await admin.call(campaigns.one, { campaignId: promotionId });
    expect({ granted, given }).toEqual({ granted: 10, given: '500.00' });
  });

  test('never gives more than its budget', async () => {
    const limits = { budget: '149.99', places: null, perMember: null, perDay: null };
    const promotionId = await running(cashTerms({ limits }));
    const member = await house.member();
    for (let n = 0; n < 2; n += 1) await member.call(promotions.claim, { promotionId });
    const third = member.call(promotions.claim, { promotionId });
    expect(await refused(third)).toBe('promotions.budget-spent');
  });

  test('by a code is given to who knows it', async () => {
    await running(cashTerms({ trigger: { kind: 'code', code: 'NOKSHI50' } }));
    const member = await house.member();
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
    const member = await house.member();
    const claim = () => member.call(promotions.claim, { promotionId });
    expect(await refused(claim())).toBe('promotions.not-for-you');
    await deposit(member, '500.00');
    await claim();
  });
});

describe('a bonus', () => {
  test('matches a deposit, becomes cash when it was staked, and counts the deposit first', async () => {
    await running(bonusTerms({ name: 'Match' }, { multiple: 200 }));
    const member = await richMember(house, ['600.00']);
    const first = await bonuses(member);
    expect(first.bonus).toBe('600.00');
    expect(first.active).toMatchObject({ state: 'ACTIVE', largestBet: '200.00' });
    expect(first.active?.progress).toMatchObject({ required: '1200.00', done: '0.00' });
    const tooLarge = play(member, 200_01n);
    await expect(tooLarge).rejects.toMatchObject({ code: 'limits.bet-too-large' });
    // 600.00 for the deposit, then 1,200.00 for the bonus; the balance stays as it is.
    for (let n = 0; n < 8; n += 1) await play(member, 200_00n, 200_00n);
    expect((await bonuses(member)).active?.progress).toMatchObject({
      done: '1000.00',
      lines: [{ category: 'RNG', valid: '1000.00', counted: '1000.00' }],
    });
    await play(member, 200_00n, 200_00n);
    await follow();
    const after = await bonuses(member);
    expect(after).toMatchObject({ bonus: '0.00', active: null });
    expect(after.ended).toMatchObject([{ state: 'CONVERTED', converted: '600.00' }]);
    expect(await cash(member)).toBe('1200.00');
    expect(await titles(member)).toContain('Your bonus is cash now: ৳600.00');
    // The largest bet went with it.
    await play(member, 500_00n, 500_00n);
  });

  test('is left without a paisa of the own money, and the one that waits begins', async () => {
    const give = cashTerms({
      trigger: { kind: 'claim' },
      reward: {
        ...(bonusTerms({}, { largestConversion: '10' }).reward as { kind: 'bonus' } & object),
        sum: { of: 'fixed', amount: '80' },
      } as CampaignTerms['reward'],
    });
    const [one, other] = [await running(give), await running({ ...give, name: 'Other' })];
    const member = await richMember(house, ['100.00']);
    await member.call(promotions.claim, { promotionId: one });
    await member.call(promotions.claim, { promotionId: other });
    const before = await bonuses(member);
    expect(before).toMatchObject({ bonus: '80.00', waiting: [{ promotionId: other }] });
    const grantId = before.active?.grantId ?? '';
    await member.call(promotions.leave, { grantId });
    const after = await bonuses(member);
    expect(after).toMatchObject({ bonus: '80.00', active: { promotionId: other }, waiting: [] });
    expect(await refused(member.call(promotions.leave, { grantId }))).toBe(
      'promotions.grant-state',
    );
    expect(await cash(member)).toBe('100.00');
  });

  test('expires at its time, and a bonus that is used up ends by itself', async () => {
    const promotionId = await running(
      cashTerms({
        limits: { budget: '10000', places: null, perMember: 2, perDay: null },
        reward: {
          ...bonusTerms({}, { days: 1 }).reward,
          sum: { of: 'fixed', amount: '80' },
        },
      }),
    );
    const member = await house.member();
    await member.call(promotions.claim, { promotionId });
    await play(member, 80_00n);
    await follow();
    expect((await bonuses(member)).ended).toMatchObject([{ state: 'SPENT' }]);
    await member.call(promotions.claim, { promotionId });
    clock.advance(DAY_MS + 60_000);
    await house.runJobs();
    await logInAgain(member);
    expect(await bonuses(member)).toMatchObject({
      bonus: '0.00',
      active: null,
      ended: [{ state: 'EXPIRED' }, { state: 'SPENT' }],
    });
  });

  test('ends with a withdrawal, when its member agrees', async () => {
    await running(bonusTerms({ name: 'Leaves' }));
    const member = await richMember(house, ['600.00']);
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
    expect(await bonuses(member)).toMatchObject({ bonus: '0.00', active: null });
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
        startsAt: new Date(clock.now().getTime() - DAY_MS).toISOString(),
        // It is over when the day is paid; what began while it ran is still paid.
        endsAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
      }),
    );
    const member = await richMember(house, ['1000.00']);
    await play(member, 300_00n, 50_00n);
    clock.advance(DAY_MS);
    await house.runJobs();
    await house.runJobs();
    await logInAgain(member);
    const { rows } = await member.call(promotions.rewards, {});
    expect(rows).toMatchObject([{ state: 'CLAIMABLE', amount: '25.00' }]);
    const grantId = rows[0]?.grantId ?? '';
    // Who stakes may have been awarded the jackpot of the house meanwhile.
    const before = Number(await cash(member));
    await member.call(promotions.take, { grantId });
    expect(await refused(member.call(promotions.take, { grantId }))).toBe('promotions.grant-state');
    expect(Number(await cash(member)) - before).toBeCloseTo(25);
  });
});

describe('a mission', () => {
  test('is reached by play of its day, claimed once, and open again the next day', async () => {
    const missionId = await running(
      cashTerms({
        trigger: {
          kind: 'mission',
          window: 'day',
          counts: 'turnover',
          categories: ['RNG'],
          target: '300',
        },
        limits: { budget: '10000', places: null, perMember: null, perDay: null },
      }),
    );
    const member = await richMember(house, ['1000.00']);
    const mine = async () =>
      (await member.call(missions.list, { missionId })).data.map(({ progress, status }) => ({
        progress,
        status,
      }));
    const claim = () => member.call(missions.claim, { missionId });
    expect(await mine()).toEqual([{ progress: '0.00', status: 'open' }]);
    await play(member, 200_00n, 100_00n);
    expect(await mine()).toEqual([{ progress: '200.00', status: 'open' }]);
    expect(await refused(claim())).toBe('promotions.mission-open');
    await play(member, 200_00n, 100_00n);
    expect(await mine()).toEqual([{ progress: '300.00', status: 'claimable' }]);
    expect(await claim()).toEqual({ amount: '50.00' });
    expect(await refused(claim())).toBe('promotions.taken');
    expect(await mine()).toEqual([{ progress: '300.00', status: 'claimed' }]);
    const { data: leaders } = await member.call(missions.leaderboard, { missionId });
    expect(leaders.find(({ mine: own }) => own)).toMatchObject({ score: '400.00' });
    clock.advance(DAY_MS);
    await logInAgain(member);
    expect(await mine()).toEqual([{ progress: '0.00', status: 'open' }]);
  });

  test('counts what was staked of own money since it began, and is not held out twice', async () => {
    const bonusId = await running(
      bonusTerms({
        trigger: { kind: 'claim' },
        reward: {
          ...bonusTerms({}, { largestBet: '500' }).reward,
          sum: { of: 'fixed', amount: '40' },
        },
      }),
    );
    const member = await richMember(house, ['500.00']);
    await play(member, 100_00n);
    clock.advance(60_000);
    const missionId = await running(
      cashTerms({
        startsAt: clock.now().toISOString(),
        trigger: {
          kind: 'mission',
          window: 'day',
          counts: 'turnover',
          categories: [],
          target: '400',
        },
      }),
    );
    await member.call(promotions.claim, { promotionId: bonusId });
    const mine = async () =>
      (await member.call(missions.list, { missionId })).data.map(({ progress, status }) => ({
        progress,
        status,
      }));
    expect(await mine()).toEqual([{ progress: '0.00', status: 'open' }]);
    await play(member, 420_00n);
    expect(await mine()).toEqual([{ progress: '400.00', status: 'claimable' }]);
    await member.call(missions.claim, { missionId });
    clock.advance(DAY_MS);
    await logInAgain(member);
    expect(await mine()).toEqual([]);
  });
});

describe('operators', () => {
  test('give and end rewards by two, with a reason that the member reads', async () => {
    const campaignId = await running(
      cashTerms({
        trigger: { kind: 'manual' },
        reward: { ...bonusTerms().reward, sum: { of: 'fixed', amount: '40' } },
      }),
    );
    const member = await house.member();
    const { username } = member;
    const { proposal } = await admin.call(campaigns.give, { campaignId, username, reason });
    await second.call(proposals.approve, { id: proposal ?? '' });
    const { active } = await bonuses(member);
    expect(active).toMatchObject({ amount: '40.00' });
    const grantId = active?.grantId ?? '';
    const asked = await admin.call(campaigns.revoke, { grantId, reason: 'given by mistake' });
    await second.call(proposals.approve, { id: asked.proposal ?? '' });
    expect(await bonuses(member)).toMatchObject({
      bonus: '0.00',
      ended: [{ state: 'REVOKED', reason: 'given by mistake' }],
    });
  });

  test('cannot publish what the profile forbids, and pause and close what runs', async () => {
    const campaignId = await running(cashTerms());
    const member = await house.member();
    const turn = (to: 'PAUSED' | 'RUNNING' | 'CLOSED') =>
      admin.call(campaigns.turn, { campaignId, to, reason });
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
    const { columns } = await admin.call(reports.check, days);
    expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
    const report = await admin.call(campaigns.report, days);
    expect(Number(report.cost)).toBeGreaterThan(0);
    expect(await house.house.wallet.verify('full')).toMatchObject({ differences: 0 });
  });
});
