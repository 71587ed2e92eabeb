import { beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { Stake } from './play.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock();
let house: PlayHouse;
beforeAll(async () => {
  ({ house } = await openPlayHouse(clock));
});

async function giveBonus(memberId: MemberId, amount: bigint): Promise<void> {
  const key = house.ids.next<Uuid>();
  await house.db.tx(async (tx) => {
    await house.wallet.openBonus(tx, memberId);
    await house.wallet.transfer(tx, {
      memberId,
      asset: 'BDT',
      key,
      digest: Buffer.alloc(32),
      legs: [{ amount, contra: 'promotion', kind: 'bonus', reference: key, purse: 'bonus' }],
      rides: [],
    });
  });
}

const has = async ({ memberId }: PlayerSession) => {
  const { cash, bonus } = await house.db.read((tx) =>
    house.wallet.balance(tx, { memberId, asset: 'BDT' }),
  );
  return { cash, bonus };
};

async function memberWith(cash: bigint, bonus: bigint): Promise<PlayerSession> {
  const member = await house.member(cash);
  await giveBonus(member.memberId, bonus);
  return member;
}

describe('a stake', () => {
  it('is of cash while the cash is enough, and then all the win is cash', async () => {
    const member = await memberWith(100n, 100n);
    await house.wagers.play({ ...stakeIn(house, member), payout: 250n });
    expect(await has(member)).toEqual({ cash: 250n, bonus: 100n });
  });

  it('takes what the cash lacks from the bonus money, and the win is pro rata', async () => {
    const member = await memberWith(70n, 100n);
    const stake = stakeIn(house, member);
    const posted = await house.wagers.play({ ...stake, payout: 255n });
    // 30 of 100 were bonus money: 76.5 of the win, rounded down.
    expect(await has(member)).toEqual({ cash: 179n, bonus: 146n });
    expect(posted).toMatchObject({ outcome: 'posted', balance: 179n });
    const again = await house.wagers.play({ ...stake, payout: 255n });
    expect(again).toMatchObject({ outcome: 'repeated', balance: 179n, batch: posted.batch });
    expect(await has(member)).toEqual({ cash: 179n, bonus: 146n });
  });

  it('is refused when cash and bonus money together are not enough', async () => {
    const member = await memberWith(60n, 39n);
    const refused = house.wagers.play({ ...stakeIn(house, member), payout: 0n });
    await expect(refused).rejects.toMatchObject({ code: 'wallet.insufficient' });
    expect(await has(member)).toEqual({ cash: 60n, bonus: 39n });
  });

  it('above the largest bet is refused at the bet, with that amount', async () => {
    const member = await memberWith(1_000n, 100n);
    await house.db.tx((tx) => house.limits.setLargestBet(tx, member.memberId, 500n));
    const refused = house.wagers.play({ ...stakeIn(house, member, { stake: 501n }), payout: 0n });
    await expect(refused).rejects.toMatchObject({
      code: 'limits.bet-too-large',
      facts: { value: { largest: '5.00' } },
    });
    await house.wagers.play({ ...stakeIn(house, member, { stake: 500n }), payout: 0n });
    await house.db.tx((tx) => house.limits.setLargestBet(tx, member.memberId, null));
    await house.wagers.play({ ...stakeIn(house, member, { stake: 501n }), payout: 0n });
    expect(await has(member)).toEqual({ cash: 0n, bonus: 99n });
  });

  it('never takes more bonus money than is missing, when bets are placed at the same moment', async () => {
    const member = await memberWith(150n, 150n);
    const bets = Array.from({ length: 5 }, () =>
      house.wagers.play({ ...stakeIn(house, member), payout: 0n }).catch(() => null),
    );
    const placed = (await Promise.all(bets)).filter((posted) => posted !== null);
    expect(placed).toHaveLength(3);
    expect(await has(member)).toEqual({ cash: 0n, bonus: 0n });
  });
});

describe('a slip of several wagers', () => {
  it('takes the cash for the first of them, and each pays back to where it came from', async () => {
    const member = await memberWith(150n, 150n);
    const wagers = [100n, 100n, 100n].map((stake) => {
      const { wagerId, roundId, gameId, category, ruleVersion } = stakeIn(house, member);
      return { wagerId, roundId, gameId, category, ruleVersion, stake };
    });
    const { memberId, generation } = member;
    const houseAccount = 'house:slots';
    await house.wagers.openMany({
      memberId,
      generation,
      asset: 'BDT',
      houseAccount,
      wagers,
      rides: [],
      key: house.ids.next<Uuid>(),
      digest: Buffer.alloc(32),
    });
    expect(await has(member)).toEqual({ cash: 0n, bonus: 0n });
    await house.wagers.settleMany({
      settlementId: house.ids.next<Uuid>(),
      houseAccount,
      wagers: wagers.map(({ wagerId }) => ({ memberId, wagerId, payout: 200n })),
    });
    expect(await has(member)).toEqual({ cash: 300n, bonus: 300n });
  });
});

/** What a plain reading of the rules has of a member. */
type Plain = { readonly member: PlayerSession; cash: bigint; bonus: bigint };
type Bet = { readonly of: Plain; readonly stake: Stake; readonly bonus: bigint; paid: bigint };
const bonusOf = ({ bonus, stake }: Bet, total: bigint) => (total * bonus) / stake.stake;

async function playAtRandom(steps: number, seed: string) {
  const random = seededRandom(seed);
  const draw = (below: number) => random.bytes(4).readUInt32BE() % below;
  const plains: Plain[] = [];
  for (let n = 0; n < 4; n += 1) {
    const [cash, bonus] = [BigInt(100 + draw(900)), BigInt(draw(2_000) + 1)];
    plains.push({ member: await memberWith(cash, bonus), cash, bonus });
  }
  const bets: Bet[] = [];
  const pay = (bet: Bet, total: bigint) => {
    const bonus = bonusOf(bet, total) - bonusOf(bet, bet.paid);
    bet.of.bonus += bonus;
    bet.of.cash += total - bet.paid - bonus;
    bet.paid = total;
  };
  for (let step = 0; step < steps; step += 1) {
    const of = plains[draw(plains.length)] as Plain;
    const open = bets.filter((bet) => bet.of === of);
    if (draw(3) === 0 && open.length > 0) {
      const bet = open[draw(open.length)] as Bet;
      // Never less than before: what is taken back may be spent, which another test shows.
      const payout = bet.paid + BigInt(draw(300));
      const settlement = { ...bet.stake, key: house.ids.next<Uuid>(), payout };
      await house.wagers.settle(settlement);
      pay(bet, payout);
      continue;
    }
    const stake = stakeIn(house, of.member, { stake: BigInt(1 + draw(200)) });
    const bonus = stake.stake > of.cash ? stake.stake - of.cash : 0n;
    const atOnce = draw(2) === 0 ? BigInt(draw(400)) : null;
    const placed = await (atOnce === null
      ? house.wagers.open(stake)
      : house.wagers.play({ ...stake, payout: atOnce })
    ).catch(() => null);
    expect(placed !== null).toBe(bonus <= of.bonus);
    if (!placed) continue;
    of.cash -= stake.stake - bonus;
    of.bonus -= bonus;
    const bet = { of, stake, bonus, paid: 0n };
    if (atOnce !== null) pay(bet, atOnce);
    else bets.push(bet);
    expect(await has(of.member)).toEqual({ cash: of.cash, bonus: of.bonus });
  }
  for (const { member, cash, bonus } of plains) expect(await has(member)).toEqual({ cash, bonus });
}

it('is what a plain reading of the rules says, whatever is played and settled', async () => {
  await playAtRandom(250, 'bonus money');
  expect(await house.wallet.verify('full')).toMatchObject({ differences: 0 });
});

describe('what is taken back', () => {
  const openAndPay = async (member: PlayerSession, payout: bigint) => {
    const stake = stakeIn(house, member);
    await house.wagers.open(stake);
    await house.wagers.settle({ ...stake, key: house.ids.next<Uuid>(), payout });
    return { memberId: member.memberId, wagerId: stake.wagerId as WagerId };
  };
  const call = (wagers: { memberId: MemberId; wagerId: WagerId }[]) => ({
    settlementId: house.ids.next<Uuid>(),
    houseAccount: 'house:slots' as const,
    wagers,
  });

  it('of a void bet each part of the stake returns to its purse', async () => {
    const member = await memberWith(60n, 40n);
    const wager = await openAndPay(member, 500n);
    expect(await has(member)).toEqual({ cash: 300n, bonus: 200n });
    expect(await house.wagers.voidMany(call([wager]))).toMatchObject({ voided: 1, owed: 0n });
    expect(await has(member)).toEqual({ cash: 60n, bonus: 40n });
  });

  it('as bonus money that is spent is borne by the house; cash that is spent is owed', async () => {
    const member = await memberWith(60n, 40n);
    const wager = await openAndPay(member, 500n);
    await house.wagers.play({ ...stakeIn(house, member, { stake: 450n }), payout: 0n });
    expect(await has(member)).toEqual({ cash: 0n, bonus: 50n });
    // Of 400 that were won beside the stake 240 are cash, and 160 bonus money of which 110 are spent.
    expect(await house.wagers.voidMany(call([wager]))).toMatchObject({ voided: 1, owed: 240n });
    expect(await has(member)).toEqual({ cash: 0n, bonus: 0n });
    expect(await house.wallet.verify('full')).toMatchObject({ differences: 0 });
  });
});
