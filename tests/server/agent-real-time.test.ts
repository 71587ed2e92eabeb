import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { agentBelow, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, payAgain, recompute, settleAt, slipsOf, voidBet } from '../harness/slips.ts';
import { logInOperators, registerBelow } from '../harness/team.ts';

const BUCKET_MS = 300_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());
beforeEach(() => logInOperators(house));

const settle = (iso: string) => settleAt({ house, clock }, iso);
/** Moments from the beginning of the next bucket but one. */
function fromNextBucket() {
  const start = Math.ceil(clock.now().getTime() / BUCKET_MS) * BUCKET_MS + BUCKET_MS;
  return (ms: number) => new Date(start + ms).toISOString();
}

describe('a real-time wage', () => {
  it('counts bets that won and lost apart, by buckets of five minutes', async () => {
    const top = await newAgent(house);
    const member = await registerBelow(house, top);
    await housed(house, top, {
      kind: 'real-time',
      includesSelf: false,
      tiers: [
        { singleBet: '100', winRate: '1', lossRate: '0.5' },
        { singleBet: '1000', winRate: '2', lossRate: '1' },
      ],
    });
    const at = fromNextBucket();
    clock.set(at(0));
    await bet(house, member, { stake: 99_99n });
    await bet(house, member, { stake: 100_00n, payout: 150_00n });
    await bet(house, member, { stake: 1_000_00n });
    clock.set(at(299_999));
    await bet(house, member, { stake: 2_000_00n, payout: 1n });
    clock.set(at(300_000));
    await bet(house, member, { stake: 500_00n });
    await settle(at(660_000));
    expect(await slipsOf(top, 'real-time')).toMatchObject([
      { from: at(0), bets: 3, wonPart: '41.00', lostPart: '10.00', amount: '51.00', state: 'PAID' },
      { from: at(300_000), bets: 1, wonPart: '0.00', lostPart: '2.50', amount: '2.50' },
    ]);
    expect(await recompute(house, 'real-time')).toEqual({ slips: 2, differences: [] });
  });

  it('takes back what a void bet gave with the next slip, at the rate of the version of then', async () => {
    const top = await newAgent(house);
    const agent = await agentBelow(house, top);
    const member = await registerBelow(house, agent);
    await housed(house, top, flatTerms('real-time', '3'));
    const at = fromNextBucket();
    await bet(house, member, { stake: 1_000_00n });
    clock.set(at(0));
    const placed = await bet(house, member, { stake: 2_000_00n });
    const paid = await bet(house, member, { stake: 400_00n, payout: 1n });
    await settle(at(BUCKET_MS + 60_000));
    await housed(house, top, flatTerms('real-time', '1'));
    clock.set(at(3 * BUCKET_MS));
    await voidBet(house, placed);
    await payAgain(house, paid, 300_00n);
    await bet(house, member, { stake: 3_000_00n });
    await settle(at(4 * BUCKET_MS + 60_000));
    await bet(house, member, { stake: 9_000_00n });
    await settle(at(5 * BUCKET_MS + 60_000));
    expect((await slipsOf(top, 'real-time')).slice(-3)).toMatchObject([
      { from: at(0), version: 1, amount: '72.00', changes: '0.00', state: 'PAID' },
      { from: at(3 * BUCKET_MS), version: 2, amount: '30.00', changes: '0.00' },
      { from: at(4 * BUCKET_MS), version: 2, amount: '30.00', changes: '-60.00' },
    ]);
    expect((await recompute(house, 'real-time')).differences).toEqual([]);
  });
});
