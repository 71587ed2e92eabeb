import { expect, test } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { createIds, isUuid } from '../../../kernel/ids.ts';
import { systemRandom } from '../../../kernel/random.ts';
import { createMemberIds } from './member-ids.ts';
import { inLane, laneOfAmong } from './rules/lane-of.ts';

const ids = createIds(systemClock, systemRandom);

test.each([
  [1, 16],
  [3, 16],
  [16, 16],
  [16, 64],
  [64, 64],
  [200, 4_096],
])('new members are spread over the first %i of %i lanes only', (used, lanes) => {
  const next = createMemberIds(ids, lanes, used);
  const made = Array.from({ length: 4_000 }, next);
  const found = new Set(made.map(laneOfAmong(lanes)));
  expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: used }, (_, lane) => lane));
  expect(made.every(isUuid)).toBe(true);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('a member of a house of more lanes is in one of the lanes that share their last digits', () => {
  for (const lanes of [16, 32, 256, 4_096]) {
    const laneOf = laneOfAmong(lanes);
    for (let nth = 0; nth < 200; nth += 1) {
      const id = ids.next();
      expect(laneOf(id)).toBe(Number(BigInt(`0x${id.replaceAll('-', '')}`) % BigInt(lanes)));
      const other = inLane(id, nth % lanes, lanes);
      expect(laneOf(other)).toBe(nth % lanes);
      expect(other.slice(0, -3)).toBe(id.slice(0, -3));
    }
  }
});
