import { playerRoutes } from '@nokshi/contract';
import { readTable } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyTable } from '@nokshi/house-math/verify/verify-table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AtTable, keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { tables } = playerRoutes;
const GAME = 'andar-bahar-low';

let clock: FakeClock;
let database: TestDatabase;
/** The one that leads is first; the other one takes its place. */
let first: RunningHouse;
let second: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  database = await createTestDatabase();
  first = await startHouse({ clock, database, tables: true });
  await keepTables(first, GAME);
  second = await startHouse({ clock, database, tables: true });
});
afterAll(async () => {
  await first.house.stop();
  await second.close();
});

const given: FakeClock = {
  now: () => clock.now(),
  advance: (ms) => clock.advance(ms),
  set: (iso) => clock.set(iso),
};
const led = timeOf(() => [first], given, GAME);
const taken = timeOf(() => [second], given, GAME);
beforeEach(async () => {
  // The first one leads again.
  clock.advance(LEASE_MS);
  await led.tick();
  await led.next();
});

const LAYOUT = 'andar:50.00 bahar:20.00 count-1-5:10.00';
async function seatMany(): Promise<readonly AtTable[]> {
  return Promise.all(
    Array.from({ length: 5 }, async () => sitAt(await richMember(first, ['1000.00']), GAME)),
  );
}

/** How long another server waits for the one that leads. */
const LEASE_MS = 4_000;
/** The first server is gone, and the other one goes on as soon as it may. */
async function lose() {
  clock.advance(LEASE_MS);
  await taken.tick();
}

/** Each bet is paid once, by what its own proof says. */
async function expectPaid(members: readonly AtTable[], issue: string) {
  for (const { client, seat, history } of members) {
    const { rows } = await history();
    expect(rows[0]).toMatchObject({ issue, stake: '80.00', numbers: expect.anything() });
    const payout = Number(rows[0]?.payout);
    expect((await seat()).balance).toBe((920 + payout).toFixed(2));
    const { proof } = await client.call(tables.bet, { betId: rows[0]?.bets[0]?.betId ?? '' });
    const read = readTable(proof);
    if ('wrong' in read) throw new Error(read.wrong);
    expect(verifyTable(read.proof).state).toBe('verified');
  }
  expect((await second.prove()).differences).toBe(0);
}

describe('a table whose opening comes from the round before', () => {
  it('shows its joker before the bets, and the result goes on from it', async () => {
    const [rina] = await seatMany();
    const { table } = (await rina?.seat()) ?? {};
    const [joker] = table?.now?.opening ?? [];
    expect(joker).toBeTypeOf('number');
    const bet = await rina?.place(LAYOUT);
    await led.through();
    const { round, proof } = await (rina as AtTable).client.call(tables.bet, {
      betId: bet?.betId ?? '',
    });
    expect(round.opening).toEqual([joker]);
    expect(round.numbers?.[0]).toBe(joker);
    expect(proof?.opening).toEqual([joker]);
    const [last] = (await (rina as AtTable).seat()).results;
    expect(last).toMatchObject({ issue: bet?.issue, opening: [joker] });
  });

  it('takes no bet while the link before is not public', async () => {
    const [rina] = await seatMany();
    await led.close();
    const { endsAt } = await led.now();
    // The next round has begun by its time; the one before is not drawn.
    clock.set(endsAt);
    clock.advance(500);
    const next = await led.now();
    expect(next).toMatchObject({ commitment: null, opening: [] });
    const { answer } = await (rina as AtTable).send(LAYOUT, { round: next.issue });
    expect(answer).toMatchObject({ code: 'edge.busy' });
    await led.tick();
    clock.advance(500);
    expect((await led.now()).commitment).not.toBeNull();
    await (rina as AtTable).place(LAYOUT);
  });
});

describe('a round whose next one is open already', () => {
  it('is closed no more, so that what lies open there is known: it is void', async () => {
    const { tables: terms } = first.house.tables;
    const { termsOf } = terms;
    const short = vi
      .spyOn(terms, 'termsOf')
      .mockImplementation((round) => ({ ...termsOf(round), closedMs: 500, showMs: 2_000 }));
    onTestFinished(() => short.mockRestore());
    const [rina] = await seatMany();
    const { betId } = await (rina as AtTable).place(LAYOUT);
    clock.set((await led.now()).closesAt);
    clock.advance(2_500);
    await led.tick();
    const { bet } = await (rina as AtTable).client.call(tables.bet, { betId });
    expect(bet.state).toBe('VOID');
  });
});

describe('when the server that leads is lost, another one', () => {
  it('closes, draws and pays a round that was open', async () => {
    const members = await seatMany();
    for (const member of members) await member.place(LAYOUT);
    await lose();
    await expectPaid(members, await taken.through());
  });

  it('draws and pays a round that was closed', async () => {
    const members = await seatMany();
    for (const member of members) await member.place(LAYOUT);
    await led.close();
    await lose();
    // Late, and shown as long as any other.
    expect(await taken.now()).toMatchObject({ state: 'DRAWN' });
    await expectPaid(members, await taken.pay());
  });

  it('pays a round whose result was being shown, and not before its show is over', async () => {
    const members = await seatMany();
    for (const member of members) await member.place(LAYOUT);
    await led.close();
    await led.draw();
    await lose();
    for (const { seat } of members) expect((await seat()).balance).toBe('920.00');
    await expectPaid(members, await taken.pay());
  });

  it('pays the rest of a round that was half paid, and nothing twice', async () => {
    const members = await seatMany();
    for (const member of members) await member.place(LAYOUT);
    await led.close();
    await led.draw();
    const { wagers } = first.house;
    const pay = wagers.settleMany;
    const paid = vi.spyOn(wagers, 'settleMany').mockImplementation(async (results) => {
      const [one, ...rest] = results.wagers;
      if (one) await pay({ ...results, wagers: [one] });
      if (rest.length > 0 || one) throw new Error('the server is lost');
      return { won: 0, lost: 0, left: 0 };
    });
    await led.pay().catch(() => null);
    expect(paid).toHaveBeenCalled();
    paid.mockRestore();
    await lose();
    clock.advance(60_000);
    await taken.tick();
    const [row] = (await (members[0] as AtTable).history()).rows;
    await expectPaid(members, row?.issue ?? '');
  });
});
