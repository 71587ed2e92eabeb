import { consoleRoutes } from '@nokshi/contract';
import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysSpan } from '../../../apps/server/src/kernel/calendar.ts';
import { checkSlips } from '../../../apps/server/src/modules/money/agents/index.ts';
import { takeChance } from '../../harness/chance.ts';
import { type FakeClock, fakeClock } from '../../harness/clock.ts';
import { agentBelow, contracted, flatTerms, housed, newAgent } from '../../harness/contracts.ts';
import { longFaults } from '../../harness/extent.ts';
import { type RunningHouse, startHouse } from '../../harness/house.ts';
import { bet, commissionsOf } from '../../harness/slips.ts';
import { idOf, logInOperators, registerBelow, type Teammate } from '../../harness/team.ts';
import { killAt, type Lock, settleRest } from './settlement-ground.ts';

const chance = takeChance();
const PERIOD_MS = {
  dividend: 86_400_000,
  daily: 86_400_000,
  hourly: 3_600_000,
  'real-time': 300_000,
};
/** Business days begin six hours before those of UTC. */
const DAY_BEGINS_MS = 6 * 3_600_000;
const SETTLED_AFTER_MS = 601_000;
/** Longer than the claim of a job is leased for. */
const LEASE_OVER_MS = 120_000;
/** Two agents below the one at the top, and two below each of them, who have one member each. */
const WIDTH = 2;
const STAKE = 1_000_00n;

type Level = { readonly rate: string; readonly entries: readonly string[] };
/** What 1,000.00 that each member lost give at each level, from the top down. */
const LEVELS: Readonly<Record<'dividend' | 'wage', readonly [Level, Level, Level]>> = {
  dividend: [
    { rate: '40', entries: ['dividend-in 1600.00', ...twice('dividend-out -600.00')] },
    { rate: '30', entries: ['dividend-in 600.00', ...twice('dividend-out -200.00')] },
    { rate: '20', entries: ['dividend-in 200.00'] },
  ],
  wage: [
    { rate: '3', entries: ['wage-in 120.00', ...twice('wage-out -40.00')] },
    { rate: '2', entries: ['wage-in 40.00', ...twice('wage-out -10.00')] },
    { rate: '1', entries: ['wage-in 10.00'] },
  ],
};
function twice(entry: string): string[] {
  return Array.from({ length: WIDTH }, () => entry);
}
const levelsOf = (kind: ContractKind) => LEVELS[kind === 'dividend' ? kind : 'wage'];

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  if (!longFaults) return;
  clock = fakeClock('2026-03-10T17:30:00.000Z');
  house = await startHouse({ clock });
}, 120_000);
afterAll(() => house?.close());

/** From the top down. */
type Team = readonly [Teammate[], Teammate[], Teammate[]];

/** Agents of three levels with contracts of a kind, whose first period is over and counted. */
async function ready(kind: ContractKind): Promise<Team> {
  await logInOperators(house);
  const [first, second, third] = levelsOf(kind);
  const top = await newAgent(house);
  const team: Team = [[top], [], []];
  await housed(house, top, flatTerms(kind, first.rate));
  const members: Teammate[] = [];
  for (let n = 0; n < WIDTH; n += 1) {
    const agent = await agentBelow(house, top);
    team[1].push(agent);
    await contracted(top, agent, flatTerms(kind, second.rate));
    for (let m = 0; m < WIDTH; m += 1) {
      const leaf = await agentBelow(house, agent);
      team[2].push(leaf);
      await contracted(agent, leaf, flatTerms(kind, third.rate));
      members.push(await registerBelow(house, leaf));
    }
  }
  const period = PERIOD_MS[kind];
  const begins = period === PERIOD_MS.daily ? DAY_BEGINS_MS : 0;
  const start = Math.ceil((clock.now().getTime() + begins) / period) * period - begins;
  clock.set(new Date(start).toISOString());
  for (const member of members) await bet(house, member, { stake: STAKE });
  clock.set(new Date(start + period + SETTLED_AFTER_MS).toISOString());
  await house.house.db.tx(async (tx) => {
    while (!(await house.house.wagers.countFigures(tx)));
  });
  return team;
}

/** A moment at which what the server before had claimed is free again. */
function nextLife() {
  clock.advance(LEASE_OVER_MS);
  return { database: house.database, at: clock.now() };
}

/** How many slips of a kind are in which state. */
async function states(kind: ContractKind): Promise<Record<string, number>> {
  await logInOperators(house);
  const admin = await house.operator();
  const { rows } = await admin.call(consoleRoutes.agentRuns.slips, { kind, pageSize: 100 });
  return rows.reduce<Record<string, number>>(
    (counts, { state }) => ({ ...counts, [state]: (counts[state] ?? 0) + 1 }),
    {},
  );
}

/** Differences that `npm run slips` would name, in all that has been settled. */
async function slipDifferences() {
  const span = daysSpan('2026-03-10', '2026-03-31');
  if (!span) throw new Error('no span');
  const { agents, db } = house.house;
  const { signal } = new AbortController();
  return checkSlips({ ...agents, db }, { span, signal, found: () => undefined });
}

// A run that is killed at any of its commits is in agent-runs-broken-off.test.ts each time.
test.runIf(longFaults).each(CONTRACT_KINDS)(
  'kill -9 of the server in a %s run, while it writes, before it pays and while it pays: each slip is paid once',
  async (kind) => {
    const team = await ready(kind);
    const [[top], , leaves] = team;
    if (!top) throw new Error('nobody is at the top');
    const contracts: Lock = {
      statement: 'select from agents_contract where kind = $1 for update',
      values: [kind],
    };
    await killAt(nextLife(), [contracts]);
    expect(await states(kind)).toEqual({});

    const purse: Lock = {
      statement: 'select from wallet_lane where lane = $1 for update',
      values: [house.house.wallet.laneOf(idOf(top))],
    };
    await killAt(nextLife(), [contracts, purse]);
    const slips = team.flat().length;
    expect(await states(kind)).toEqual({ DUE: slips });

    const slip: Lock = {
      statement: 'select from agents_slip where kind = $1 and downline_id = $2 for update',
      values: [kind, idOf(chance.pick(leaves))],
    };
    await killAt(nextLife(), [slip]);
    const { DUE = 0, PAID = 0, ...others } = await states(kind);
    expect(others).toEqual({});
    expect(DUE + PAID).toBe(slips);
    expect(DUE).toBeGreaterThan(0);
    expect(PAID).toBeGreaterThanOrEqual(slips - leaves.length);

    await settleRest(nextLife());
    expect(await states(kind)).toEqual({ PAID: slips });
    for (const [depth, { entries }] of levelsOf(kind).entries())
      for (const agent of team[depth] ?? []) expect(await commissionsOf(agent)).toEqual(entries);
    expect(await slipDifferences()).toMatchObject({ differences: 0 });
    expect(await house.prove()).toMatchObject({ differences: 0 });
    process.stdout.write(
      `FAULT kill -9 of a server in a ${kind} run while it wrote, before it paid, with ${PAID} of ${slips} ` +
        `slips paid: 0 paid twice, 0 left, 0 differences; NOKSHI_TEST_SEED=${chance.seed}\n`,
    );
  },
  600_000,
);
