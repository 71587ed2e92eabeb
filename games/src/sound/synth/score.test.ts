import { expect, test } from 'vitest';
import { readLine, stepsOf } from './score.ts';

test('a letter is a note of the scale; marks before it change its octave', () => {
  const pitches = readLine('SrRgGmMPdDnN^S_P', 1).map(({ path }) => path[0]?.[1]);
  expect(pitches).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -5]);
});

test('a note is held, is silent, is slid to, is loud or soft', () => {
  expect(readLine('S--.G!~P-R,', 0.5)).toEqual([
    { at: 0, seconds: 1.5, level: 1, path: [[0, 0]] },
    {
      at: 2,
      seconds: 1.5,
      level: 1.4,
      path: [
        [0, 4],
        [0.5, 7],
      ],
    },
    { at: 3.5, seconds: 0.5, level: 0.55, path: [[0, 2]] },
  ]);
});

test('marks and spaces take no time', () => {
  expect(stepsOf('^S- .|_P!~G,')).toBe(5);
});
