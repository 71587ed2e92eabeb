import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import {
  cashOf,
  DAY_MS,
  deposit,
  lettersOf,
  promotionsGround,
  reason,
} from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import { logInOperators, type Teammate } from '../harness/team.ts';
import { TABLE } from '../harness/vip-table.ts';
import { addPayee, askFor, choosePin } from '../harness/winnings.ts';

const { promotions, records, security, vip, withdrawals } = playerRoutes;
const { vip: desk, proposals } = consoleRoutes;
const { now, running, play, follow } = promotionsGround();

async function setTable(terms: VipTerms): Promise<void> {
  const { versions } = await now().admin.call(desk.terms, {});
  const version = versions[0]?.version ?? 0;
  await now().admin.call(desk.setTerms, { terms, version, reason });
}

/** Deposits and stakes so much; minor units. */
async function playing(deposits: string, stake: bigint): Promise<Teammate> {
  const member = await now().house.member();
  await deposit(member, deposits);
  await play(member, stake, stake);
  return member;
}

const levelOf = async ({ memberId: id }: Teammate) =>
  (await now().admin.call(desk.member, { id })).level;

/** As two operators set it. */
async function setLevel({ memberId: id }: Teammate, to: number): Promise<void> {
  const { admin, second } = now();
  const { proposal } = await admin.call(desk.setLevel, { id, level: to, reason });
  await second.call(proposals.approve, { id: proposal ?? '' });
}

/** So many days later, with the jobs of that time. */
async function later(days: number): Promise<void> {
  now().clock.advance(days * DAY_MS);
  await logInOperators(now().house);
  await follow();
}

beforeEach(async () => {
  const { versions } = await now().admin.call(desk.terms, {});
  if (versions.length === 1) await setTable(TABLE);
});

describe('a level', () => {
  test('is reached by deposits and turnover together, with a letter and a way to the next', async () => {
    const member = await playing('500.00', 399_99n);
    await follow();
    expect(await member.call(vip.own, {})).toMatchObject({
      level: 1,
      deposits: '500.00',
      turnover: '399.99',
      keep: null,
      moves: [],
    });
    await play(member, 1n, 1n);
    await follow();
    await follow();
    const own = await member.call(vip.own, {});
    expect(own).toMatchObject({ level: 2, regain: null, paused: false });
    expect(own.keep).toMatchObject({ turnover: '0.00', needed: '200.00' });
    expect(own.moves).toMatchObject([{ from: 1, to: 2, cause: 'counted' }]);
    expect(await lettersOf(member)).toContain('You are Silver now');
  });

  test('of a member who stops playing is one lower each 30 days, comes back by its keep turnover, and costs no money', async () => {
    const member = await playing('1000.00', 900_00n);
    await follow();
    await follow();
    expect(await levelOf(member)).toBe(3);
    const cash = await cashOf(member);
    await later(29);
    expect(await levelOf(member)).toBe(3);
    await later(2);
    expect(await levelOf(member)).toBe(2);
    await logInAgain(member);
    // A pot of the house may have been won meanwhile.
    expect(Number(await cashOf(member))).toBeGreaterThanOrEqual(Number(cash));
    expect((await lettersOf(member))[0]).toBe('Your VIP level is Silver');
    expect((await member.call(vip.own, {})).regain).toMatchObject({ level: 3, needed: '300.00' });
    await play(member, 300_00n, 300_00n);
    await follow();
    await follow();
    const own = await member.call(vip.own, {});
    expect(own.level).toBe(3);
    expect(own.moves.map(({ cause }) => cause)).toEqual(['regained', 'not-kept', 'counted']);
  });

  test('is not reached during a break, and its days are added to the time to keep it', async () => {
    const member = await playing('500.00', 400_00n);
    await member.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    await follow();
    await follow();
    expect(await levelOf(member)).toBe(1);
    await later(2);
    expect(await levelOf(member)).toBe(2);
    await logInAgain(member);
    await member.call(playerRoutes.limits.takeTimeOut, { hours: 168 });
    await later(8);
    await later(27);
    expect(await levelOf(member)).toBe(2);
    await later(7);
    expect(await levelOf(member)).toBe(1);
  });

  test('counts no play of a member marked by harm', async () => {
    const member = await now().house.member();
    for (let n = 0; n < 9; n += 1) await deposit(member, '100.00');
    await play(member, 1_00n, 1_00n);
    await follow();
    // The look at who played is every five minutes.
    now().clock.advance(5 * 60_000);
    await now().house.runJobs();
    await play(member, 900_00n, 900_00n);
    await follow();
    await follow();
    expect(await member.call(vip.own, {})).toMatchObject({
      level: 1,
      deposits: '900.00',
      turnover: '1.00',
      paused: true,
    });
  });
});

test('a level raises points and rebates, and brings its reward once', async () => {
  const limits = { budget: '1000', places: null, perMember: null, perDay: null };
  await running(cashTerms({ trigger: { kind: 'level', level: 2 }, limits }));
  const rebate: CampaignTerms['trigger'] = {
    kind: 'period',
    period: 'D',
    of: 'turnover',
    categories: [],
    tiers: [{ from: '0', percent: '1' }],
    least: '1',
    claimDays: null,
  };
  const reward: CampaignTerms['reward'] = {
    kind: 'cash',
    sum: { of: 'share', percent: '100', most: '500' },
    multiple: 0,
  };
  await running(cashTerms({ trigger: rebate, reward, limits }));
  const member = await now().house.member();
  await deposit(member, '1000.00');
  await setLevel(member, 2);
  expect(await cashOf(member)).toBe('1050.00');
  await play(member, 800_00n, 800_00n);
  await follow();
  await later(1);
  await logInAgain(member);
  // 1 % of 800.00 and a fifth of that; 8 points and half of them.
  const days = { from: '2026-04-01', to: '2026-06-30', pageSize: 50 };
  const given = await member.call(records.entries, { ...days, kind: 'promotion' });
  expect(given.rows.map(({ amount }) => amount)).toEqual(['9.60', '50.00']);
  const { rows } = await member.call(playerRoutes.points.details, {});
  const played = rows.filter(({ source }) => source === 'play');
  expect(played.map(({ changedPoints }) => changedPoints)).toEqual([12]);
  expect((await lettersOf(member)).filter((title) => title === 'You are Silver now')).toHaveLength(
    1,
  );
});

test('a birthday brings its reward once a year, within its days', async () => {
  const trigger = { kind: 'birthday', days: 3 } as const;
  const limits = { budget: '1000', places: null, perMember: null, perDay: null };
  const promotionId = await running(cashTerms({ trigger, limits }));
  const member = await now().house.member();
  const claim = () => refused(member.call(promotions.claim, { promotionId }));
  const seen = async () =>
    (await member.call(promotions.list, {})).rows.find((row) => row.promotionId === promotionId);
  expect([await seen(), await claim()]).toEqual([undefined, 'promotions.not-for-you']);
  const day = dayOf(new Date(now().clock.now().getTime() - DAY_MS));
  await member.call(security.setProfile, { birthday: `1990${day.slice(4)}` });
  expect((await seen())?.status).toBe('claim');
  expect([await claim(), await claim()]).toEqual(['done', 'promotions.taken']);
  expect((await seen())?.status).toBe('claimed');
  await later(364);
  await logInAgain(member);
  expect((await seen())?.status).toBe('claim');
  expect([await claim(), await cashOf(member)]).toEqual(['done', '100.00']);
});

describe('the desk', () => {
  test('previews a table, sets it, and restores an earlier one', async () => {
    const member = await playing('300.00', 300_00n);
    await follow();
    const { admin } = now();
    const before = await admin.call(desk.terms, {});
    const [bronze, silver, gold] = TABLE.levels;
    if (!bronze || !silver || !gold) throw new Error('a table of three levels');
    const easier = { levels: [bronze, { ...silver, deposits: '300', turnover: '300' }, gold] };
    const { counts } = await admin.call(desk.preview, { terms: easier });
    expect(counts.map(({ now: on }) => on)).toEqual(before.counts.map(({ now: on }) => on));
    expect(counts[1]?.later).toBe((before.counts[1]?.later ?? 0) + 1);
    await setTable(easier);
    await follow();
    expect(await levelOf(member)).toBe(2);
    await setTable(TABLE);
    const { versions } = await admin.call(desk.terms, {});
    expect(versions.map(({ terms }) => terms)).toEqual([
      TABLE,
      easier,
      ...before.versions.map(({ terms }) => terms),
    ]);
    expect(await levelOf(member)).toBe(2);
    const version = versions[0]?.version ?? 0;
    const set = (terms: VipTerms, from = version) =>
      refused(admin.call(desk.setTerms, { terms, version: from, reason }));
    expect(await set(TABLE)).toBe('vip.terms-same');
    expect(await set(easier, version - 1)).toBe('vip.terms-changed');
    expect(await set({ levels: [silver, gold] })).toBe('vip.terms-order');
    const one = await playing('1000.00', 900_00n);
    await follow();
    await follow();
    expect(await levelOf(one)).toBe(3);
    expect(await set({ levels: [bronze, silver] })).toBe('vip.level-occupied');
  });

  test('sets a level by two operators, who are named in its history', async () => {
    const member = await now().house.member();
    const { admin, second } = now();
    const id = member.memberId;
    const set = (level: number) => admin.call(desk.setLevel, { id, level, reason });
    const { proposal } = await set(3);
    expect(await levelOf(member)).toBe(1);
    await second.call(proposals.approve, { id: proposal ?? '' });
    const shown = await admin.call(desk.member, { id });
    expect(shown).toMatchObject({ level: 3, highest: 3, keep: { needed: '300.00' } });
    expect(shown.moves).toMatchObject([{ from: 1, to: 3, cause: 'set', reason }]);
    expect(shown.moves[0]?.setBy).toBe('opfinance');
    expect(await refused(set(3))).toBe('vip.level-same');
    expect(await refused(set(4))).toBe('vip.level-unknown');
    await member.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    const other = await now().house.member();
    await other.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    const held = admin.call(desk.setLevel, { id: other.memberId, level: 2, reason });
    expect(await refused(held)).toBe('vip.member-held');
  });
});

test('a level bounds what is withdrawn on a day', async () => {
  const member = await playing('1000.00', 1_000_00n);
  await setLevel(member, 2);
  await choosePin(member);
  const payeeId = await addPayee(member, { method: 'demo-wallet', account: '01711000098' });
  expect((await member.call(withdrawals.terms, {})).leftToday).toBe('400.00');
  const ask = (amount: string) => refused(askFor(member, payeeId, amount));
  expect(await ask('400.01')).toBe('cashier.withdrawal-day');
  expect(await ask('300.00')).toBe('done');
  expect(await ask('100.01')).toBe('cashier.withdrawal-day');
  expect(await ask('100.00')).toBe('done');
  expect((await member.call(withdrawals.terms, {})).leftToday).toBe('0.00');
});
