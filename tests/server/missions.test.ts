import { playerRoutes } from '@nokshi/contract';
import { describe, expect, test } from 'vitest';
import { bonusReward, bonusTerms, cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { DAY_MS, promotionsGround } from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import { richMember } from '../harness/vendor.ts';

const { missions, promotions } = playerRoutes;
const { now, running, play, follow } = promotionsGround();

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
    const member = await richMember(now().house, ['1000.00']);
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
    now().clock.advance(DAY_MS);
    await logInAgain(member);
    expect(await mine()).toEqual([{ progress: '0.00', status: 'open' }]);
  });

  test('that begins within the day has its leaders on that day, also once its play is counted', async () => {
    const member = await richMember(now().house, ['1000.00']);
    const trigger = { kind: 'mission', window: 'day', counts: 'turnover' } as const;
    const missionId = await running(
      cashTerms({
        startsAt: now().clock.now().toISOString(),
        trigger: { ...trigger, categories: [], target: '300' },
      }),
    );
    await play(member, 700_00n, 700_00n);
    await follow();
    await logInAgain(member);
    const { data: leaders } = await member.call(missions.leaderboard, { missionId });
    expect(leaders.find(({ mine }) => mine)).toMatchObject({ score: '700.00' });
  });

  test('counts what was staked of own money since it began, and is not held out twice', async () => {
    const bonusId = await running(
      bonusTerms({
        trigger: { kind: 'claim' },
        reward: bonusReward({ sum: { of: 'fixed', amount: '40' } }, { largestBet: '500' }),
      }),
    );
    const member = await richMember(now().house, ['500.00']);
    await play(member, 100_00n);
    now().clock.advance(60_000);
    const missionId = await running(
      cashTerms({
        startsAt: now().clock.now().toISOString(),
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
    now().clock.advance(DAY_MS);
    await logInAgain(member);
    expect(await mine()).toEqual([]);
  });
});
