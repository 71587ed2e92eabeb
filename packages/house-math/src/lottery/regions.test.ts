import { expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { sum } from './counting.ts';
import { FAMILIES } from './families.ts';
import { checkResult, numbersOfResult, REGIONS, type Region, resultOfNumbers } from './regions.ts';

const regions = Object.keys(REGIONS) as Region[];
const resultOf = (region: Region): string[][] =>
  resultOfNumbers(REGIONS[region], FAMILIES[region].draw(simulationRandom(1))).map((tier) => [
    ...tier,
  ]);

test('the north tells 27 prizes, the centre and the south 18, four-digit draws 23', () => {
  const counts = (['vn-north', 'vn-central', 'vn-south', 'my-4d', 'sg-4d'] as const).map((region) =>
    sum(REGIONS[region].map(({ count }) => count)),
  );
  expect(counts).toEqual([27, 18, 18, 23, 23]);
});

test.each(regions)('a result of %s becomes numbers, and the numbers the same result', (region) => {
  const result = resultOf(region);
  expect(checkResult(region, result)).toBeNull();
  const numbers = numbersOfResult(region, result);
  expect(resultOfNumbers(REGIONS[region], numbers)).toEqual(result);
});

test('the check of a result names the tier and what is wrong with it', () => {
  const missing = resultOf('vn-north');
  missing[3]?.pop();
  expect(checkResult('vn-north', missing)).toBe('third: 6 numbers expected, 5 given');
  const short = resultOf('vn-north');
  short[4]?.splice(1, 1, '123');
  expect(checkResult('vn-north', short)).toBe('fourth, number 2: 4 digits expected, “123” given');
  const letters = resultOf('lao');
  letters[0]?.splice(0, 1, '12a4');
  expect(checkResult('lao', letters)).toBe('first, number 1: 4 digits expected, “12a4” given');
  expect(checkResult('thai', [])).toBe('4 tiers expected, 0 given');
});

test('a result that is not complete never becomes numbers', () => {
  expect(() => numbersOfResult('lao', [['123']])).toThrow(/4 digits expected/);
});
