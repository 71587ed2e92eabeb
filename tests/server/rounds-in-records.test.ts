import { playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { instantPlay } from '../harness/instants.ts';
import { kiteKey } from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';

/** The betting record shows bets of tables, the kite and instant games with their rounds. */

const { kite, records } = playerRoutes;
const GAME = 'one-day-low';

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, GAME, 'kite');
  await house.runJobs();
});
afterAll(() => house.close());

const time = timeOf(
  () => [house],
  { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
  GAME,
);
const roundOf = async (client: HttpClient) => {
  const { rows } = await client.call(records.wagers, {});
  return rows[0]?.round;
};

test('a bet in a deal shows its chips at once, and the whole deal when its show is over', async () => {
  const member = await richMember(house, ['5000.00']);
  const seat = await sitAt(member, GAME);
  await time.next();
  while ((await time.now()).opening.length !== 4) await time.through();
  await time.next();
  const { opening, issue } = await time.now();
  await seat.place('a:100.00');
  const open = {
    kind: 'table',
    game: 'one-day',
    issue,
    opening,
    layout: [{ spot: 'a', stake: '100.00' }],
    numbers: null,
    state: 'OPEN',
  };
  expect(await roundOf(member)).toEqual(open);
  await time.through();
  expect(await roundOf(member)).toEqual(open);
  await time.next();
  await time.through();
  const round = await roundOf(member);
  expect(round).toMatchObject({ state: expect.stringMatching(/^(WON|LOST|PUSHED)$/) });
  // The cards that lay there and those that followed are the six of the deal.
  expect(round?.kind === 'table' && [...round.opening, ...(round.numbers ?? [])]).toHaveLength(6);
});

test('a bet on the kite shows its order, and the cut once it is over', async () => {
  const member = await richMember(house, ['5000.00']);
  const { launchToken: bearer } = await member.call(kite.launch, { gameId: 'kite' });
  let issue = '';
  for (let steps = 0; issue === '' && steps < 600; steps += 1) {
    clock.advance(1_000);
    await time.tick();
    const { now } = (await member.call(kite.seat, {}, { bearer })).topic;
    if (now?.state === 'OPEN') issue = now.issue;
  }
  await member.call(kite.place, { issue, stake: '50.00', order: 101 }, { bearer, key: kiteKey() });
  expect(await roundOf(member)).toMatchObject({
    kind: 'kite',
    issue,
    order: 101,
    cut: null,
    state: 'OPEN',
  });
  for (let steps = 0; steps < 600; steps += 1) {
    clock.advance(1_000);
    await time.tick();
    const round = await roundOf(member);
    if (round?.kind === 'kite' && round.cut !== null) break;
  }
  const round = await roundOf(member);
  expect(round?.kind === 'kite' && round.cut).toBeGreaterThanOrEqual(100);
  expect(round).toMatchObject({ state: expect.stringMatching(/^(TAKEN|LOST|RETURNED)$/) });
});

test('a round of dice shows its bet and its roll, and no other member sees it', async () => {
  const play = instantPlay(() => house, clock);
  const seat = await play.seat('dice');
  await play.send(seat, { kind: 'dice', stake: '10.00', side: 'over', at: 4_000 });
  expect(await roundOf(seat.member)).toMatchObject({
    kind: 'instant',
    bet: { kind: 'dice', side: 'over', at: 4_000 },
    state: { kind: 'dice' },
  });
  const { rows } = await seat.member.call(records.wagers, {});
  const other = await house.member();
  const asked = { wagerId: rows[0]?.wagerId ?? '' };
  expect((await other.send(records.wager, asked)).answer).toMatchObject({
    code: 'wagers.wager-unknown',
  });
});
