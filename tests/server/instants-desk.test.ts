import { consoleRoutes } from '@nokshi/contract';
import type { InstantTerms } from '@nokshi/contract/console/instants.ts';
import type { InstantBet } from '@nokshi/contract/player/instants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { codeOf, instantPlay } from '../harness/instants.ts';

const { instants: desk } = consoleRoutes;
const clock = fakeClock();
const REASON = 'a test of the desk';
const DICE: InstantBet = { kind: 'dice', stake: '10.00', side: 'under', at: 9_600 };
const MINES: InstantBet = { kind: 'mines', stake: '10.00', mines: 3 };

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock, tables: true });
  operator = await house.operator('risk');
});
afterAll(() => house.close());

const play = instantPlay(() => house, clock);
const gameOf = async (gameCode: string) => {
  const { games } = await operator.call(desk.games, {});
  const found = games.find((game) => game.gameCode === gameCode);
  if (!found) throw new Error(`no ${gameCode} at the desk`);
  return found;
};
const save = async (gameCode: string, change: Partial<InstantTerms>, version?: number) => {
  const game = await gameOf(gameCode);
  return operator.send(desk.saveGame, {
    gameCode,
    terms: { ...game.terms, ...change },
    version: version ?? game.version,
    reason: REASON,
  });
};

describe('the desk of instant games', () => {
  test('shows every game with its terms, and what its last day took and paid', async () => {
    const seat = await play.seat('dice');
    const { payout } = await play.begin(seat, DICE);
    await play.begin(await play.sit(seat.member, 'mines'), MINES);
    expect(await gameOf('dice')).toMatchObject({
      rounds: 1,
      staked: '10.00',
      paid: payout,
      open: 0,
    });
    expect(await gameOf('mines')).toMatchObject({
      rounds: 1,
      staked: '10.00',
      paid: '0.00',
      open: 1,
    });
    const { games } = await operator.call(desk.games, {});
    expect(games.map(({ gameCode }) => gameCode)).toEqual([
      'dice',
      'mines',
      'plinko',
      'blackjack-low',
      'blackjack-mid',
      'blackjack-high',
    ]);
    clock.advance(25 * 3_600_000);
    operator = await house.operator('risk');
    expect(await gameOf('dice')).toMatchObject({ rounds: 0, staked: '0.00' });
  });

  test('sets limits, which count for rounds that begin from then on', async () => {
    const seat = await play.seat('plinko');
    const bet: InstantBet = { kind: 'plinko', stake: '4.00', rows: 8, risk: 'low' };
    const limits = { least: '5.00', most: '50.00', win: '5000.00' };
    expect(codeOf(await save('plinko', { limits }))).toBe('ok');
    await expect.poll(async () => (await play.table(seat)).limits).toEqual(limits);
    expect((await play.send(seat, bet)).answer).toMatchObject({
      code: 'instants.stake-not-offered',
      value: { least: '5.00', most: '50.00' },
    });
    expect(codeOf(await play.send(seat, { ...bet, stake: '5.00' }))).toBe('ok');
  });

  test('refuses limits that do not rise, an old version, and what changes nothing', async () => {
    const { version, terms } = await gameOf('mines');
    const limits = { least: '50.00', most: '5.00', win: '5000.00' };
    expect(codeOf(await save('mines', { limits }))).toBe('tables.limits-order');
    expect(codeOf(await save('mines', { isOpen: false }, version + 1))).toBe(
      'tables.version-changed',
    );
    expect(codeOf(await save('mines', terms))).toBe('tables.nothing-changed');
    const unknown = { gameCode: 'chess', terms, version, reason: REASON };
    expect(codeOf(await operator.send(desk.saveGame, unknown))).toBe('tables.table-unknown');
  });

  test('closes a game: no round begins, and one that is open goes on', async () => {
    const seat = await play.seat('mines');
    const other = await play.seat('mines');
    const round = await play.begin(seat, MINES);
    expect(codeOf(await save('mines', { isOpen: false }))).toBe('ok');
    await expect.poll(async () => (await play.table(other)).isOpen).toBe(false);
    expect(codeOf(await play.send(other, MINES))).toBe('tables.table-closed');
    const opened = await play.act(seat, round, { act: 'open', field: 0 });
    expect(opened.acts).toHaveLength(1);
    expect(codeOf(await save('mines', { isOpen: true }))).toBe('ok');
    await expect.poll(async () => (await play.table(other)).isOpen).toBe(true);
    expect(codeOf(await play.send(other, MINES))).toBe('ok');
  });
});
