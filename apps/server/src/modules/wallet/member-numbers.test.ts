import { expect, it } from 'vitest';
import { seededRandom } from '../../../../../tests/harness/random.ts';
import { fakeClock } from '../../../../../tests/harness/clock.ts';
import { createIds, type MemberId } from '../../kernel/ids.ts';
import { createMemberNumbers } from './member-numbers.ts';

const ids = createIds(fakeClock(), seededRandom());
const random = (count: number) => Array.from({ length: count }, () => ids.next<MemberId>());
const counted = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
  );
const accountsOf = (n: number) => ({ cash: 2 * n + 1, held: 2 * n + 2 });

it.each([
  ['random', random(10_000)],
  ['counted', counted(10_000)],
])('%s ids keep their numbers while there is room', (_, members) => {
  const numbers = createMemberNumbers();
  members.forEach((member, n) => {
    expect(numbers.get(member)).toBeUndefined();
    numbers.set(member, accountsOf(n));
  });
  members.forEach((member, n) => {
    if (n % 3 === 0) numbers.set(member, accountsOf(n));
    expect(numbers.get(member)).toEqual(accountsOf(n));
  });
});

it('above its bound it forgets some, and mistakes nobody', () => {
  const numbers = createMemberNumbers(64);
  const members = random(16 * 64 * 4);
  members.forEach((member, n) => {
    numbers.set(member, accountsOf(n));
    expect(numbers.get(member)).toEqual(accountsOf(n));
  });
  const known = members.filter((member, n) => {
    const found = numbers.get(member);
    if (found) expect(found).toEqual(accountsOf(n));
    return found;
  });
  expect(known.length).toBeGreaterThan(16 * 64 * 0.9);
  expect(known.length).toBeLessThanOrEqual(16 * 64);
});

it('an id in capitals is the same member; what is no id is a fault', () => {
  const numbers = createMemberNumbers();
  const id = '0191abcd-ef01-7234-8567-89abcdef0123';
  numbers.set(id, accountsOf(1));
  expect(numbers.get(id.toUpperCase())).toEqual(accountsOf(1));
  for (const odd of [
    '',
    id.slice(1),
    id.replace('a', 'g'),
    id.replace('a', 'é'),
    id.replace('a', 'ā'),
  ])
    expect(() => numbers.get(odd)).toThrow('not a uuid');
});
