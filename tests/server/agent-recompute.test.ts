import { consoleRoutes } from '@nokshi/contract';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  basesOf,
  basesOfAll,
} from '../../apps/server/src/modules/money/agents/settlement/bases.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { runCommand } from '../harness/commands.ts';
import { agentBelow, contracted, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, payAgain, recompute, settleAt, slipsOf, voidBet } from '../harness/slips.ts';
import { idOf, logInOperators, registerBelow, type Teammate } from '../harness/team.ts';

const START = '2026-03-10T18:00:00.000Z';
const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(Date.parse(START) + ms).toISOString();

let clock: FakeClock;
let house: RunningHouse;
let top: Teammate;
let agent: Teammate;
let member: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T17:50:00.000Z');
  house = await startHouse({ clock });
  top = await newAgent(house);
  agent = await agentBelow(house, top);
  member = await registerBelow(house, agent);
  const other = await registerBelow(house, top);
  for (const kind of ['dividend', 'daily', 'hourly'] as const) {
    await housed(house, top, flatTerms(kind, '2'));
    await contracted(top, agent, flatTerms(kind, '1'));
  }
  clock.set(at(1));
  const placed = await bet(house, member, { stake: 1_000_00n });
  const won = await bet(house, other, { stake: 700_00n, payout: 100_00n });
  await bet(house, agent, { stake: 300_00n });
  clock.set(at(HOUR_MS + 1));
  await voidBet(house, placed);
  await payAgain(house, won, 900_00n);
  await bet(house, member, { stake: 5_000_00n });
  await settleAt({ house, clock }, at(24 * HOUR_MS + 600_000));
}, 120_000);
afterAll(() => house.close());

it('the base of one agent is the same from the own team, from everybody, and from the wagers', async () => {
  const { agents, db, site } = house.house;
  const { activeFrom, components } = site.agentTerms();
  const terms = { activeFrom, components };
  const both = [top, agent].map((one, n) => ({ memberId: idOf(one), includesSelf: n === 1 }));
  const spans = {
    dividend: 24 * HOUR_MS,
    daily: 24 * HOUR_MS,
    hourly: HOUR_MS,
    'real-time': 300_000,
  };
  for (const kind of CONTRACT_KINDS) {
    const span = { start: new Date(START), end: new Date(Date.parse(START) + spans[kind]) };
    const asked = { kind, span, agents: both, terms };
    const [few, all, ledger] = await db.read(async (tx) => [
      await basesOf(agents, tx, asked),
      await basesOfAll(agents, tx, asked),
      await basesOfAll(agents, tx, { ...asked, from: 'ledger' }),
    ]);
    expect(few).toEqual(all);
    expect(ledger).toEqual(all);
    expect(all?.get(idOf(top))?.staked).toBeGreaterThan(0n);
  }
});

it('npm run slips names each difference, and ends with 1 when there is one', async () => {
  const days = ['--from', '2026-03-10', '--to', '2026-03-11'];
  const env = { DATABASE_URL: house.database.url };
  const clean = await runCommand('slips-again', days, env);
  expect(clean.output).toMatch(/^\d+ runs, 8 slips, 0 differences\n$/);
  expect(clean.code).toBe(0);
  const [slip] = await slipsOf(agent, 'daily');
  await house.database.pool.query(`update agents_slip set valid = valid + 1 where slip_id = $1`, [
    slip?.id.slice(4),
  ]);
  const spoilt = await runCommand('slips-again', [...days, '--kind', 'daily'], env);
  expect(spoilt.code).toBe(1);
  expect(spoilt.out).toBe(
    `${slip?.id} ${agent.username} valid: 5000.01, and 5000.00 by the ledger\n1 runs, 2 slips, 1 differences\n`,
  );
  const { differences } = await recompute(house, 'daily');
  expect(differences).toMatchObject([{ slipId: slip?.id, field: 'valid', ledger: '5000.00' }]);
  const typo = await runCommand('slips-again', ['--from', '2026-03-12'], env);
  expect(typo.code).not.toBe(0);
});

it('a change that was counted wrong is named, in the period of its bet and in that of the change', async () => {
  const { wagers, db } = house.house;
  clock.set(at(30 * HOUR_MS));
  const late = await bet(house, member, { stake: 100_00n });
  await settleAt({ house, clock }, at(48 * HOUR_MS + 600_000));
  clock.set(at(50 * HOUR_MS));
  await voidBet(house, late);
  await db.tx(async (tx) => {
    while (!(await wagers.countFigures(tx)));
  });
  const half = 'update wagers_changes set valid_before = 5000 where wager_id = $1';
  await house.database.pool.query(half, [late.wagerId]);
  for (const hours of [60, 72]) await settleAt({ house, clock }, at(hours * HOUR_MS + 600_000));
  const days = ['--from', '2026-03-12', '--to', '2026-03-13', '--kind', 'daily'];
  const { out } = await runCommand('slips-again', days, { DATABASE_URL: house.database.url });
  const named = [];
  for (const [one, wrong, right] of [
    [agent, '-0.50', '-1.00'],
    [top, '-1.00', '-2.00'],
  ] as const) {
    const [second, third] = (await slipsOf(one, 'daily')).slice(-2);
    expect(third).toMatchObject({ changes: wrong });
    named.push(`${second?.id} ${one.username} later: ${wrong}, and ${right} by the ledger`);
    named.push(`${third?.id} ${one.username} valid: -50.00, and 0.00 by the ledger`);
  }
  const [sums, ...lines] = out.trimEnd().split('\n').reverse();
  expect(lines.sort()).toEqual(named.sort());
  expect(sums).toBe('2 runs, 4 slips, 4 differences');
});

it('the reports know commissions as the ledger does', async () => {
  await logInOperators(house);
  const admin = await house.operator();
  const days = { from: '2026-03-10', to: '2026-03-14' };
  const { columns } = await admin.call(consoleRoutes.reports.check, days);
  expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
  const report = await admin.call(consoleRoutes.reports.report, days);
  const paid = (await Promise.all(CONTRACT_KINDS.map((kind) => slipsOf(top, kind))))
    .flat()
    .reduce((sum, { payable }) => sum + Number(payable), 0);
  expect(report.total.commissions).toBe(paid.toFixed(2));
});
