import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import type { Play } from '@nokshi/house-math/lottery/play.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { describe, expect, test } from 'vitest';
import { emptyOf, isTyped, quickSet, toggled } from './draft.ts';
import { randomPick } from './random-pick.ts';
import { readTyped, typedText } from './typed-lines.ts';

const DAY = '2026-11-27';
const play = (family: string, code: string): Play => {
  const found = playOf(family, DAY, code);
  if (!found) throw new Error(`${family} has no ${code}`);
  return found;
};

describe('a random pick', () => {
  test.each(Object.values(FAMILIES).map((family) => [family.code, family] as const))(
    'is a bet that every play of %s takes',
    (_, family) => {
      const random = simulationRandom(7);
      for (const each of family.plays(DAY)) {
        const picked = randomPick(each, (n) => random.below(n));
        expect(picked && each.accepts(picked), each.code).toBe(true);
      }
    },
  );
});

describe('shortcuts', () => {
  test('the upper half is big, whatever the numbers are', () => {
    expect(quickSet({ from: 0, to: 9 }, 'big')).toEqual([5, 6, 7, 8, 9]);
    expect(quickSet({ from: 1, to: 11 }, 'big')).toEqual([6, 7, 8, 9, 10, 11]);
    expect(quickSet({ from: 1, to: 6 }, 'small')).toEqual([1, 2, 3]);
    expect(quickSet({ from: 0, to: 9 }, 'clear')).toEqual([]);
  });
  test('a number that is pressed again goes', () => {
    expect(toggled([1, 7], 3)).toEqual([1, 3, 7]);
    expect(toggled([1, 3, 7], 3)).toEqual([1, 7]);
  });
  test('nothing is chosen at first, but all places of a play on any places', () => {
    expect(emptyOf(play('ssc', 'front3-straight'))).toEqual({
      kind: 'places',
      places: [[], [], []],
    });
    expect(emptyOf(play('ssc', 'any2-group-2'))).toMatchObject({ places: [0, 1, 2, 3, 4] });
  });
});

describe('lines that are typed', () => {
  const straight = play('ssc', 'front3-lines');
  test('are parted by blanks, commas or new lines; doubles and what is no line are counted', () => {
    const typed = readTyped('123 456,789;123\n12 1234 ০০৭', straight);
    expect(typed).toMatchObject({ count: 4, doubles: 1, wrong: 2 });
    expect(typed.selection).toEqual({
      kind: 'lines',
      lines: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
        [0, 0, 7],
      ],
    });
    expect(typedText(straight, typed.selection)).toBe('123 456 789 007');
    expect(isTyped(straight)).toBe(true);
  });
  test('of a group are doubles in any order, and three alike are none', () => {
    const group = play('ssc', 'front3-group-lines');
    expect(readTyped('123 321 112 111', group)).toMatchObject({ count: 2, doubles: 1, wrong: 1 });
  });
  test('of larger numbers have blanks between the numbers, or two digits each', () => {
    const balls = play('11x5', 'front3-lines');
    const typed = readTyped('01 02 03, 1 2 3\n040511;01 01 02, 12 01 02', balls);
    expect(typed).toMatchObject({ count: 2, doubles: 1, wrong: 2 });
    expect(typedText(balls, typed.selection)).toBe('01 02 03, 04 05 11');
  });
});
