import { REGIONS } from '@nokshi/house-math/lottery/regions.ts';
import { expect, test } from 'vitest';
import { countOf, emptyPrizes, readResult, wrongFields } from './read-result.ts';

const SOUTH = REGIONS['vn-south'];
const WHOLE = [
  '042742',
  '11111',
  '22222',
  '33331 33332',
  '44441 44442 44443 44444 44445 44446 44447',
  '5555',
  '6661 6662 6663',
  '777',
  '88',
];

test('a whole result is read in the order of its tiers', () => {
  const { prizes, found } = readResult(SOUTH, WHOLE.join('\n'));
  expect(found).toBe(countOf(SOUTH));
  expect(prizes).toMatchObject({
    special: ['042742'],
    third: ['33331', '33332'],
    sixth: ['6661', '6662', '6663'],
    eighth: ['88'],
  });
  expect(wrongFields(SOUTH, prizes)).toEqual([]);
});

test('words, places and Bengali digits do not disturb it', () => {
  const text = WHOLE.map((line, at) => `${at + 1}. prize: ${line}`).join('; ');
  const bengali = text.replaceAll('7', '৭');
  expect(readResult(SOUTH, bengali)).toEqual(readResult(SOUTH, WHOLE.join(' ')));
});

test('what is missing stays empty, and its field is named', () => {
  const { prizes, found } = readResult(SOUTH, WHOLE.slice(0, -1).join(' '));
  expect(found).toBe(17);
  expect(wrongFields(SOUTH, prizes)).toEqual(['eighth.0']);
  expect(wrongFields(SOUTH, emptyPrizes(SOUTH))).toHaveLength(18);
});
