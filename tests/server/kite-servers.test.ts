import { kitePayout, msTo, shownAt, takenAt } from '@nokshi/house-math/instants/kite.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chance, takeChance } from '../harness/chance.ts';
import { refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { createTestDatabase } from '../harness/database.ts';
import { times } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  type Flier,
  flierOf,
  type Flying,
  flyKites,
  isVerified,
  type Kites,
} from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';

let clock: FakeClock;
let one: RunningHouse;
let two: RunningHouse;
let ones: Kites;
let twos: Kites;
beforeAll(async () => {
  const database = await createTestDatabase();
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  one = await startHouse({ clock, database, tables: true });
  two = await startHouse({ clock, database, tables: true });
  [ones, twos] = [await flyKites(one, clock), await flyKites(two, clock)];
});
afterAll(async () => {
  await two.house.stop();
  await one.close();
});

const minor = (text: string | null) => parseDecimal(text ?? '') ?? -1n;
const rich = async (house: RunningHouse) => flierOf(await richMember(house, ['20000.00']));
describe('with a second server', () => {
  const STEPS = ['WAITING', 'OPEN', 'CLOSED', 'DRAWN'];
  it.each(STEPS)(
    'a flight is finished and paid once when the first one dies while it is %s',
    async (dead) => {
      const rina = await rich(two);
      const alive = (state: string) => (STEPS.indexOf(state) < STEPS.indexOf(dead) ? ones : twos);
      let cut = 0;
      while (cut < 130) {
        const before = await ones.open();
        await ones.leave('OPEN', before.issue);
        await ones.leave('CLOSED', before.issue);
        const issue = await ones.next();
        await alive('WAITING').leave('WAITING', issue);
        const cash = minor(await rina.cash());
        const { bet } = await rina.place(issue, '100.00', 130);
        for (const state of STEPS.slice(1)) await alive(state).leave(state, issue);
        const ended = await rina.bet(bet);
        cut = ended.flight.cut ?? 0;
        const won = cut >= 130 ? 13_000n : 0n;
        expect([ended.bet.payout, ended.flight.state]).toEqual([toDecimal(won), 'SETTLED']);
        expect(minor(await rina.cash()) - cash).toBe(won - 10_000n);
      }
      expect(await one.prove()).toMatchObject({ differences: 0 });
    },
  );

  it('a call is heard by either, and by none that has heard that the flight is over, whatever its clock says', async () => {
    let [first, second] = [{ betId: '' }, { betId: '' }];
    const [rina, sohel] = [await rich(one), await rich(two)];
    const flying = await ones.reaching(150, async ({ issue }) => {
      first = (await rina.place(issue, '10.00', null)).bet;
      second = (await sohel.place(issue, '10.00', null)).bet;
    });
    ones.at(flying, 1_000);
    expect((await rina.take(first)).taken).toBe(shownAt(1_000));
    await ones.cut(flying);
    const { flights, known } = two.house.tables.kite;
    const { id } = await known.find('kite', flying.issue);
    await expect.poll(() => flights.wasOver(id, clock.now())).toBe(true);
    // As if its clock were behind by three seconds.
    clock.advance(-3_000);
    expect(flights.wasOver(id, clock.now())).toBe(false);
    clock.advance(3_000);
    expect(await refused(sohel.take(second))).toBe('kite.cut');
  });
});

type Planned = {
  readonly flier: Flier;
  readonly betId: string;
  readonly stake: bigint;
  readonly takesAt: number;
  readonly callMs: number | null;
};

/** Up to two bets of each with any stakes, and an order, a call, both or neither. */
async function planned(
  chance: Chance,
  fliers: readonly Flier[],
  issue: string,
): Promise<Planned[]> {
  const bets: Planned[] = [];
  for (const flier of fliers)
    for (let left = chance.whole(3); left > 0; left -= 1) {
      const stake = BigInt(1_000 + chance.whole(4_000));
      const order = chance.pick([null, 101 + chance.whole(300)]);
      const { bet } = await flier.place(issue, toDecimal(stake), order);
      const callMs = chance.pick([null, chance.whole(12_000)]);
      bets.push({ flier, betId: bet.betId, stake, takesAt: bet.takesAt, callMs });
    }
  return bets;
}

/** In their order; those that come after the cut come until a second later. */
async function callAll(flying: Flying, bets: readonly Planned[]): Promise<void> {
  const cutMs = msTo(flying.secret);
  const calls = bets
    .flatMap((bet) => (bet.callMs === null ? [] : [{ ...bet, callMs: bet.callMs }]))
    .toSorted((a, b) => a.callMs - b.callMs);
  for (const { flier, betId, callMs, takesAt } of calls) {
    if (callMs >= cutMs) await ones.cut(flying, Math.min(callMs - cutMs, 1_000));
    else ones.at(flying, callMs);
    const taken = takenAt(flying.secret, { calledMs: callMs, order: takesAt });
    const answer = flier.take({ betId });
    if (taken === null) expect(await refused(answer)).toBe('kite.cut');
    else expect((await answer).taken).toBe(taken);
  }
}

const paidTo = (flier: Flier, bets: readonly Planned[], cut: number): bigint =>
  bets
    .filter((bet) => bet.flier === flier)
    .map(({ stake, takesAt, callMs }) =>
      kitePayout(stake, takenAt(cut, { calledMs: callMs, order: takesAt })),
    )
    .reduce((sum, payout) => sum + payout, 0n);

/** `NOKSHI_TEST_SEED` repeats a run. */
it('flights with any bets and calls pay what their documents give', async () => {
  const chance = takeChance();
  const fliers = [await rich(one), await rich(two), await rich(one)];
  const cash = () => Promise.all(fliers.map(async (flier) => minor(await flier.cash())));
  for (let flights = 0; flights < times(6); flights += 1) {
    const flight = await ones.open();
    const bets = await planned(chance, fliers, flight.issue);
    const before = await cash();
    const flying = await ones.close(flight);
    await callAll(flying, bets);
    await ones.cut(flying);
    await ones.paid();
    const ends = await Promise.all(bets.map(({ flier, betId }) => flier.bet({ betId })));
    expect([chance.seed, ends.filter(({ proof }) => !isVerified(proof))]).toEqual([
      chance.seed,
      [],
    ]);
    const paid = (await cash()).map((after, at) => after - (before[at] ?? 0n));
    const owed = fliers.map((flier) => paidTo(flier, bets, flying.secret));
    expect([chance.seed, paid]).toEqual([chance.seed, owed]);
  }
}, 120_000);
