import { expect, test } from 'vitest';
import { createIds, derivedId, fromWire, isUuid, type MemberId, toWire } from './ids.ts';
import { systemRandom } from './random.ts';

const at = (iso: string) => createIds({ now: () => new Date(iso) }, systemRandom);

test('ids: a uuidv7, and later ids sort later', () => {
  const early = at('2026-01-01T00:00:00Z').next<MemberId>();
  const late = at('2026-01-01T00:00:00.001Z').next<MemberId>();
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
});

test('ids: an id goes over the wire with its prefix and is read back', () => {
  const id = at('2026-01-01T00:00:00Z').next<MemberId>();
  expect(toWire('mbr', id)).toMatch(/^mbr_[0-9a-f]{32}$/);
  expect(fromWire('mbr', toWire('mbr', id))).toBe(id);
});

test.each([
  '',
  'mbr_',
  'dep_0190f3c2a1b27c3d9e4f5a6b7c8d9e0f',
  "mbr_' or 1=1--",
  'mbr_0190F3C2A1B27C3D9E4F5A6B7C8D9E0F',
])('refuses %j as a member id', (text) => expect(fromWire('mbr', text)).toBeNull());

test('ids: those of one millisecond rise, even beyond the range of the counter', () => {
  const ids = at('2026-01-01T00:00:00Z');
  const made = Array.from({ length: 10_000 }, () => ids.next<MemberId>());
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('ids: they follow a clock that was set back, and ignore small steps back', () => {
  let now = 1_800_000_000_000;
  const ids = createIds({ now: () => new Date(now) }, systemRandom);
  const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const first = ids.next<MemberId>();
  now -= 5_000;
  expect(ids.next<MemberId>() > first).toBe(true);
  now -= 86_400_000;
  expect(timeOf(ids.next<MemberId>())).toBe(now);
});

test.each([
  ['0190f3c2-7b1a-7000-8000-00000000000a', true],
  ['0190F3C2-7B1A-7000-8000-00000000000A', false],
  ['0190f3c27b1a70008000-00000000000a', false],
  ['{0190f3c2-7b1a-7000-8000-00000000000a}', false],
  ['0190f3c2-7b1a-7000-8000-00000000000a\n', false],
  ['0190f3c2-7b1a-7000-8000-00000000000g', false],
  ['', false],
])('whether %j is an id in canonical form: %s', (text, is) => {
  expect(isUuid(text)).toBe(is);
});

test('ids: a derived one has the time of a time-ordered id and of no other text', () => {
  const timed = '0190F3C2-A1B2-7C3D-9E4F-5A6B7C8D9E0F';
  expect(derivedId('words', timed)).toMatch(/^0190f3c2-a1b2-7[0-9a-f]{3}-[89ab]/);
  expect(derivedId('words', timed)).toBe(derivedId('words', timed.toLowerCase()));
  // The 13th character of this text is a 7 as well.
  for (const text of ['corrected-me7-and-more', 'short', ''])
    expect(derivedId('words', text)).toBe(derivedId('words'));
  expect(derivedId('words')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
});
