import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { createEvents } from '../../../kernel/events.ts';
import type { RoundId, Uuid } from '../../../kernel/ids.ts';
import { validOfRound } from '../wagers/index.ts';
import { openPlayHouse, stakeIn } from '../wagers/test-wagers.ts';
import { countAll } from './count-play.ts';
import { createTurnover, debtAsked, obligationEnded, type Turnover } from './index.ts';

const clock = fakeClock('2026-03-01T06:00:00.000Z');
const { house } = await openPlayHouse(clock);
const events = createEvents();
const ended: string[] = [];
let owed = 0n;
/** What is obliged in the commit in which another is met. */
let begins = 0n;
let turnover: Turnover;
let member: PlayerSession;

beforeAll(async () => {
  turnover = createTurnover({ ...house, clock, events });
  events.on(obligationEnded, async (tx, { memberId, as }) => {
    if (memberId !== member.memberId) return;
    ended.push(as);
    const [id, amount] = [house.ids.next<Uuid>(), begins];
    begins = 0n;
    if (amount > 0n) await turnover.oblige(tx, { id, memberId, source: 'award', amount });
  });
  events.on(debtAsked, async () =>
    owed > 0n ? { owed, reference: house.ids.next<Uuid>() } : null,
  );
});
beforeEach(async () => {
  member = await house.member(100_000n);
  ended.length = 0;
  owed = 0n;
});

type Terms = Partial<Parameters<Turnover['oblige']>[1]>;
const oblige = async (amount: bigint, terms: Terms = {}) => {
  const id = house.ids.next<Uuid>();
  const { memberId } = member;
  await house.db.tx((tx) =>
    turnover.oblige(tx, { id, memberId, source: 'deposit', amount, ...terms }),
  );
  return id;
};
/** Stakes this much and gets it back: cash stays unchanged. */
const stake = (amount: bigint, category = 'RNG') =>
  house.wagers.play({ ...stakeIn(house, member, { stake: amount, category }), payout: amount });
const balance = () => house.db.read((tx) => turnover.withdrawableBalance(tx, member.memberId));
const follow = () => house.db.tx((tx) => countAll({ ...house, clock, events }, tx));

describe('what has to be staked', () => {
  test('a deposit is withdrawable once it was staked, counted or not yet', async () => {
    await oblige(30_000n);
    expect(await balance()).toMatchObject({
      withdrawable: 70_000n,
      turnover: { missing: 30_000n },
    });
    await stake(10_000n);
    expect(await balance()).toMatchObject({
      withdrawable: 80_000n,
      turnover: { missing: 20_000n },
    });
    await follow();
    expect(await balance()).toMatchObject({
      withdrawable: 80_000n,
      turnover: { missing: 20_000n },
    });
    await stake(20_000n);
    expect(await balance()).toMatchObject({ withdrawable: 100_000n, turnover: { missing: 0n } });
    await follow();
    expect(ended).toEqual(['met']);
    expect(await balance()).toMatchObject({ withdrawable: 100_000n, turnover: { needed: 0n } });
  });

  test('play before a deposit does not count for it', async () => {
    await stake(50_000n);
    await oblige(30_000n);
    expect(await balance()).toMatchObject({ turnover: { done: 0n, missing: 30_000n } });
    await stake(30_000n);
    await oblige(10_000n);
    expect(await balance()).toMatchObject({ turnover: { done: 0n, missing: 10_000n } });
  });

  test('the oldest obligation is met first', async () => {
    await oblige(10_000n);
    await oblige(20_000n);
    await stake(15_000n);
    expect(await balance()).toMatchObject({
      turnover: { needed: 30_000n, done: 15_000n, missing: 15_000n },
    });
  });

  test('the same deposit obliges once', async () => {
    const id = await oblige(10_000n);
    await oblige(10_000n, { id });
    expect(await balance()).toMatchObject({ turnover: { needed: 10_000n } });
  });

  test('an award is staked by its multiple, contributions and largest bet', async () => {
    const terms = { source: 'award', multiple: 300, largestBet: 5_000n } as const;
    await oblige(10_000n, { ...terms, contributions: { LIVE: 20 } });
    await stake(6_000n);
    expect(await balance()).toMatchObject({ turnover: { needed: 30_000n, done: 0n } });
    await stake(5_000n);
    await house.wagers.play({
      ...stakeIn(house, member, { stake: 5_000n, category: 'LIVE' }),
      payout: 0n,
    });
    expect(await balance()).toMatchObject({ turnover: { done: 6_000n } });
  });

  test('of an award half of a lottery stake counts, unless its terms say otherwise; of a deposit all', async () => {
    const lottery = async () =>
      house.wagers.play({
        ...stakeIn(house, member, { stake: 4_000n, category: 'ELOTT' }),
        payout: 0n,
      });
    await oblige(10_000n, { source: 'award' });
    await lottery();
    expect(await balance()).toMatchObject({ turnover: { done: 2_000n } });
    await stake(8_000n);
    await oblige(10_000n, { source: 'deposit' });
    await lottery();
    expect(await balance()).toMatchObject({ turnover: { needed: 10_000n, done: 4_000n } });
  });

  test('an expired obligation holds nothing back', async () => {
    await oblige(10_000n, { source: 'award', expiresAt: new Date(clock.now().getTime() + 60_000) });
    clock.advance(61_000);
    await stake(1_000n);
    await follow();
    expect(ended).toEqual(['expired']);
    expect(await balance()).toMatchObject({ withdrawable: 100_000n });
  });

  test('a reversed deposit needs no turnover', async () => {
    const id = await oblige(10_000n);
    const { memberId } = member;
    await house.db.tx((tx) => turnover.release(tx, { memberId, id }));
    expect(await balance()).toMatchObject({ withdrawable: 100_000n, turnover: { needed: 0n } });
  });

  test('play counts once, also when what it meets makes another begin', async () => {
    await oblige(10_000n);
    await oblige(20_000n);
    begins = 5_000n;
    await stake(10_000n);
    await house.db.tx((tx) => turnover.count(tx, member.memberId));
    expect(ended).toEqual(['met']);
    expect(await balance()).toMatchObject({ turnover: { needed: 25_000n, done: 0n } });
    await stake(20_000n);
    await house.db.tx((tx) => turnover.count(tx, member.memberId));
    expect(ended).toEqual(['met', 'met']);
    expect(await balance()).toMatchObject({ turnover: { needed: 5_000n, done: 0n } });
  });

  test('a void wager takes back what it had counted', async () => {
    await oblige(30_000n);
    const opened = stakeIn(house, member, { stake: 10_000n, category: 'SPORTS' });
    await house.wagers.open(opened);
    const { memberId, wagerId, digest, houseAccount } = opened;
    const settlement = { memberId, wagerId, digest, houseAccount, rides: [] };
    await house.wagers.settle({ ...settlement, key: house.ids.next<Uuid>(), payout: 20_000n });
    expect(await balance()).toMatchObject({ turnover: { done: 10_000n } });
    await follow();
    await house.wagers.void({ ...settlement, key: house.ids.next<Uuid>() });
    expect(await balance()).toMatchObject({ turnover: { done: 0n, missing: 30_000n } });
  });
});

/** Wagers on one draw, and a call that settles, corrects or voids them. */
const drawOf = async (...stakes: bigint[]) => {
  const roundId = house.ids.next<RoundId>();
  const houseAccount = 'house:lottery' as const;
  const category = 'ELOTT';
  const opened = stakes.map((amount) =>
    stakeIn(house, member, { roundId, stake: amount, category, houseAccount }),
  );
  for (const one of opened) await house.wagers.open(one);
  const wagers = opened.map(({ memberId, wagerId }) => ({ memberId, wagerId }));
  return { wagers, call: () => ({ settlementId: house.ids.next<Uuid>(), houseAccount }) };
};

describe('both sides of a draw', () => {
  const bets = [
    { stake: 5_000n, pick: 'red' },
    { stake: 2_000n, pick: 'green' },
    { stake: 1_000n, pick: 'red' },
  ].map((bet) => ({ ...bet, market: 'colour', category: 'ELOTT', payout: 0n }));
  const valid = validOfRound(bets);

  test('count by their difference, and not any more once the draw is void', async () => {
    await oblige(30_000n);
    const { wagers, call } = await drawOf(...bets.map((bet) => bet.stake));
    const results = wagers.map((wager, nth) => ({
      ...wager,
      payout: 500n,
      valid: valid[nth] ?? 0n,
    }));
    await house.wagers.settleMany({ ...call(), wagers: results });
    expect(await balance()).toMatchObject({ turnover: { done: 4_000n } });
    await follow();
    await house.wagers.voidMany({ ...call(), wagers });
    expect(await balance()).toMatchObject({ turnover: { done: 0n, missing: 30_000n } });
    await follow();
    expect(await balance()).toMatchObject({ turnover: { done: 0n, missing: 30_000n } });
  });

  test('count the same after a correction, and what another round decides when that differs', async () => {
    await oblige(30_000n);
    const { wagers, call } = await drawOf(...bets.map((bet) => bet.stake));
    const results = (payout: bigint, counted = valid) =>
      wagers.map((wager, nth) => ({ ...wager, payout, valid: counted[nth] ?? 0n }));
    await house.wagers.settleMany({ ...call(), wagers: results(0n) });
    await house.wagers.resettleMany({ ...call(), wagers: results(700n) });
    expect(await balance()).toMatchObject({ turnover: { done: 4_000n } });
    const otherwise = { ...call(), wagers: results(600n, [0n, 1_500n, 0n]) };
    expect(await house.wagers.resettleMany(otherwise)).toMatchObject({ changed: 3 });
    expect(await balance()).toMatchObject({ turnover: { done: 1_500n } });
    expect(await house.wagers.resettleMany(otherwise)).toMatchObject({ changed: 0, same: 3 });
  });
});

test('what is owed for a corrected result is held back from what may be withdrawn', async () => {
  const { wagers, call } = await drawOf(100n);
  const settled = (payout: bigint) => ({
    ...call(),
    wagers: wagers.map((wager) => ({ ...wager, payout })),
  });
  await house.wagers.settleMany(settled(50_000n));
  await house.wagers.play({ ...stakeIn(house, member, { stake: 149_900n }), payout: 0n });
  await house.wagers.resettleMany(settled(0n));
  expect(await balance()).toMatchObject({ cash: 0n, debt: { owed: 50_000n, held: 0n } });
  const { memberId } = member;
  await house.wallet.post({
    memberId,
    asset: 'BDT',
    key: house.ids.next<Uuid>(),
    digest: Buffer.alloc(32),
    legs: [{ amount: 60_000n, contra: 'house:slots', kind: 'win', reference: memberId }],
    rides: [],
  });
  expect(await balance()).toMatchObject({
    withdrawable: 10_000n,
    debt: { owed: 50_000n, held: 50_000n, reference: null },
  });
});

test('debt is held back in addition to missing turnover', async () => {
  await oblige(30_000n);
  owed = 90_000n;
  expect(await balance()).toMatchObject({
    cash: 100_000n,
    withdrawable: 0n,
    debt: { owed: 90_000n, held: 90_000n },
  });
});

test('two stories that lock the funds of the same two members do not deadlock', async () => {
  const [one, other] = [await house.member(), await house.member()];
  const lock = (first: PlayerSession, second: PlayerSession) =>
    house.db.tx(async (tx) => {
      await turnover.lockMemberFunds(tx, first.memberId, second.memberId);
    });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? lock(one, other) : lock(other, one))),
  );
});

test('money from before obligations counts all that was ever staked, once', async () => {
  await stake(25_000n);
  const left = [member.memberId];
  await turnover.carryOver(house.db, {
    source: 'deposit',
    members: async () => [...left],
    money: async () => [
      { id: house.ids.next<Uuid>(), amount: 20_000n },
      { id: house.ids.next<Uuid>(), amount: 20_000n },
    ],
    drop: async () => left.pop(),
  });
  expect(await balance()).toMatchObject({ turnover: { needed: 20_000n, done: 5_000n } });
});
