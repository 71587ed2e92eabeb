import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { readTable } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyTable } from '@nokshi/house-math/verify/verify-table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTables, sitAt, timeOf, validOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { trialOf } from '../harness/trial.ts';
import { richMember } from '../harness/vendor.ts';

const { records, tables, wallet } = playerRoutes;
const GAME = 'dragon-tiger-low';

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, GAME);
});
afterAll(() => house.close());

const time = timeOf(
  () => [house],
  { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
  GAME,
);
beforeEach(async () => {
  await house.runJobs();
  await time.next();
});

const seated = async () => sitAt(await richMember(house, ['5000.00']), GAME);
const balanceOf = async ({ client }: Awaited<ReturnType<typeof seated>>) =>
  (await client.call(wallet.balance, {})).sumBalance;
const verdictOf = (document: unknown) => {
  const read = readTable(document);
  if ('wrong' in read) throw new Error(read.wrong);
  return verifyTable(read.proof);
};

describe('a round of a table', () => {
  it('takes bets of many, shows its result before it pays, and proves each bet', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, seated));
    const layouts = ['dragon:100.00', 'tiger:100.00', 'tie:50.00 dragon-red:20.00'];
    const bets = await Promise.all(
      members.map((each, at) => each.place(layouts[at % 3] ?? 'dragon:10.00')),
    );
    const issue = await time.close();
    const closed = await house.visitor().call(tables.proof, { gameCode: GAME, issue });
    expect(closed).toMatchObject({ link: null, numbers: null, game: 'dragon-tiger' });
    expect(closed.lanes.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    const before = await Promise.all(members.map(balanceOf));
    await time.draw();
    const shown = await time.now();
    expect(shown).toMatchObject({ issue, state: 'DRAWN' });
    expect(shown.numbers).toHaveLength(2);
    expect(await Promise.all(members.map(balanceOf))).toEqual(before);
    const [first] = members;
    expect((await first?.seat())?.bets).toMatchObject([{ state: 'OPEN', payout: null }]);
    const recorded = await first?.client.call(records.wagers, {});
    expect(recorded?.rows).toMatchObject([{ state: 'OPEN', payout: '0.00' }]);
    await time.pay();
    for (const [at, member] of members.entries()) {
      const { bet, proof, round } = await member.client.call(tables.bet, {
        betId: bets[at]?.betId ?? '',
      });
      expect(round.state).toBe('SETTLED');
      expect(verdictOf(proof).state).toBe('verified');
      expect(await balanceOf(member)).toBe((Number(before[at]) + Number(bet.payout)).toFixed(2));
    }
    expect((await house.prove()).differences).toBe(0);
  });

  it('shows a result at once to those who watch, and as the last one when its show is over', async () => {
    const watched = () => house.house.tables.board.topic(GAME);
    await time.through();
    await time.next();
    const { last } = await watched();
    const issue = await time.close();
    expect((await watched()).now).toMatchObject({ issue, state: 'CLOSED', numbers: null });
    await time.draw();
    const drawn = await watched();
    expect(drawn.now).toMatchObject({ issue, state: 'DRAWN', numbers: expect.anything() });
    expect(drawn.last).toEqual(last);
    const { data } = await house.visitor().call(tables.lobby, { vendor: 'BAITHAK' });
    expect(data.find(({ gameCode }) => gameCode === GAME)?.last[0]).toEqual(last);
    await time.pay();
    expect((await watched()).last).toMatchObject({ issue, numbers: drawn.now?.numbers });
  });

  it('counts who bet in it or the round before, and nobody who took all back', async () => {
    const [one, two] = [await seated(), await seated()];
    await one.place('dragon:10.00');
    const gone = await two.place('dragon:10.00');
    await two.withdraw(gone.betId);
    clock.advance(3_000);
    expect((await one.seat()).table.players).toBe(1);
  });

  it('does not count opposite chips as turnover, nor what a tie gave back', async () => {
    const member = await seated();
    const opposite = await member.place('dragon-big:100.00 dragon-small:70.00');
    const alone = await member.place('tiger-odd:100.00');
    await time.through();
    const valid = [opposite, alone].map(({ betId }) => validOf(house, member, betId));
    expect(await Promise.all(valid)).toEqual([3_000n, 10_000n]);
  });

  it('that is closed a little late is drawn late, and its bets are paid', async () => {
    const rina = await seated();
    await rina.place('dragon:100.00 tiger:100.00');
    const { closesAt, issue } = await time.now();
    clock.set(closesAt);
    clock.advance(4_000);
    await time.tick();
    expect((await rina.seat()).table.now).toMatchObject({ issue, state: 'DRAWN' });
    clock.advance(6_000);
    await time.tick();
    const [paid] = (await rina.history()).rows;
    expect(['200.00', '100.00']).toContain(paid?.payout);
  });

  it('that is not closed in time is void, and every stake goes back', async () => {
    const rina = await seated();
    const bet = await rina.place('dragon:100.00');
    const gone = await rina.place('tie:30.00');
    await rina.withdraw(gone.betId);
    expect(await balanceOf(rina)).toBe('4900.00');
    clock.set((await time.now()).closesAt);
    clock.advance(5_000);
    await time.tick();
    expect(await balanceOf(rina)).toBe('5000.00');
    const { rows } = await rina.history();
    expect(rows[0]).toMatchObject({ numbers: null, stake: '100.00', payout: '100.00' });
    const shown = await rina.client.call(tables.bet, { betId: bet.betId });
    expect(shown).toMatchObject({ bet: { state: 'VOID', payout: null }, proof: null });
    expect((await house.prove()).differences).toBe(0);
  });
});

describe('a bet', () => {
  it('that comes late is refused with its round and moved to no other; a retry gets its first answer', async () => {
    const rina = await seated();
    const round = await rina.issue();
    const first = await rina.send('dragon:100.00', { key: 'bet-in-time', round });
    if (!first.answer.success) throw new Error(first.answer.code);
    const { value } = first.answer;
    await time.close();
    const late = await rina.send('tiger:100.00', { round });
    expect(late.answer).toMatchObject({ code: 'tables.round-closed', value: { issue: round } });
    const { answer: again } = await rina.send('dragon:100.00', { key: 'bet-in-time', round });
    expect(again).toMatchObject({ success: true, value });
    expect(await balanceOf(rina)).toBe('4900.00');
    const changed = await rina.send('dragon:200.00', { key: 'bet-in-time', round });
    expect(changed.answer).toMatchObject({ code: 'wallet.key-reused' });
  });

  it('is withdrawn whole while the round is open, and stays in the root', async () => {
    const rina = await seated();
    const one = await rina.place('dragon:100.00');
    const two = await rina.place('tiger:50.00 tie:10.00');
    const three = await rina.place('tiger:70.00');
    const inOrder = [one, two, three].map(({ betId }) => betId);
    expect((await rina.seat()).bets.map(({ betId }) => betId)).toEqual(inOrder);
    const taken = await rina.withdraw(one.betId, three.betId);
    expect(taken.bets.map(({ state }) => state)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    expect(taken.balance).toBe('4940.00');
    expect((await rina.withdraw(one.betId)).balance).toBe('4940.00');
    const issue = await time.close();
    const { lanes } = await house.visitor().call(tables.proof, { gameCode: GAME, issue });
    expect(lanes.map(({ count }) => count)).toEqual([3]);
    expect(await refused(rina.withdraw(two.betId))).toBe('tables.round-closed');
    await time.draw();
    await time.pay();
    const { rows } = await rina.history();
    expect(rows[0]?.bets.map(({ state }) => state === 'WITHDRAWN')).toEqual([true, false, true]);
    expect(rows[0]?.bets.map(({ betId }) => betId)).toEqual(inOrder);
    expect(rows[0]?.stake).toBe('60.00');
    const { proof } = await rina.client.call(tables.bet, { betId: one.betId });
    expect(verdictOf(proof).checks.filter(({ state }) => state !== 'ok')).toEqual([
      { what: 'payout', state: 'unknown', why: 'not-settled' },
    ]);
    expect((await house.prove()).differences).toBe(0);
  });

  it('is not withdrawn where its round closes before that is stored, whatever the clock of a server says', async () => {
    const rina = await seated();
    const { betId, issue } = await rina.place('dragon:100.00');
    const { wagers } = house.house;
    const give = wagers.void;
    const held = vi.spyOn(wagers, 'void').mockImplementation(async (asked) => {
      held.mockRestore();
      const { closesAt } = await time.now();
      await time.close();
      clock.set(closesAt);
      clock.advance(-1_000);
      return give(asked);
    });
    expect(await refused(rina.withdraw(betId))).toBe('tables.round-closed');
    expect((await rina.seat()).bets).toMatchObject([{ issue, state: 'OPEN' }]);
    expect(await balanceOf(rina)).toBe('4900.00');
  });

  it('is placed at a table alone, with the token of that table', async () => {
    const rina = await seated();
    expect(await refused(sitAt(rina.client, 'kantha-lines'))).toBe('catalogue.game-unknown');
    expect(await refused(sitAt(rina.client, 'kite'))).toBe('catalogue.game-unknown');
    const slot = await rina.client.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    const asked = rina.client.call(tables.seat, {}, { bearer: slot.launchToken });
    expect(await refused(asked)).toBe('tables.table-unknown');
    const flight = house.visitor().call(tables.proof, { gameCode: 'kite', issue: '20260301-0001' });
    expect(await refused(flight)).toBe('tables.table-unknown');
    const other = await sitAt(rina.client, 'baccarat-low');
    const round = await rina.issue();
    expect((await other.send('player:10.00', { round })).answer).toMatchObject({ success: false });
  });

  it('is nobody else’s to see or to withdraw', async () => {
    const [rina, other] = [await seated(), await seated()];
    const { betId } = await rina.place('dragon:100.00');
    expect(await refused(other.withdraw(betId))).toBe('tables.bet-unknown');
    expect(await refused(other.client.call(tables.bet, { betId }))).toBe('tables.bet-unknown');
  });

  it('of the round before is offered again, its chips together', async () => {
    const rina = await seated();
    await rina.place('dragon:100.00 tie:20.00');
    await rina.place('dragon:50.00');
    const gone = await rina.place('tiger:30.00');
    await rina.withdraw(gone.betId);
    expect((await rina.seat()).lastLayout).toEqual([]);
    await time.through();
    await time.next();
    const seat = await rina.seat();
    expect(seat.lastLayout).toEqual([
      { spot: 'dragon', stake: '150.00' },
      { spot: 'tie', stake: '20.00' },
    ]);
    expect(seat).toMatchObject({ bets: [], sitting: { staked: '170.00' } });
    expect(seat.results[0]).toMatchObject({
      opening: [],
      numbers: [expect.any(Number), expect.any(Number)],
    });
  });

  it('of a member who is frozen before the draw stands, and is paid', async () => {
    const rina = await seated();
    const bet = await rina.place('dragon:100.00 tiger:100.00 tie:100.00');
    const admin = await house.operator();
    await admin.call(consoleRoutes.identity.freeze, { id: rina.client.memberId, reason: 'a test' });
    const { issue: round } = bet;
    expect((await rina.send('dragon:10.00', { round })).answer.success).toBe(false);
    await time.through();
    const { rows } = await admin.call(consoleRoutes.members.wagers, { id: rina.client.memberId });
    expect(rows).toMatchObject([{ gameId: GAME, state: 'SETTLED', stake: '300.00' }]);
    expect(Number(rows[0]?.payout)).toBeGreaterThan(0);
  });

  it('with play money is played the same way', async () => {
    const rina = await sitAt(await trialOf(house), GAME);
    const seat = await rina.seat();
    expect(seat.currency).toBe('FUN');
    await rina.place('dragon:100.00');
    await time.through();
    const { rows } = await rina.history();
    expect(rows).toHaveLength(1);
    const { balance } = await rina.seat();
    expect(Number(balance)).toBeCloseTo(
      Number(seat.balance) - 100 + Number(rows[0]?.payout ?? 'NaN'),
      2,
    );
  });
});
