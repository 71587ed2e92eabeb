import { expect, test } from 'vitest';
import { BANKER_WINS, PLAYER_WINS } from '../../testing/tables.ts';
import { markOf, marksOf, roadOf } from './marks.ts';

const round = (numbers: readonly number[] | null, opening: readonly number[] = []) => ({
  opening,
  numbers,
});

test.each([
  ['baccarat', round(BANKER_WINS), 'one', 'banker', null],
  ['baccarat', round(PLAYER_WINS), 'other', 'player', null],
  ['dragon-tiger', round([48, 4]), 'one', 'dragon', null],
  ['dragon-tiger', round([4, 5]), 'tie', 'tie', null],
  ['andar-bahar', round([0, 1], [0]), 'one', 'andar', null],
  ['teen-patti', round([0, 4, 1, 9, 2, 14]), 'one', 'a', null],
  ['one-day', round([14], [0, 4, 1, 9, 2]), 'one', 'a', null],
  ['roulette', round([17]), 'black', null, '17'],
  ['roulette', round([0]), 'green', null, '0'],
  ['sic-bo', round([6, 5, 4]), 'red', null, '15'],
  ['sic-bo', round([2, 2, 2]), 'green', null, '6'],
  ['robo-rumble', round([1], [4]), 'blue', 'blue', null],
  ['robo-rumble', round([3], [4]), 'black', 'time-out', null],
])('%s: %j is marked %s', (game, shown, tone, spot, figure) => {
  expect(markOf(game, shown)).toEqual({ tone, spot, figure });
});

test('a void round, a stage that decides nothing and a game of later have no mark', () => {
  expect(markOf('baccarat', round(null))).toBeNull();
  expect(markOf('one-day', round([9], [0, 4, 1]))).toBeNull();
  expect(markOf('chess', round([1]))).toBeNull();
});

test('a road is drawn from the oldest result on', () => {
  const marks = marksOf('baccarat', [round(BANKER_WINS), round(null), round(PLAYER_WINS)]);
  expect(roadOf(marks).map(({ winner }) => winner)).toEqual(['other', 'one']);
});
