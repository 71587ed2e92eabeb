import { expect, test } from 'vitest';
import { isChance } from '../../src/fairness/battery.ts';
import { FAMILIES } from '../../src/lottery/families.ts';
import { drawFindings } from './draws.ts';

const order = { word: 'a test of draws', rounds: 2_400 };
const strayed = (family: Parameters<typeof drawFindings>[0]) =>
  drawFindings(family, order)
    .filter((finding) => !isChance(finding))
    .map(({ test: name }) => name);

test('the numbers of every family are as chance draws them', () => {
  for (const family of Object.values(FAMILIES)) {
    expect(drawFindings(family, order).length, family.code).toBeGreaterThanOrEqual(2);
    expect(strayed(family), family.code).toEqual([]);
  }
});

test('a place that favours a number is found, and named', () => {
  const { draw, ...ssc } = FAMILIES.ssc;
  const favoured = {
    ...ssc,
    draw: (random: Parameters<typeof draw>[0]) =>
      draw(random).map((digit, place) => (place === 2 && random.below(4) === 0 ? 7 : digit)),
  };
  expect(strayed(favoured)).toEqual(['place 3', 'places 2 and 3', 'places 3 and 4']);
});

test('a draw that repeats the one before is found', () => {
  const { draw, ...wingo } = FAMILIES.wingo;
  let last: readonly number[] = [0];
  const lazy = {
    ...wingo,
    draw: (random: Parameters<typeof draw>[0]) => {
      last = random.below(3) === 0 ? last : draw(random);
      return last;
    },
  };
  expect(strayed(lazy)).toContain('a draw tells nothing of the next');
});
