import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Reward } from '@nokshi/contract/promotions/terms.ts';
import { parseDecimal } from '@nokshi/money';
import { describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { cashOf, deposit, lettersOf, promotionsGround, reason } from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import { logInOperators, type Teammate } from '../harness/team.ts';

const { campaigns, proposals, reports, slots: desk } = consoleRoutes;
const { fairness, limits, promotions, records, slots } = playerRoutes;
const { now, running, follow } = promotionsGround();

const GAME = 'kantha-lines';
const WITH_POTS = 'loom-crown';
const ROUNDS = {
  kind: 'free-rounds',
  gameId: GAME,
  rounds: 3,
  stake: '2.00',
  days: 7,
} as const satisfies Reward;
const minor = (text: string) => parseDecimal(text) ?? -1n;

const due = async (ms: number) => {
  now().clock.advance(ms);
  await now().house.runJobs();
};
let keys = 0;
const newKey = () => `free-round-key-${++keys}`;

/** A member with free rounds by a promotion, at the table of their game. */
async function seated(part: { readonly rounds?: number; readonly days?: number } = {}) {
  const promotionId = await running(cashTerms({ reward: { ...ROUNDS, ...part } }));
  const member = await now().house.member();
  await member.call(promotions.claim, { promotionId });
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: GAME });
  const table = () => member.call(slots.table, {}, { bearer });
  const [free] = (await table()).freeRounds;
  if (!free) throw new Error('no free rounds');
  const spin = (more: { key?: string; stake?: string; freeRounds?: string } = {}) => {
    now().clock.advance(3_000);
    const { key = newKey(), stake = '2.00', freeRounds = free.id } = more;
    return member.call(slots.spin, { stake, freeRounds }, { key, bearer });
  };
  return { promotionId, member, bearer, free, table, spin };
}
const rewardOf = async (member: Teammate) => (await member.call(promotions.rewards, {})).rows[0];

describe('free rounds of a slot of the house', () => {
  test('come with a letter, wait in the reward centre and at the table, and are counted down', async () => {
    const { member, free, spin, table } = await seated();
    expect(free).toMatchObject({ rounds: 3, left: 3, stake: '2.00', won: '0.00' });
    expect(await lettersOf(member)).toContain('3 free rounds at ৳2.00 wait for you');
    expect((await member.call(promotions.freeRounds, {})).rows).toMatchObject([
      { id: free.id, gameId: GAME, left: 3, rounds: 3, stake: '2.00' },
    ]);
    const round = await spin();
    expect(round.freeRounds).toMatchObject({ id: free.id, left: 2, won: round.payout });
    const again = await table();
    expect(again.freeRounds).toEqual([round.freeRounds]);
    expect(again.lastRound?.freeRounds).toEqual(round.freeRounds);
    // The sitting counts what was staked, and nobody staked.
    expect(again.sitting).toMatchObject({ staked: '0.00', won: round.payout });
  });

  test('cost nothing, and each win is cash at once; the last one ends the promotion for the member', async () => {
    const { promotionId, member, spin, table } = await seated();
    const rounds = [await spin(), await spin(), await spin()];
    const won = rounds.reduce((sum, { payout }) => sum + minor(payout), 0n);
    expect(minor(await cashOf(member))).toBe(won);
    expect(rounds.at(-1)?.freeRounds?.left).toBe(0);
    expect((await table()).freeRounds).toEqual([]);
    expect(await refused(spin())).toBe('slots.rounds-over');
    await due(5 * 60_000);
    expect(await rewardOf(member)).toMatchObject({ state: 'SPENT', amount: '0.00' });
    expect(minor((await rewardOf(member))?.converted ?? '')).toBe(won);
    const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect([one.given, one.liability]).toEqual(['6.00', '0.00']);
    const asked = { from: '2026-03-10', to: '2026-03-31' };
    const report = (await now().admin.call(campaigns.report, asked)).rows.find(
      ({ campaignId }) => campaignId === promotionId,
    );
    expect([report?.given, report?.won, report?.cost].map((text) => minor(text ?? ''))).toEqual([
      0n,
      won,
      won,
    ]);
  });

  test('are no wager: neither turnover, nor a result of the game; the promotion pays', async () => {
    const { member, spin } = await seated({ rounds: 20 });
    const { db, wallet } = now().house.house;
    const promotionHas = async () => {
      const of = { names: ['promotion'], asset: 'BDT' } as const;
      return (await db.read((tx) => wallet.houseBalances(tx, of))).get('promotion') ?? 0n;
    };
    const before = await promotionHas();
    let won = 0n;
    for (let round = 0; round < 20; round += 1) won += minor((await spin()).payout);
    expect(won).toBeGreaterThan(0n);
    expect((await member.call(records.wagers, { pageSize: 10 })).rows).toEqual([]);
    const { rows } = await member.call(records.entries, { pageSize: 30 });
    expect(rows.filter(({ line }) => line === 'free-round')).toHaveLength(20);
    expect(before - (await promotionHas())).toBe(won);
    await follow();
    expect((await now().admin.call(desk.check, {})).differences).toEqual([]);
    const checked = await now().admin.call(reports.check, { from: '2026-03-01', to: '2026-03-31' });
    expect(checked.days).toEqual([]);
    const bonus = checked.columns.find(({ column }) => column === 'bonus');
    expect(minor(bonus?.report ?? '')).toBeGreaterThanOrEqual(won);
    expect((await now().house.prove()).differences).toBe(0);
  });

  test('come from the seed like every round, and can be computed again', async () => {
    const { member, spin } = await seated();
    const round = await spin();
    const proof = await member.call(fairness.round, { roundId: round.roundId });
    expect(proof).toMatchObject({ nonce: round.nonce, payout: round.payout, stake: '2.00' });
  });

  test('of one key are one round, and another round needs another key', async () => {
    const { spin, table } = await seated();
    const key = newKey();
    const first = await spin({ key });
    expect(await spin({ key })).toEqual(first);
    expect(await refused(spin({ key, stake: '1.00' }))).toBe('wallet.key-reused');
    expect((await table()).freeRounds[0]?.left).toBe(2);
  });

  test('are played at their stake by their member, until their time is over', async () => {
    const { promotionId, free, member, spin } = await seated({ days: 1 });
    expect(await refused(spin({ stake: '1.00' }))).toBe('slots.stake-not-offered');
    const other = await seated();
    expect(await refused(other.spin({ freeRounds: free.id }))).toBe('slots.rounds-over');
    await due(24 * 3_600_000 + 60_000);
    await logInAgain(member);
    const { launchToken: bearer } = await member.call(slots.launch, { gameId: GAME });
    expect((await member.call(slots.table, {}, { bearer })).freeRounds).toEqual([]);
    const late = { stake: '2.00', freeRounds: free.id };
    expect(await refused(member.call(slots.spin, late, { key: newKey(), bearer }))).toBe(
      'slots.rounds-over',
    );
    await due(5 * 60_000);
    await logInAgain(member);
    expect((await rewardOf(member))?.state).toBe('EXPIRED');
    await logInOperators(now().house);
    const one = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect(one.granted).toBe(1);
  });

  test('are not played during a break', async () => {
    const { member, spin, table } = await seated();
    await member.call(limits.takeTimeOut, { hours: 24 });
    expect(await refused(spin())).toBe('limits.time-out');
    expect((await table()).freeRounds[0]?.left).toBe(3);
  });

  test('are taken back by two operators; what was won stays', async () => {
    const { member, spin } = await seated();
    const { payout } = await spin();
    const grantId = (await rewardOf(member))?.grantId ?? '';
    const { proposal } = await now().admin.call(campaigns.revoke, { grantId, reason });
    await now().second.call(proposals.approve, { id: proposal ?? '' });
    expect(await refused(spin())).toBe('slots.rounds-over');
    expect(minor(await cashOf(member))).toBe(minor(payout));
    expect(await rewardOf(member)).toMatchObject({ state: 'REVOKED', converted: payout });
    expect((await member.call(promotions.freeRounds, {})).rows).toEqual([]);
  });

  test('are offered for games without pots, at the stakes of the game', async () => {
    const { games } = await now().admin.call(campaigns.games, {});
    expect(games.find(({ gameId }) => gameId === GAME)?.stakes).toContain('2.00');
    expect(games.map(({ gameId }) => gameId)).not.toContain(WITH_POTS);
    const saved = (part: object) =>
      refused(
        now().admin.call(campaigns.save, {
          campaignId: null,
          newest: 0,
          terms: cashTerms({ reward: { ...ROUNDS, ...part } }),
          reason,
        }),
      );
    expect(await saved({})).toBe('done');
    expect(await saved({ gameId: WITH_POTS })).toBe('slots.no-free-rounds');
    expect(await saved({ stake: '2.01' })).toBe('slots.stake-not-offered');
  });
});

test('beside them the member plays with own money as always', async () => {
  const { member, bearer, table } = await seated();
  await deposit(member, '100.00');
  now().clock.advance(3_000);
  const round = await member.call(slots.spin, { stake: '1.00' }, { key: newKey(), bearer });
  expect(round.freeRounds).toBeNull();
  expect((await table()).freeRounds[0]?.left).toBe(3);
  expect((await member.call(records.wagers, { pageSize: 10 })).rows).toHaveLength(1);
});
