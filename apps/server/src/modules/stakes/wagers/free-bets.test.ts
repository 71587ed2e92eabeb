import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { hasOpenFree } from './read.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const STAKE = 500n;
const clock = fakeClock();
let house: PlayHouse;
beforeAll(async () => {
  ({ house } = await openPlayHouse(clock));
});

/** A member without money whose free bet of 5.00 is placed. */
async function placed() {
  const member = await house.member(0n);
  const id = house.ids.next<Uuid>();
  const { memberId } = member;
  const given = { id, memberId, product: 'a', stake: STAKE, days: 1, by: 'a test' };
  await house.db.tx((tx) => house.wagers.freeBets.give(tx, given));
  const wagerId = await place(member, id);
  return { member, memberId, id, wagerId };
}
async function place(member: PlayerSession, id: Uuid): Promise<WagerId> {
  const stake = stakeIn(house, member, { stake: STAKE });
  await house.wagers.open({ ...stake, freeBet: { id, product: 'a' } });
  return stake.wagerId;
}
type Placed = Awaited<ReturnType<typeof placed>>;

const results = ({ memberId, wagerId }: Placed, payout: bigint, returnsStake = false) => ({
  settlementId: house.ids.next<Uuid>(),
  houseAccount: 'house:slots' as const,
  wagers: [{ memberId, wagerId, payout, returnsStake }],
});
const one = ({ memberId, wagerId }: Placed) => ({
  memberId,
  wagerId,
  key: house.ids.next<Uuid>(),
  digest: Buffer.alloc(32),
  houseAccount: 'house:slots' as const,
  rides: [],
});
const became = ({ id, memberId }: Placed) =>
  house.db.read((tx) => house.wagers.freeBets.of(tx, { id, memberId }));
const waits = async ({ memberId }: Placed) =>
  (await house.db.read((tx) => house.wagers.freeBets.waiting(tx, { memberId }))).length;

const step = fc.record({
  kind: fc.constantFrom('settle', 'settle', 'resettle', 'return', 'void'),
  payout: fc.bigInt({ min: 0n, max: 2_000n }),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** What a free bet has paid, and whether it can be used again: nothing else. */
function model(steps: readonly Step[]) {
  let [paid, isSettled, isBack] = [0n, false, false];
  for (const each of steps) {
    if (isBack) break;
    if (each.kind === 'return' || each.kind === 'void') isBack = !isSettled;
    else if (!isSettled || each.kind === 'resettle') {
      const net = each.payout > STAKE ? each.payout - STAKE : 0n;
      if (net > paid) paid = net;
      isSettled = true;
    }
  }
  return { paid, isSettled, isBack };
}

it('a free bet pays what it wins beyond its stake, never takes back, and comes back unsettled: as a plain model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const bet = await placed();
      for (const each of steps) {
        if (each.kind === 'settle') await house.wagers.settleMany(results(bet, each.payout));
        if (each.kind === 'resettle') await house.wagers.resettleMany(results(bet, each.payout));
        if (each.kind === 'return') await house.wagers.settleMany(results(bet, STAKE, true));
        if (each.kind === 'void') await house.wagers.voidMany(results(bet, 0n));
      }
      const { paid, isSettled, isBack } = model(steps);
      expect(await house.cash(bet.member)).toBe(paid);
      expect(await waits(bet)).toBe(isBack ? 1 : 0);
      expect(await became(bet)).toEqual({ state: isSettled ? 'PLAYED' : 'OPEN', won: paid });
    }),
    { numRuns: 25 },
  );
});

it('a settlement that is sent again, or by two servers at once, pays once', async () => {
  const bet = await placed();
  const draw = results(bet, 1_500n);
  const both = await Promise.all([house.wagers.settleMany(draw), house.wagers.settleMany(draw)]);
  expect(both.map(({ won }) => won).toSorted()).toEqual([0, 1]);
  expect(await house.wagers.settleMany(draw)).toEqual({ won: 0, lost: 0, left: 1 });
  expect(await house.cash(bet.member)).toBe(1_000n);
});

it('one bet is settled, or given back, by itself as well; its key moves nothing twice', async () => {
  const won = await placed();
  const settlement = { ...one(won), payout: 800n };
  await house.wagers.settle(settlement);
  expect((await house.wagers.settle(settlement)).outcome).toBe('repeated');
  expect(await house.cash(won.member)).toBe(300n);
  const back = await placed();
  const given = one(back);
  await house.wagers.void(given);
  expect((await house.wagers.void(given)).outcome).toBe('repeated');
  expect(await waits(back)).toBe(1);
  expect(await place(back.member, back.id)).not.toBe(back.wagerId);
});

it('one that comes back can be used for a day at least, also when it was nearly over', async () => {
  const bet = await placed();
  clock.advance(86_400_000 - 1_000);
  await house.wagers.voidMany(results(bet, 0n));
  clock.advance(80_000_000);
  expect(await waits(bet)).toBe(1);
  clock.advance(10_000_000);
  expect(await waits(bet)).toBe(0);
  expect((await became(bet))?.state).toBe('EXPIRED');
});

it('one that waits for its result postpones the closing of the account', async () => {
  const bet = await placed();
  const waitsForResult = hasOpenFree({ ...house, events: { on: () => {} } });
  const asks = () => house.db.read((tx) => waitsForResult(tx, bet.memberId));
  expect(await asks()).toBe(true);
  await house.wagers.settleMany(results(bet, 0n));
  expect(await asks()).toBe(false);
});
