import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { boardText } from '@nokshi/contract/promotions/board-list.ts';
import type { CampaignTerms, Trigger } from '@nokshi/contract/promotions/terms.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { DAY_MS, promotionsGround, reason } from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import { logInOperators, type Teammate, uplineOf } from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';

const { boards, promotions } = playerRoutes;
const { boards: desk, campaigns, proposals, segments } = consoleRoutes;
const { now, running, play, follow } = promotionsGround();
const HOUR_MS = 3_600_000;

const boardTerms = (trigger: Partial<Extract<Trigger, { kind: 'board' }>> = {}): CampaignTerms =>
  cashTerms({
    name: 'Top of the day',
    title: { EN: 'Top of the day', BN: 'দিনের সেরা' },
    startsAt: now().clock.now().toISOString(),
    trigger: {
      kind: 'board',
      window: 'day',
      score: 'turnover',
      leastBets: 1,
      categories: [],
      prizes: [
        { from: 1, to: 1, amount: '50' },
        { from: 2, to: 2, amount: '20' },
      ],
      ...trigger,
    },
    limits: { budget: '10000', places: null, perMember: null, perDay: null },
  });
/** Jobs that begin boards run each minute. */
const runJobs = async () => {
  now().clock.advance(60_000);
  await now().house.runJobs();
};
/** The house and its operators are logged in again after a day. */
const after = async (ms: number) => {
  now().clock.advance(ms);
  await now().house.runJobs();
};
const startOf = async (member: Teammate, promotionId: string) =>
  (await member.call(boards.list, {})).rows.find((row) => row.promotionId === promotionId)
    ?.startsAt ?? '';
/** What a member got by a board. */
const wonBy = async (member: Teammate, promotionId: string) =>
  (await member.call(promotions.rewards, {})).rows
    .filter((row) => row.promotionId === promotionId)
    .map(({ amount, state }) => [amount, state]);
const rich = (amount = '1000.00') => richMember(now().house, [amount]);

describe('a board', () => {
  test('ranks own money, the earlier first of equals, and pays a frozen list that anyone can check', async () => {
    const promotionId = await running(boardTerms());
    await runJobs();
    const [first, second, third] = [await rich(), await rich(), await rich()];
    await play(second, 300_00n);
    now().clock.advance(1_000);
    await play(third, 100_00n);
    await play(first, 300_00n);
    await follow();
    const of = { promotionId, startsAt: await startOf(first, promotionId) };
    expect(await first.call(boards.one, of)).toMatchObject({ state: 'LIVE', window: 'day' });
    const live = await third.call(boards.one, of);
    expect(live.rows.map(({ place, score, prize, mine }) => [place, score, prize, mine])).toEqual([
      [1, '300.00', '50.00', false],
      [2, '300.00', '20.00', false],
      [3, '100.00', null, true],
    ]);
    expect(live.own).toEqual({ place: 3, score: '100.00', bets: 1, gap: '200.00' });
    expect((await first.call(boards.one, of)).own).toMatchObject({ place: 2, gap: '0.00' });

    await after(DAY_MS);
    for (const member of [first, second, third]) await logInAgain(member);
    const frozen = await second.call(boards.one, of);
    expect(frozen).toMatchObject({ state: 'FROZEN', own: { place: 1 } });
    const hashed = createHash('sha256').update(boardText(frozen)).digest('hex');
    expect(frozen.hash).toBe(hashed);
    expect(await wonBy(second, promotionId)).toEqual([]);
    // What is frozen pays, although no further window begins.
    await logInOperators(now().house);
    const admin = await now().house.operator();
    await admin.call(campaigns.turn, { campaignId: promotionId, to: 'CLOSED', reason });

    await after(HOUR_MS);
    for (const member of [first, second, third]) await logInAgain(member);
    expect(await wonBy(second, promotionId)).toEqual([['50.00', 'PAID']]);
    expect(await wonBy(first, promotionId)).toEqual([['20.00', 'PAID']]);
    expect(await wonBy(third, promotionId)).toEqual([]);
    expect(await third.call(boards.one, of)).toMatchObject({ state: 'PAID', own: { place: 3 } });
    if (!full) return;
    // The list stays, what the others played does not.
    await after(41 * DAY_MS);
    await logInAgain(third);
    expect(await third.call(boards.one, of)).toMatchObject({ hash: hashed, own: null });
  });

  test('by return needs its least bets, and leaves out whom nothing promotional may reach', async () => {
    const promotionId = await running(boardTerms({ score: 'return', leastBets: 2 }));
    await runJobs();
    const [few, enough] = [await rich(), await rich()];
    await play(few, 100_00n, 300_00n);
    for (const payout of [50_00n, 100_00n]) await play(enough, 100_00n, payout);
    await follow();
    const of = { promotionId, startsAt: await startOf(few, promotionId) };
    const { rows, own } = await few.call(boards.one, of);
    expect(rows).toMatchObject([{ place: 1, score: '75.00' }]);
    expect(own).toEqual({ place: null, score: '300.00', bets: 1, gap: null });
    await enough.call(playerRoutes.limits.excludeSelf, { months: 6 });
    await runJobs();
    expect((await few.call(boards.one, of)).rows).toEqual([]);
  });

  test('is void by two operators before it pays, and its members read why', async () => {
    const campaignId = await running(boardTerms());
    await runJobs();
    const member = await rich();
    await play(member, 100_00n);
    await after(DAY_MS);
    await logInOperators(now().house);
    const { admin, second } = {
      admin: await now().house.operator(),
      second: await now().house.operator('finance'),
    };
    const board = (await admin.call(desk.list, {})).rows.findLast(
      (row) => row.campaignId === campaignId,
    );
    expect(board).toMatchObject({ state: 'FROZEN', ranked: 1, prizes: '70.00', paid: '0.00' });
    const of = { campaignId, startsAt: board?.startsAt ?? '' };
    const { proposal } = await admin.call(desk.void, { ...of, reason });
    await second.call(proposals.approve, { id: proposal ?? '' });
    expect(await refused(admin.call(desk.void, { ...of, reason }))).toBe('promotions.board-state');
    await after(HOUR_MS);
    await logInAgain(member);
    const shown = await member.call(boards.one, { promotionId: campaignId, startsAt: of.startsAt });
    expect(shown).toMatchObject({ state: 'VOID', reason });
    expect(await wonBy(member, campaignId)).toEqual([]);
  });
});

describe('an audience', () => {
  const fitting = async (audience: CampaignTerms['audience'], admin = now().admin) =>
    (
      await admin.call(campaigns.preview, {
        campaignId: null,
        terms: cashTerms({ audience }),
      })
    ).fits;

  test('is chosen by play of the last days alone', async () => {
    const before = await fitting([{ kind: 'turnover-at-least', amount: '700', days: 2 }]);
    const [member, other] = [await rich(), await rich()];
    await play(member, 800_00n);
    await play(other, 600_00n);
    const audience = [{ kind: 'turnover-at-least', amount: '700', days: 2 } as const];
    expect(await fitting(audience)).toBe(before + 1);
    const promotionId = await running(cashTerms({ audience }));
    expect(await refused(other.call(promotions.claim, { promotionId }))).toBe(
      'promotions.not-for-you',
    );
    await member.call(promotions.claim, { promotionId });
    // Three days later it is out of the window.
    now().clock.advance(3 * DAY_MS);
    await logInAgain(member);
    expect(await refused(member.call(promotions.claim, { promotionId }))).toBe(
      'promotions.not-for-you',
    );
  });

  test('is the team of an agent', async () => {
    const below = await rich();
    const { username } = await uplineOf(now().house, below);
    const audience = [{ kind: 'line-of', username } as const];
    const promotionId = await running(cashTerms({ audience }));
    // Who was moved is below from the next day on.
    now().clock.advance(DAY_MS);
    await logInAgain(below);
    const outside = await now().house.member();
    await logInOperators(now().house);
    expect(await fitting(audience, await now().house.operator())).toBe(1);
    await below.call(promotions.claim, { promotionId });
    expect(await refused(outside.call(promotions.claim, { promotionId }))).toBe(
      'promotions.not-for-you',
    );
  });

  test('that is saved is changed, removed, and each change undone', async () => {
    const { admin } = now();
    const audience = [{ kind: 'deposits-at-least', count: 1 } as const];
    const listed = async () =>
      (await admin.call(segments.list, {})).rows.map((row) => [row.name, row.removed]);
    const saved = await admin.call(segments.save, {
      segmentId: null,
      name: 'Depositors',
      audience,
      reason,
    });
    const again = { segmentId: null, name: 'depositors', audience, reason };
    expect(await refused(admin.call(segments.save, again))).toBe('promotions.segment-name-used');
    await admin.call(segments.save, { ...saved, name: 'Payers', audience: [], reason });
    expect(await listed()).toEqual([['Payers', false]]);
    await admin.call(segments.undo, { ...saved, reason });
    expect((await admin.call(segments.list, {})).rows).toMatchObject([
      { name: 'Depositors', audience, canUndo: true },
    ]);
    await admin.call(segments.remove, { ...saved, reason });
    expect(await listed()).toEqual([['Depositors', true]]);
    await admin.call(segments.undo, { ...saved, reason });
    expect(await listed()).toEqual([['Depositors', false]]);
  });

  test('of an agent who is not there cannot be saved', async () => {
    const audience = [{ kind: 'line-of', username: 'nobody-here' } as const];
    const { admin } = now();
    const wish = { segmentId: null, name: 'Team', audience, reason };
    expect(await refused(admin.call(segments.save, wish))).toBe('promotions.terms-wrong');
  });
});
