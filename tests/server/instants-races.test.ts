import { playerRoutes } from '@nokshi/contract';
import type { InstantBet } from '@nokshi/contract/player/instants.ts';
import { layMines, minesPay } from '@nokshi/house-math/instants/mines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { AWAY_MS, codeOf, INTERVAL_MS, instantPlay } from '../harness/instants.ts';

const { fairness, instants } = playerRoutes;
const clock = fakeClock();
const MINES: InstantBet = { kind: 'mines', stake: '10.00', mines: 3 };
const STAKE = 1_000n;

let database: TestDatabase;
let house: RunningHouse;
let second: RunningHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await startHouse({ clock, database, tables: true });
  second = await startHouse({ clock, database, tables: true });
});
afterAll(async () => {
  await second.house.stop();
  await house.close();
});

const play = instantPlay(() => house, clock);
const elsewhere = instantPlay(() => second, clock);
const MEMBERS = Array.from({ length: 4 }, (_, n) => n);

test('of two begins at once, also over two servers, one round begins and one nonce is spent', async () => {
  for (const n of MEMBERS) {
    const seat = await play.seat('mines');
    const there = { ...seat, member: Object.assign(second.visitor(), seat.member) };
    const { nonce } = await play.secret(seat);
    const sent = await Promise.all([
      play.send(seat, MINES),
      (n % 2 === 0 ? play : elsewhere).send(n % 2 === 0 ? seat : there, MINES),
    ]);
    const codes = sent.map(codeOf).toSorted();
    expect([
      ['instants.round-open', 'ok'],
      ['instants.too-soon', 'ok'],
    ]).toContainEqual(codes);
    expect((await play.table(seat)).open?.nonce).toBe(String(nonce));
    expect(await play.cash(seat)).toBe(100_000n - STAKE);
    expect(await play.wagers(seat)).toHaveLength(1);
  }
});

test('an act and the end by the house at the same moment pay the round once', async () => {
  for (const _ of MEMBERS) {
    const seat = await play.seat('mines');
    const { streams } = await play.secret(seat);
    const mines = layMines(streams(0), 3);
    const field = [0, 1, 2, 3].find((each) => !mines.includes(each)) ?? 0;
    const round = await play.act(seat, await play.begin(seat, MINES), { act: 'open', field });
    clock.advance(AWAY_MS);
    const take = { act: 'take', at: 1 } as const;
    const [taken] = await Promise.all([
      play.sendAct(seat, round.roundId, take),
      house.runJobs(),
      second.runJobs(),
    ]);
    expect(['ok', 'edge.busy']).toContain(codeOf(taken));
    const again = await play.sendAct(seat, round.roundId, take);
    expect(again.answer).toMatchObject({ value: { round: { isOpen: false, acts: [{}, take] } } });
    expect(await play.cash(seat)).toBe(100_000n - STAKE + (STAKE * BigInt(minesPay(3, 1))) / 100n);
    expect(await play.wagers(seat)).toMatchObject([{ state: 'SETTLED', settlements: 1 }]);
  }
});

test('a seed that is rotated while a round begins is never that of an open round', async () => {
  for (const _ of MEMBERS) {
    const seat = await play.seat('mines');
    clock.advance(INTERVAL_MS);
    const rotate = () => seat.member.send(fairness.rotateSeed, { clientSeed: 'mine' });
    const [begun] = await Promise.all([play.send(seat, MINES), rotate()]);
    expect(codeOf(begun)).toBe('ok');
    const { open } = await play.table(seat);
    expect(codeOf(await rotate())).toBe('fairness.round-open');
    await play.act(seat, open as NonNullable<typeof open>, { act: 'open', field: 0 });
    clock.advance(AWAY_MS);
    await house.runJobs();
    const { proof } = await seat.member.call(instants.round, { roundId: open?.roundId ?? '' });
    expect(proof?.serverSeed).toBeNull();
  }
});

test('the books balance after all of it', async () => {
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
