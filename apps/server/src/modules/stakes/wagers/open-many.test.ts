import { expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { HoldId, RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { Slip } from './open-many.ts';
import { openPlayHouse } from './test-wagers.ts';

const clock = fakeClock();
const { house, database } = await openPlayHouse(clock);

const hold = async ({ memberId }: PlayerSession, amount: bigint): Promise<HoldId> => {
  const holdId = house.ids.next<HoldId>();
  const reference = house.ids.next<Uuid>();
  const input = { holdId, memberId, asset: 'BDT', amount, reference, expiresAt: null } as const;
  await house.db.tx((tx) => house.wallet.hold(tx, input));
  return holdId;
};
/** Wagers of these stakes on the next draw, paid by a hold. */
const slipOf = ({ memberId, generation }: PlayerSession, of: { hold: HoldId; stakes: bigint[] }) =>
  ({
    memberId,
    generation,
    asset: 'BDT',
    key: house.ids.next<Uuid>(),
    digest: Buffer.alloc(32),
    houseAccount: 'house:lottery',
    hold: of.hold,
    wagers: of.stakes.map((stake) => ({
      wagerId: house.ids.next<WagerId>(),
      roundId: house.ids.next<RoundId>(),
      gameId: 'draw',
      category: 'ELOTT',
      ruleVersion: 1,
      stake,
    })),
    rides: [],
  }) satisfies Slip;
const money = ({ memberId }: PlayerSession) =>
  house.db.read((tx) => house.wallet.balance(tx, { memberId, asset: 'BDT' }));
const staked = async ({ memberId }: PlayerSession) => {
  const { rows } = await database.pool.query(
    'select staked_day::int as staked from limits_guard where member_id = $1',
    [memberId],
  );
  return rows[0]?.staked;
};

it('a slip out of a hold leaves the cash, counts for limits when it is placed, and once', async () => {
  const member = await house.member(1_000n);
  const holdId = await hold(member, 600n);
  expect(await staked(member)).toBe(0);
  const slip = slipOf(member, { hold: holdId, stakes: [100n, 150n] });
  const both = await Promise.all([house.wagers.openMany(slip), house.wagers.openMany(slip)]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['posted', 'repeated']);
  expect(both[0]?.balance).toBe(400n);
  expect(await money(member)).toMatchObject({ cash: 400n, held: 350n });
  expect(await staked(member)).toBe(250);
  const { memberId } = member;
  for (const { wagerId, stake } of slip.wagers)
    expect(await house.db.read((tx) => house.wagers.byId(tx, { memberId, wagerId }))).toMatchObject(
      { state: 'OPEN', stake },
    );
  await house.wallet.releaseHeld({ holdId, memberId, key: house.ids.next<Uuid>() });
  expect(await money(member)).toMatchObject({ cash: 750n, held: 0n });
});

it('a slip that its hold cannot pay, or that is no longer allowed, places nothing', async () => {
  const member = await house.member(1_000n);
  const holdId = await hold(member, 200n);
  const tooMuch = house.wagers.openMany(slipOf(member, { hold: holdId, stakes: [100n, 101n] }));
  await expect(tooMuch).rejects.toMatchObject({ code: 'wallet.hold-exceeded' });
  const unknown = slipOf(member, { hold: house.ids.next<HoldId>(), stakes: [1n] });
  await expect(house.wagers.openMany(unknown)).rejects.toMatchObject({
    code: 'wallet.hold-unknown',
  });
  await house.db.tx((tx) => house.identity.freeze(tx, member.memberId));
  const frozen = house.wagers.openMany(slipOf(member, { hold: holdId, stakes: [100n] }));
  await expect(frozen).rejects.toMatchObject({ code: 'limits.frozen' });
  expect(await money(member)).toMatchObject({ cash: 800n, held: 200n });
  const { rows } = await database.pool.query(
    'select count(*)::int as n from wagers_wager where member_id = $1',
    [member.memberId],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it('a planned slip outlives the session of its owner, and not their exclusion', async () => {
  const member = await house.member(1_000n);
  const holdId = await hold(member, 600n);
  const planned = () => ({
    ...slipOf(member, { hold: holdId, stakes: [100n] }),
    generation: null,
  });
  await house.db.tx((tx) => house.identity.raiseGeneration(tx, member.memberId));
  const ofSession = house.wagers.openMany(slipOf(member, { hold: holdId, stakes: [100n] }));
  await expect(ofSession).rejects.toMatchObject({ code: 'edge.session-ended' });
  expect(await house.wagers.openMany(planned())).toMatchObject({ outcome: 'posted' });
  await house.db.tx((tx) => house.identity.freeze(tx, member.memberId));
  await expect(house.wagers.openMany(planned())).rejects.toMatchObject({ code: 'limits.frozen' });
});

it('many members stake out of holds at once, and the ledger proves itself', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => house.member(1_000n)));
  const holds = await Promise.all(members.map((member) => hold(member, 500n)));
  await Promise.all(
    members.flatMap((member, n) =>
      [0, 1, 2].map((nth) => {
        const slip = slipOf(member, { hold: holds[n] as HoldId, stakes: [50n, BigInt(10 + nth)] });
        if (nth < 2) return house.wagers.openMany(slip);
        const { hold: _, ...free } = slip;
        return house.wagers.openMany(free);
      }),
    ),
  );
  for (const member of members)
    expect(await money(member)).toMatchObject({ cash: 438n, held: 379n });
  expect(await house.wallet.verify('full')).toMatchObject({ differences: 0 });
});

it('the wagers of a slip and its stake entry find each other, and their receipt is the slip’s', async () => {
  const member = await house.member(1_000n);
  const { memberId } = member;
  const { hold: _, ...free } = slipOf(member, {
    hold: house.ids.next<HoldId>(),
    stakes: [100n, 50n],
  });
  await house.wagers.openMany(free);
  const held = slipOf(member, { hold: await hold(member, 300n), stakes: [70n] });
  await house.wagers.openMany(held);
  const firstOf = async (account: 'cash' | 'held') =>
    house.db.read(async (tx) => {
      const purse = { account, vendor: null };
      const filter = { memberId, kind: 'stake', purse, limit: 10 } as const;
      const stakes = await house.wallet.entries(tx, filter);
      return house.wagers.firstOfSlips(tx, { memberId, stakes });
    });
  const [first, second] = free.wagers.map(({ wagerId }) => wagerId);
  expect([first, second]).toContain((await firstOf('cash')).get(free.key));
  expect(await firstOf('held')).toEqual(new Map([[held.key, held.wagers[0]?.wagerId]]));
  const receipt = (wagerId = first as WagerId) =>
    house.db.read((tx) => house.wagers.receipt(tx, { memberId, wagerId }));
  expect([(await receipt())?.cash, (await receipt(second))?.cash]).toEqual([850n, 850n]);
  expect((await receipt(held.wagers[0]?.wagerId))?.cash).toBe(550n);
});
