import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settleDue } from '../../apps/server/src/modules/money/agents/settlement/settle.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { full, some } from '../harness/extent.ts';
import { agentBelow, contracted, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { FATES, Killed, mortal } from '../harness/mortal-db.ts';
import { bet, commissionsOf, recompute, slipsOf } from '../harness/slips.ts';
import { logInOperators, registerBelow, type Teammate } from '../harness/team.ts';

const RATES: Readonly<Record<ContractKind, readonly [string, string]>> = {
  dividend: ['40', '30'],
  daily: ['2', '1'],
  hourly: ['2', '1'],
  'real-time': ['2', '1'],
};
/** What 1,000.00 that were lost give to both. */
const PAID: Readonly<Record<ContractKind, readonly [string[], string[]]>> = {
  dividend: [['dividend-in 400.00', 'dividend-out -300.00'], ['dividend-in 300.00']],
  daily: [['wage-in 20.00', 'wage-out -10.00'], ['wage-in 10.00']],
  hourly: [['wage-in 20.00', 'wage-out -10.00'], ['wage-in 10.00']],
  'real-time': [['wage-in 20.00', 'wage-out -10.00'], ['wage-in 10.00']],
};
const PERIOD_MS = {
  dividend: 86_400_000,
  daily: 86_400_000,
  hourly: 3_600_000,
  'real-time': 300_000,
};

let clock: FakeClock;
let house: RunningHouse;
beforeEach(async () => {
  clock = fakeClock('2026-03-10T17:30:00.000Z');
  house = await startHouse({ clock });
});
afterEach(() => house.close());

/** Two contracts of a kind, with 1,000.00 lost in their first whole period. */
async function ready(kind: ContractKind): Promise<readonly [Teammate, Teammate]> {
  await logInOperators(house);
  const top = await newAgent(house);
  const agent = await agentBelow(house, top);
  const member = await registerBelow(house, agent);
  await housed(house, top, flatTerms(kind, RATES[kind][0]));
  await contracted(top, agent, flatTerms(kind, RATES[kind][1]));
  const step = PERIOD_MS[kind];
  const offset = step === 86_400_000 ? 6 * 3_600_000 : 0;
  const start = Math.ceil((clock.now().getTime() + offset) / step) * step - offset;
  clock.set(new Date(start).toISOString());
  await bet(house, member, { stake: 1_000_00n });
  clock.set(new Date(start + step + 601_000).toISOString());
  await house.house.db.tx(async (tx) => {
    while (!(await house.house.wagers.countFigures(tx)));
  });
  return [top, agent];
}

/**
 * Those of the runs of two days, in `npm test` of one; what comes after them reads changes, an hour at
 * a time.
 */
const COMMITS = full ? 9 : 6;

it.each(some(CONTRACT_KINDS))(
  'a %s run that is killed at any commit pays each slip once',
  { timeout: 240_000 },
  async (kind) => {
    // Before a commit is after the one before it.
    for (const fate of some(FATES))
      for (let nth = 1; nth <= COMMITS; nth += 1) {
        const both = await ready(kind);
        const { agents, db } = house.house;
        const dying = mortal(db, nth, fate);
        await settleDue({ ...agents, db: dying.db }).catch((err: unknown) => {
          if (!(err instanceof Killed)) throw err;
        });
        if (dying.lived()) break;
        await settleDue(agents);
        expect([await commissionsOf(both[0]), await commissionsOf(both[1])]).toEqual(PAID[kind]);
      }
    expect((await recompute(house, kind)).differences).toEqual([]);
  },
);

it('two servers that settle at once pay each slip once', async () => {
  const [top, agent] = await ready('hourly');
  const { agents } = house.house;
  await Promise.all([settleDue(agents), settleDue(agents), settleDue(agents)]);
  await settleDue(agents);
  expect(await slipsOf(agent, 'hourly')).toMatchObject([{ state: 'PAID' }]);
  expect([await commissionsOf(top), await commissionsOf(agent)]).toEqual(PAID.hourly);
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
