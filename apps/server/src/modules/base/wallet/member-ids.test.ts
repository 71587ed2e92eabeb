import { expect, test } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { createIds, isUuid } from '../../../kernel/ids.ts';
import { systemRandom } from '../../../kernel/random.ts';
import { createMemberIds } from './member-ids.ts';
import { laneOf } from './rules/lane-of.ts';

const ids = createIds(systemClock, systemRandom);

test.each([1, 2, 3, 8, 16])('new members are spread over the first %i lanes only', (used) => {
  const next = createMemberIds(ids, used);
  const made = Array.from({ length: 2_000 }, next);
  const lanes = new Set(made.map(laneOf));
  expect([...lanes].sort((a, b) => a - b)).toEqual(Array.from({ length: used }, (_, lane) => lane));
  expect(made.every(isUuid)).toBe(true);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
