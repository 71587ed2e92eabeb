import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, tokenFor } from '../harness/vendor.ts';
import { moneyed, PIN, type Teammate } from '../harness/team.ts';

const { risk: desk } = consoleRoutes;
const ROUNDS = 6;

let clock: FakeClock;
let house: RunningHouse;
let risk: HttpClient;
let vendor: Awaited<ReturnType<typeof newVendor>>;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  risk = await house.operator('risk');
  vendor = await newVendor(house, 'SUNDIAL', { now: () => clock.now().getTime() });
});
afterAll(() => house.close());

async function stakes(token: string, { at, win }: { at: string; win: string }) {
  const { gameId, wallet } = vendor;
  const { value } = await wallet.call('/vendor/v1/bet-and-win', {
    token,
    transactionId: `${token.slice(-8)}-${at}`,
    roundId: at,
    gameId,
    amount: '100.00',
    win,
    currency: 'BDT',
  });
  expect(value).toMatchObject({ status: 'OK' });
}

const paidTo = (member: Teammate, account: string) =>
  member.call(playerRoutes.withdrawals.addPayee, {
    method: 'demo-wallet',
    holder: 'Anwar Hossain',
    account,
    paymentPassword: PIN,
  });

it('two who win what the other loses in the same rounds of a vendor become a case, strangers do not', async () => {
  const [one, other, third] = [await moneyed(house), await moneyed(house), await moneyed(house)];
  for (const member of [one, other]) await paidTo(member, '01712345678');
  const [first, second, stranger] = [
    await tokenFor(one, vendor.gameId),
    await tokenFor(other, vendor.gameId),
    await tokenFor(third, vendor.gameId),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = `round-${round}`;
    const oneWins = round % 2 === 0;
    await stakes(first, { at, win: oneWins ? '195.00' : '0.00' });
    await stakes(second, { at, win: oneWins ? '0.00' : '195.00' });
    await stakes(stranger, { at, win: oneWins ? '0.00' : '195.00' });
    clock.advance(20_000);
  }
  clock.advance(60_000);
  await house.runJobs();
  const { rows } = await risk.call(desk.list, {});
  expect(rows).toHaveLength(1);
  const { found, score } = await risk.call(desk.one, { id: rows[0]?.id ?? '' });
  expect(score).toBe(66);
  expect(found.map(({ code }) => code)).toEqual(['same-account', 'opposite-bets']);
  const names = found[1]?.facts[0]?.members.map(({ username }) => username).toSorted();
  expect(names).toEqual([one.username, other.username].toSorted());
  expect(found[1]?.facts).toMatchObject([
    { about: vendor.gameId, count: ROUNDS, amount: '1200.00' },
  ]);
});
