import { beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { countDaily } from './count-daily.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock('2026-03-01T06:02:00.000Z');
const { house } = await openPlayHouse(clock);

let member: PlayerSession;
beforeEach(async () => {
  member = await house.member(100_000n);
});

const playOne = (stake: bigint, payout = 0n) =>
  house.wagers.play({ ...stakeIn(house, member, { stake }), payout });

async function openOne(stake: bigint, category: string) {
  const opened = stakeIn(house, member, { stake, category });
  await house.wagers.open(opened);
  const { memberId, wagerId, digest, houseAccount } = opened;
  return { memberId, wagerId, digest, houseAccount, key: house.ids.next<Uuid>(), rides: [] };
}

/** What a follower of this name reads of the member, each stake once. */
async function heard(name: string): Promise<bigint[]> {
  const stakes: bigint[] = [];
  await house.db.tx((tx) =>
    house.wagers.catchUp(tx, name, async (_, batches) => {
      const counted = { asset: 'BDT', categories: [], least: 0n } as const;
      for (const row of await house.wagers.stakesIn(tx, { ...batches, ...counted }))
        if (row.memberId === member.memberId) stakes.push(row.stake);
    }),
  );
  return stakes;
}

describe('followers', () => {
  test('a follower reads each stake once, and reads again what failed to count', async () => {
    await playOne(300n);
    await expect(
      house.db.tx((tx) =>
        house.wagers.catchUp(tx, 'test.fails', async () => {
          throw new Error('cannot count');
        }),
      ),
    ).rejects.toThrow('cannot count');
    expect(await heard('test.fails')).toEqual([300n]);
    expect(await heard('test.fails')).toEqual([]);
    await playOne(200n);
    expect(await heard('test.fails')).toEqual([200n]);
  });

  test('a follower that starts from now reads nothing of earlier play', async () => {
    await playOne(300n);
    await house.db.tx((tx) => house.wagers.followFromNow(tx, 'test.from-now'));
    expect(await heard('test.from-now')).toEqual([]);
    await playOne(100n);
    expect(await heard('test.from-now')).toEqual([100n]);
  });
});

describe('valid turnover and figures of finished play', () => {
  const year = { from: new Date('2026-01-01'), to: new Date('2026-12-31') };
  const count = async () => {
    while (!(await house.db.tx(countDaily)));
  };
  const settled = async (grain: 'day' | 'hour') => {
    await count();
    const memberIds = [member.memberId];
    return house.db.read((tx) =>
      house.wagers.playOf(tx, { memberIds, grain, ...year, by: 'starts' }),
    );
  };
  const fives = async () => {
    await count();
    const lane = house.wallet.laneOf(member.memberId);
    const starts = new Date('2026-03-01T07:05:00.000Z');
    return house.db.read((tx) => house.wagers.fivesIn(tx, { lane, starts, limit: 10 }));
  };

  test('a stake counts when it is settled, in its day, hour and five minutes', async () => {
    const opened = await openOne(500n, 'LIVE');
    expect(await settled('hour')).toEqual([]);
    clock.set('2026-03-01T07:09:59.000Z');
    await house.wagers.settle({ ...opened, payout: 900n });
    const row = { wagers: 1n, staked: 500n, paid: 900n, rebate: 0n, valid: 500n };
    expect(await fives()).toEqual([
      { memberId: member.memberId, stake: 500n, won: true, bets: 1n, valid: 500n },
    ]);
    expect(await settled('hour')).toEqual([{ ...row, key: '2026-03-01T07:00:00.000Z' }]);
    // A business day begins at midnight in Dhaka.
    expect(await settled('day')).toEqual([{ ...row, key: '2026-02-28T18:00:00.000Z' }]);
  });

  test('a push at a table is not valid turnover, and a void wager takes back what it counted', async () => {
    const push = await openOne(500n, 'LIVE');
    await house.wagers.settle({ ...push, payout: 500n });
    const won = await openOne(200n, 'LIVE');
    await house.wagers.settle({ ...won, payout: 390n });
    expect(await settled('day')).toMatchObject([{ wagers: 2n, staked: 700n, valid: 200n }]);
    await house.wagers.void({ ...won, key: house.ids.next<Uuid>() });
    expect(await settled('day')).toMatchObject([
      { wagers: 1n, staked: 500n, paid: 500n, valid: 0n },
    ]);
  });

  test('a wager that is settled again changes its valid turnover by the difference', async () => {
    const opened = await openOne(400n, 'SPORTS');
    await house.wagers.settle({ ...opened, payout: 0n });
    const again = { ...opened, key: house.ids.next<Uuid>(), payout: 200n };
    await house.wagers.settle({ ...again, ending: { kind: 'half' } });
    expect(await settled('day')).toMatchObject([{ wagers: 1n, staked: 400n, valid: 200n }]);
    const { memberId, wagerId } = opened;
    expect(await house.db.read((tx) => house.wagers.byId(tx, { memberId, wagerId }))).toMatchObject(
      { valid: 200n, payout: 200n },
    );
  });

  test('the round decides what opposite sides count', async () => {
    const [red, black] = [await openOne(300n, 'LIVE'), await openOne(100n, 'LIVE')];
    const { memberId } = member;
    await house.wagers.settleMany({
      settlementId: house.ids.next<Uuid>(),
      houseAccount: red.houseAccount,
      wagers: [
        { memberId, wagerId: red.wagerId, payout: 600n, valid: 200n },
        { memberId, wagerId: black.wagerId, payout: 0n, valid: 0n },
      ],
    });
    expect(await settled('day')).toMatchObject([{ wagers: 2n, staked: 400n, valid: 200n }]);
  });
});

describe('a slip of many wagers', () => {
  const slipOf = (stakes: readonly bigint[]) => {
    const { memberId, generation } = member;
    const wagers = stakes.map((stake) => stakeIn(house, member, { stake, category: 'ELOTT' }));
    return {
      memberId,
      generation,
      asset: 'BDT' as const,
      key: house.ids.next<Uuid>(),
      digest: Buffer.alloc(32),
      houseAccount: 'house:lottery' as const,
      wagers,
      rides: [],
    };
  };
  const state = (wagerId: WagerId) =>
    house.db.read((tx) => house.wagers.byId(tx, { memberId: member.memberId, wagerId }));

  test('is one posting under one key, and each wager is settled by itself', async () => {
    const slip = slipOf([100n, 250n, 50n]);
    const posted = await house.wagers.openMany(slip);
    expect(posted).toMatchObject({ balance: 99_600n });
    expect(await house.wagers.openMany(slip)).toMatchObject({ balance: 99_600n });
    const [first, second] = slip.wagers.map(({ wagerId }) => wagerId);
    await house.wagers.settleMany({
      settlementId: house.ids.next<Uuid>(),
      houseAccount: slip.houseAccount,
      wagers: [{ memberId: member.memberId, wagerId: first as WagerId, payout: 900n }],
    });
    expect(await state(first as WagerId)).toMatchObject({ state: 'SETTLED', payout: 900n });
    expect(await state(second as WagerId)).toMatchObject({ state: 'OPEN', stake: 250n });
  });

  test('takes nothing when its stakes together are more than the member has', async () => {
    const slip = slipOf([60_000n, 60_000n]);
    await expect(house.wagers.openMany(slip)).rejects.toMatchObject({
      code: 'wallet.insufficient',
    });
    expect(await state(slip.wagers[0]?.wagerId as WagerId)).toBeNull();
  });

  test('has at least one wager and an upper limit', async () => {
    await expect(house.wagers.openMany(slipOf([]))).rejects.toThrow('1 to 1000 wagers');
  });
});
