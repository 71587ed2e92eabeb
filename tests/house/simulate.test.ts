import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { cheapHasher } from '../harness/cheap-hasher.ts';
import { full } from '../harness/extent.ts';
import { runCommand } from '../harness/commands.ts';
import { inFull } from '../harness/in-full.ts';
import { ledgerVerify } from '../harness/ledger-verify.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { fakeClock } from '../harness/clock.ts';
import { CASES } from '../../simulate/channels/callback.ts';
import { type Lived, liveDay } from '../../simulate/live-day.ts';
import { slips } from '../../simulate/checks/slips.ts';
import { EVENING_BEFORE, openOwnHouse } from '../../simulate/own-house.ts';
import { planDay } from '../../simulate/plan/plan-day.ts';

/** All games of the house, six hours and the day of the agents are for `npm run test:full`. */
const ORDER = { seed: 'small', members: 10, hours: full ? 6 : 4 } as const;
const GAMES = full ? {} : { mostGames: 16 };
const isShort = (story: string): boolean => full || story !== 'agents';
/** How often something happens without agents, and how often more by them. */
const withAgents = (times: number, more: number): number => (full ? times + more : times);

let database: TestDatabase;
let lived: Lived;
/** What the check of slips finds once one of them was changed. */
let spoilt: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const place = await openOwnHouse({
    databaseUrl: database.url,
    dataDir: join(import.meta.dirname, '../../.test'),
    masterKey: Buffer.alloc(32, 5),
    seed: ORDER.seed,
    clock: fakeClock(EVENING_BEFORE),
    hasher: cheapHasher(systemRandom),
    ahead: { chainLength: 500, issuesAheadMs: 2 * 3_600_000 },
    routineEveryMinutes: full ? 5 : 20,
  });
  const plan = planDay(ORDER);
  const stories = plan.stories.filter(({ story }) => isShort(story));
  lived = await liveDay({ ...place, ...GAMES }, { ...plan, stories }, () => {});
  if (full) spoilt = await spoil();
  await place.close();
}, 400_000);
afterAll(() => database.drop());

async function spoil(): Promise<readonly string[]> {
  await database.pool.query(`
    update agents_slip set valid = valid + 1
    where kind = 'daily' and upline_id is not null and starts_at = '2026-01-14T18:00:00.000Z'`);
  return slips.find(lived);
}

const timesOf = (act: string) =>
  lived.world.tally
    .rows()
    .filter((row) => row.act === act && row.ended === 'done')
    .reduce((all, { times }) => all + times, 0);

test('what the house says at the end of a day is what happened in it', () => {
  expect(lived.checks.map(({ name, found }) => ({ name, found }))).toEqual(
    lived.checks.map(({ name }) => ({ name, found: [] })),
  );
});

test('nothing was answered that nobody expects', () => {
  expect(lived.world.tally.faults()).toEqual([]);
});

test('everybody came in, paid in by every channel and played every game', () => {
  expect(lived.people.every(({ memberId }) => memberId !== '')).toBe(true);
  expect(lived.world.deck.unplayed()).toEqual([]);
  const channels = ['demo-wallet', 'demo-bank', 'demo-transfer', 'voucher', 'shapla-pay'];
  expect(channels.filter((code) => timesOf(`deposit by ${code}`) === 0)).toEqual([]);
});

test('members bet on draws, cancelled, chased and had an issue made void', () => {
  expect(timesOf('bet on a draw')).toBe(withAgents(5, 2));
  const acts = ['cancel a bet on a draw', 'plan a chase', 'propose a void issue'];
  expect(acts.map(timesOf)).toEqual([1, 1, withAgents(1, 1)]);
});

test('members laid chips at tables, flew the kite and played instant rounds, each of them paid', () => {
  const acts = ['bet at a table', 'take a bet back', 'bet on a flight', 'act in a round'];
  expect(acts.slice(0, 3).map(timesOf)).toEqual([withAgents(6, 2), withAgents(3, 1), 1]);
  expect(acts.filter((act) => timesOf(act) === 0)).toEqual([]);
  const { products } = lived.sums;
  expect(['LIVE', 'SPORTS', 'RNG'].filter((code) => !products.has(code))).toEqual([]);
});

test('members withdrew and answered, complained and protected themselves; operators worked', () => {
  const acts = [
    'withdraw',
    'approve',
    'pay by hand',
    'answer received',
    'complain',
    'answer feedback',
    'take a time-out',
    'exclude oneself',
    'send a deposit back',
    'reconcile a vendor',
  ];
  expect(acts.filter((act) => timesOf(act) === 0)).toEqual([]);
});

test('members took part in promotions from a claim to the end, and spent points; operators decided', () => {
  const acts = [
    'publish a campaign',
    'claim a promotion',
    'play a free round',
    'leave a bonus',
    'claim a mission',
    'take a reward',
    'propose a reward',
    'order bonus',
    'order goods',
    'change points to taka',
    'pay an order',
    'reject an order',
  ];
  expect(acts.filter((act) => timesOf(act) === 0)).toEqual([]);
});

test('what happens rarely happened too: on a provider’s page, at claims, along the line, by two', () => {
  const acts = [
    ...CASES.map((one) => `pay at the provider: ${one}`),
    'claim a deposit',
    'credit a claim',
    'refuse a claim',
    'collect a debt',
    'give by hand',
    'take by hand',
    'approve it',
    'move money to a vendor',
    'move money back',
    'send along the team line',
  ];
  expect(acts.filter((act) => timesOf(act) === 0)).toEqual([]);
  const barred = lived.world.tally.rows().filter(({ act }) => act === 'deposit in spite of it');
  expect(barred).toEqual([expect.objectContaining({ ended: 'identity.restricted', times: 2 })]);
});

inFull(
  'agents had contracts of all kinds, whose slips were paid through the day and after it',
  () => {
    const acts = ['propose a contract', 'offer a contract', 'accept a contract'];
    expect(acts.map(timesOf)).toEqual([4, 4, 8]);
    const [note = ''] = lived.world.tally.notes().filter((one) => one.startsWith('agents: '));
    expect(note).toMatch(
      /^agents: 2 with 8 contracts; slips: 2 dividend .*, 2 daily .*, [1-9]\d* hourly .*, [1-9]\d* real-time .*, 4 with changes; computed again: 0 differences$/,
    );
  },
);

inFull('a slip that differs is named by the check of the day and by npm run slips', async () => {
  expect(spoilt).toEqual([
    expect.stringMatching(/, daily slip of 2026-01-14T18:00:00.000Z, valid: .*, by the bets /),
    expect.stringMatching(/ valid: .*, and .* by the ledger$/),
  ]);
  const days = ['--from', '2026-01-14', '--to', '2026-01-16'];
  const { code, output } = await runCommand('slips-again', days, { DATABASE_URL: database.url });
  expect(code).toBe(1);
  expect(output).toMatch(/ valid: .*\n\d+ runs, \d+ slips, 1 differences\n$/);
});

test('the ledger proves itself from the command line as well', async () => {
  expect(await ledgerVerify(database.url)).toContain('0 differences');
});
