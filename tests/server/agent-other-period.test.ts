import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { inFull } from '../harness/in-full.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, logInAgain, recompute, settleAt, slipsOf } from '../harness/slips.ts';
import { logInOperators, registerBelow, type Teammate } from '../harness/team.ts';

/** Starts of days in Dhaka: 1 April, 1 May (a Friday), and the Mondays around it. */
const APRIL = '2026-03-31T18:00:00.000Z';
const MAY = '2026-04-30T18:00:00.000Z';
const MONDAYS = [
  '2026-04-26T18:00:00.000Z',
  '2026-05-03T18:00:00.000Z',
  '2026-05-10T18:00:00.000Z',
];
const SETTLED_MS = 600_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-31T17:50:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

const tenPercent = (period: 'W' | 'M'): ContractTerms => ({
  ...(flatTerms('dividend', '10') as Extract<ContractTerms, { kind: 'dividend' }>),
  period,
});
const moment = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();
const settle = (iso: string) => settleAt({ house, clock }, moment(iso, SETTLED_MS));
const [last = '', next = '', after = ''] = MONDAYS;

/** An agent of the house with one member. */
async function team(period: 'W' | 'M') {
  const agent = await newAgent(house);
  const member = await registerBelow(house, agent);
  await housed(house, agent, tenPercent(period));
  return { agent, member };
}
const periods = async (agent: Teammate) =>
  (await slipsOf(agent, 'dividend')).map(({ version, from, to, loss, amount }) =>
    [version, from, to, loss, amount].join(' '),
  );

inFull(
  'a dividend that becomes weekly counts from the end of the month: its first week is cut short',
  async () => {
    await logInOperators(house);
    const [steady, changing] = [await team('W'), await team('M')];
    await settle('2026-04-19T18:00:00.000Z');
    await logInOperators(house);
    await logInAgain(changing.agent);
    await housed(house, changing.agent, tenPercent('W'));
    const bets = [
      ['2026-04-20T06:00:00.000Z', changing, 10_00n],
      [last, steady, 100_00n],
      [moment(MAY, -1), changing, 20_00n],
      [MAY, changing, 40_00n],
      [MAY, steady, 200_00n],
      [moment(next, -1), changing, 80_00n],
      [next, changing, 160_00n],
    ] as const;
    for (const [at, { member }, stake] of bets) {
      clock.set(at);
      await bet(house, member, { stake });
    }
    await settle(next);
    await settle(after);
    expect(await periods(changing.agent)).toEqual([
      `1 ${APRIL} ${MAY} 30.00 3.00`,
      `2 ${MAY} ${next} 120.00 12.00`,
      `2 ${next} ${after} 160.00 16.00`,
    ]);
    expect((await periods(steady.agent)).slice(-2)).toEqual([
      `1 ${last} ${next} 300.00 30.00`,
      `1 ${next} ${after} 0.00 0.00`,
    ]);
    expect((await recompute(house, 'dividend')).differences).toEqual([]);
  },
  180_000,
);
