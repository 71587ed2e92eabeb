import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery, limits } = playerRoutes;
const GAME = 'wingo-1m';
const MINUTE = 60_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME);
});
afterAll(() => house.close());

let keys = 0;
const tick = () => house.house.rounds.clock.runDue();
async function next() {
  clock.advance(MINUTE - 14_000);
  await tick();
  clock.advance(14_000);
  await tick();
}
const side = (selection: '0' | '1') => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple: 5,
  base: 1_950,
});

async function place(client: HttpClient) {
  const { game } = await client.call(lottery.game, { gameCode: GAME });
  const issue = game.now?.issue ?? '';
  const bets = [side('0'), side('1')];
  const slip = { gameCode: GAME, issue, mode: 'Elott', bets, total: '20.00' } as const;
  return client.call(lottery.place, slip, { key: `limits-key-${++keys}` });
}

it('the session clock counts stakes on draws, and prizes with rebates once they are paid', async () => {
  await tick();
  const rina = await richMember(house, ['500.00']);
  await place(rina);
  const open = await rina.call(limits.stretch, {});
  expect(open.running).toMatchObject({ staked: '20.00', won: '0.00' });
  await next();
  const { rows } = await rina.call(lottery.bets, {});
  const paid = rows.reduce((sum, { prize, rebate }) => sum + Number(prize) + Number(rebate), 0);
  const { running } = await rina.call(limits.stretch, {});
  expect(Number(running?.won)).toBeCloseTo(paid, 6);
  expect(running?.staked).toBe('20.00');
});

it('a reality check that is due stops bets on draws until it is seen', async () => {
  const rina = await richMember(house, ['500.00']);
  await rina.call(limits.setRealityCheck, { minutes: 15 });
  for (let minutes = 0; minutes < 15; minutes += 1) {
    await place(rina);
    await next();
  }
  expect(await refused(place(rina))).toBe('limits.reality-check');
  await rina.call(limits.acknowledge, {});
  await place(rina);
});

it('a limit of stakes stops the basket that would go over it, whole', async () => {
  const rina = await richMember(house, ['500.00']);
  await rina.call(limits.setLimit, { kind: 'stake', period: 'D', amount: '30.00' });
  await place(rina);
  expect(await refused(place(rina))).toBe('limits.stake-limit');
  expect((await rina.call(lottery.bets, {})).rows).toHaveLength(2);
});
