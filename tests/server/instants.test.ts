import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { InstantBet, InstantRound } from '@nokshi/contract/player/instants.ts';
import { layMines, minesPay } from '@nokshi/house-math/instants/mines.ts';
import { playInstant } from '@nokshi/house-math/instants/play.ts';
import { verifyInstant } from '@nokshi/house-math/verify/verify-instant.ts';
import type { InstantDocument } from '@nokshi/house-math/verify/instant-proof.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  codeOf,
  INTERVAL_MS,
  instantPlay,
  type InstantSeat,
  minorOf,
} from '../harness/instants.ts';
import { trialOf } from '../harness/trial.ts';

const { fairness, instants, limits, records } = playerRoutes;
const clock = fakeClock();

let database: TestDatabase;
let house: RunningHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await startHouse({ clock, database, tables: true });
});
afterAll(() => house.close());

const play = instantPlay(() => house, clock);
const DICE: InstantBet = { kind: 'dice', stake: '10.00', side: 'under', at: 5_000 };
const PLINKO: InstantBet = { kind: 'plinko', stake: '10.00', rows: 12, risk: 'medium' };
const MINES: InstantBet = { kind: 'mines', stake: '10.00', mines: 3 };

/** A round of mines with where the mines are, and fields that are safe. */
async function layOut(seat: InstantSeat) {
  const { streams } = await play.secret(seat);
  const mines = layMines(streams(0), 3);
  const all = Array.from({ length: 25 }, (_, field) => field);
  const safe = all.filter((field) => !mines.includes(field));
  return { round: await play.begin(seat, MINES), mines, safe };
}
const open = (seat: InstantSeat, round: InstantRound, field = 0) =>
  play.act(seat, round, { act: 'open', field });
const wagersOf = async ({ member }: InstantSeat) =>
  (await member.call(records.wagers, {})).rows.map(({ stake, payout, state }) => [
    stake,
    payout,
    state,
  ]);

describe('dice and plinko', () => {
  test.each([
    ['dice', DICE],
    ['plinko', PLINKO],
  ])('%s is over at once, and pays what the seeds give', async (gameId, bet) => {
    const seat = await play.seat(gameId);
    const { streams, nonce } = await play.secret(seat);
    const computed = playInstant({ bet, acts: [] }, streams);
    const round = await play.begin(seat, bet);
    expect(round).toMatchObject({
      isOpen: false,
      state: computed.state,
      nonce: String(nonce),
      stake: '10.00',
    });
    expect(minorOf(round.payout)).toBe(computed.wagers[0]?.payout);
    expect(await play.cash(seat)).toBe(100_000n - 1_000n + minorOf(round.payout));
    expect(await wagersOf(seat)).toEqual([['10.00', round.payout, 'SETTLED']]);
    expect((await play.table(seat)).last).toEqual([round]);
  });

  test('the same key is the same round, and another bet under it is refused', async () => {
    const seat = await play.seat('dice');
    const first = await play.send(seat, DICE, 'one-key-of-dice');
    const { requestId: _, ...same } = first.answer;
    expect((await play.send(seat, DICE, 'one-key-of-dice')).answer).toMatchObject(same);
    const other = await play.send(seat, { ...DICE, at: 4_000 }, 'one-key-of-dice');
    expect(codeOf(other)).toBe('wallet.key-reused');
    expect((await play.table(seat)).last).toHaveLength(1);
  });

  test('five seconds pass between two rounds of a game; another game does not wait', async () => {
    const seat = await play.seat('dice');
    await play.begin(seat, DICE);
    clock.advance(2_000);
    expect((await play.send(seat, DICE)).answer).toMatchObject({
      code: 'instants.too-soon',
      value: { retryAfterMs: INTERVAL_MS - 2_000 },
    });
    const plinko = await play.sit(seat.member, 'plinko');
    expect(codeOf(await play.send(plinko, PLINKO))).toBe('ok');
    clock.advance(3_000);
    expect(codeOf(await play.send(seat, DICE))).toBe('ok');
  });

  test('a stake outside the limits is refused with them, and so is one that could win too much', async () => {
    const seat = await play.seat('dice', '50000.00');
    for (const [bet, most] of [
      [{ ...DICE, stake: '0.99' }, '10000.00'],
      [{ ...DICE, stake: '10000.01' }, '10000.00'],
      // 98 stakes are won at most.
      [{ ...DICE, at: 100, stake: '10000.00' }, '10204.08'],
    ] as const) {
      const { answer } = await play.send(seat, bet);
      if (most === '10204.08') expect(answer.success).toBe(true);
      else
        expect(answer).toMatchObject({
          code: 'instants.stake-not-offered',
          value: { least: '1.00', most },
        });
    }
    const mines = await play.sit(seat.member, 'mines');
    const { answer } = await play.send(mines, { kind: 'mines', stake: '115.00', mines: 5 });
    expect(answer).toMatchObject({ code: 'instants.stake-not-offered', value: { most: '114.08' } });
    expect(codeOf(await play.send(mines, DICE))).toBe('instants.bet-wrong');
    expect(codeOf(await play.send(seat, { ...DICE, at: 50 }))).toBe('instants.bet-wrong');
  });

  test('a stake above the balance begins nothing', async () => {
    const seat = await play.seat('dice', '10.00');
    clock.advance(INTERVAL_MS);
    expect(codeOf(await play.send(seat, { ...DICE, stake: '10.01' }))).toBe('wallet.insufficient');
    expect((await play.table(seat)).last).toEqual([]);
  });

  test('free play is the same game with play money', async () => {
    const member = await trialOf(house);
    const seat = await play.sit(member, 'dice');
    const round = await play.begin(seat, DICE);
    expect(round.isOpen).toBe(false);
    expect((await play.table(seat)).currency).toBe('FUN');
  });
});

describe('mines', () => {
  test('fields are opened, an act that is sent again changes nothing, and taking pays what was reached', async () => {
    const seat = await play.seat('mines');
    const { round, safe } = await layOut(seat);
    expect(round).toMatchObject({ isOpen: true, payout: null, state: { mines: [], pays: 100 } });
    const one = await open(seat, round, safe[0]);
    const again = await play.sendAct(seat, round.roundId, {
      act: 'open',
      at: 0,
      field: safe[0] ?? 0,
    });
    expect(again.answer).toMatchObject({ value: { round: one } });
    const other = { act: 'open', at: 0, field: safe[1] ?? 0 } as const;
    expect(codeOf(await play.sendAct(seat, round.roundId, other))).toBe('instants.act-wrong');
    const two = await open(seat, one, safe[1]);
    const taken = await play.act(seat, two, { act: 'take' });
    expect(taken).toMatchObject({
      isOpen: false,
      state: { pays: minesPay(3, 2), next: null },
    });
    expect(minorOf(taken.payout)).toBe((1_000n * BigInt(minesPay(3, 2))) / 100n);
    expect(await play.cash(seat)).toBe(100_000n - 1_000n + minorOf(taken.payout));
    const late = await play.sendAct(seat, round.roundId, { act: 'open', at: 3, field: 1 });
    expect(codeOf(late)).toBe('instants.round-over');
  });

  test('a mine loses the stake and shows them all', async () => {
    const seat = await play.seat('mines');
    const { round, mines } = await layOut(seat);
    const lost = await open(seat, round, mines[2]);
    expect(lost).toMatchObject({ isOpen: false, payout: '0.00', state: { pays: 0 } });
    expect(lost.state).toMatchObject({ mines: mines.toSorted((one, other) => one - other) });
    expect(await wagersOf(seat)).toEqual([['10.00', '0.00', 'SETTLED']]);
  });

  test('a round in which nothing was opened cannot be taken, and of another member is unknown', async () => {
    const [seat, stranger] = [await play.seat('mines'), await play.seat('mines')];
    const { round } = await layOut(seat);
    const take = { act: 'take', at: 0 } as const;
    expect(codeOf(await play.sendAct(seat, round.roundId, take))).toBe('instants.act-wrong');
    expect(codeOf(await play.sendAct(stranger, round.roundId, take))).toBe(
      'instants.round-unknown',
    );
  });

  test('no other round begins and no seed is revealed while one is open; then its proof is verified', async () => {
    const seat = await play.seat('mines');
    const { round, safe } = await layOut(seat);
    clock.advance(INTERVAL_MS);
    expect(codeOf(await play.send(seat, MINES))).toBe('instants.round-open');
    const rotate = () => seat.member.send(fairness.rotateSeed, { clientSeed: 'mine' });
    expect(codeOf(await rotate())).toBe('fairness.round-open');
    const { roundId } = round;
    expect((await seat.member.call(instants.round, { roundId })).proof).toBeNull();
    await play.act(seat, await open(seat, round, safe[0]), { act: 'take' });
    const before = (await seat.member.call(instants.round, { roundId })).proof;
    expect(verifyInstant(before as InstantDocument)).toEqual({
      ok: false,
      obstacle: 'seed-not-revealed',
    });
    expect(codeOf(await rotate())).toBe('ok');
    const { proof } = await seat.member.call(instants.round, { roundId });
    expect(verifyInstant(proof as InstantDocument)).toMatchObject({ ok: true, obstacle: null });
  });

  test('a member who stays away is paid what was reached; with nothing opened the stake comes back', async () => {
    const [reached, untouched] = [await play.seat('mines'), await play.seat('mines')];
    const { round, safe } = await layOut(reached);
    await open(reached, round, safe[0]);
    await layOut(untouched);
    await play.stayAway();
    const [taken] = (await play.table(reached)).last;
    expect(taken).toMatchObject({ roundId: round.roundId, acts: [{}, { act: 'take', at: 1 }] });
    expect(minorOf(taken?.payout ?? null)).toBe((1_000n * BigInt(minesPay(3, 1))) / 100n);
    expect(await play.cash(untouched)).toBe(100_000n);
    expect(await wagersOf(untouched)).toEqual([['10.00', '10.00', 'VOID']]);
  });

  test('an act moves the end of an open round', async () => {
    const seat = await play.seat('mines');
    const { round, safe } = await layOut(seat);
    clock.advance(50_000);
    const moved = await open(seat, round, safe[0]);
    expect(Date.parse(moved.endsAt ?? '') - Date.parse(round.endsAt ?? '')).toBe(50_000);
    clock.advance(50_000);
    await house.runJobs();
    expect((await play.table(seat)).open?.roundId).toBe(round.roundId);
  });
});

describe('when something stands in the way', () => {
  test('a round whose server died between its last act and its payment is paid once, when it is next read or by the job', async () => {
    const [byTable, byJob] = [await play.seat('mines'), await play.seat('mines')];
    const killed = vi.spyOn(house.house.wagers, 'settleMany');
    for (const seat of [byTable, byJob]) {
      const { round, safe } = await layOut(seat);
      const one = await open(seat, round, safe[0]);
      killed.mockRejectedValueOnce(new Error('killed'));
      const take = { act: 'take', at: one.acts.length } as const;
      expect((await play.sendAct(seat, round.roundId, take)).status).toBe(500);
    }
    killed.mockRestore();
    const paid = 100_000n - 1_000n + (1_000n * BigInt(minesPay(3, 1))) / 100n;
    expect((await play.table(byTable)).open).toBeNull();
    await play.stayAway();
    for (const seat of [byTable, byJob]) {
      expect(await play.cash(seat)).toBe(paid);
      expect((await play.table(seat)).last[0]?.acts).toHaveLength(2);
    }
  });

  test('a member who excludes themselves, or is frozen, is paid what was reached at once', async () => {
    const [excluded, frozen] = [await play.seat('mines'), await play.seat('mines')];
    for (const seat of [excluded, frozen]) {
      const { round, safe } = await layOut(seat);
      await open(seat, round, safe[0]);
    }
    await excluded.member.call(limits.excludeSelf, { months: 6 });
    const admin = await house.operator();
    const reason = 'a test of open rounds';
    await admin.call(consoleRoutes.identity.freeze, { id: frozen.member.memberId, reason });
    await house.runJobs();
    const paid = 100_000n - 1_000n + (1_000n * BigInt(minesPay(3, 1))) / 100n;
    for (const seat of [excluded, frozen]) expect(await play.cash(seat)).toBe(paid);
  });

  test('a house that stops and starts again goes on with the open round', async () => {
    const seat = await play.seat('mines');
    const { round, safe } = await layOut(seat);
    const one = await open(seat, round, safe[0]);
    await house.house.stop();
    house = await startHouse({ clock, database, tables: true });
    const member = Object.assign(house.visitor(), { memberId: seat.member.memberId });
    const again: InstantSeat = { ...seat, member };
    const { open: left } = await play.table(again);
    expect(left).toEqual(one);
    const taken = await play.act(again, left as InstantRound, { act: 'take' });
    expect(minorOf(taken.payout)).toBe((1_000n * BigInt(minesPay(3, 1))) / 100n);
  });
});

test('the history goes on page by page', async () => {
  const seat = await play.seat('dice');
  const rounds: InstantRound[] = [];
  for (let n = 0; n < 5; n += 1) rounds.unshift(await play.begin(seat, DICE));
  const { member, bearer } = seat;
  const page = (cursor?: string) =>
    member.call(instants.history, { pageSize: 3, ...(cursor && { cursor }) }, { bearer });
  const first = await page();
  const second = await page(first.next ?? '');
  expect([...first.rows, ...second.rows]).toEqual(rounds);
  expect(second.next).toBeNull();
});

test('the books balance after all of it', async () => {
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
