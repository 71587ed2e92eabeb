import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { createRecent } from '../../../kernel/recent.ts';
import { createMemberMemory } from './member-memory.ts';
import type { MemberAccounts } from './store/accounts.ts';

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
/** Those with the same `tail` are looked for at the same place of a table; all differ in few words. */
const idOf = (head: number, tail: number) => {
  const [first, second] = [head >> 1, head & 1];
  const [third, fourth] = [tail % 64, Math.floor(tail / 64)];
  return `${hex(first, 8)}-${hex(second, 4)}-7000-8${hex(third, 3)}-${hex(fourth, 12)}` as MemberId;
};
const accountsOf = (cash: number): MemberAccounts => ({ cash, held: cash + 1 });

test('it is a memory of what was used lately, whichever ids share a place', () => {
  const ids = fc.tuple(fc.nat(3), fc.nat(150)).map(([head, tail]) => idOf(head, tail));
  const acts = fc.tuple(ids, fc.option(fc.integer({ min: 1, max: 0x7ffffffe })));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.array(acts, { maxLength: 1_500, size: 'max' }),
      (most, all) => {
        const memory = createMemberMemory(most);
        const plain = createRecent<MemberId, MemberAccounts>(most);
        for (const [id, cash] of all) {
          if (cash === null) expect(memory.get(id)).toEqual(plain.get(id));
          else for (const each of [memory, plain]) each.set(id, accountsOf(cash));
        }
        for (const id of new Set(all.map(([id]) => id)))
          expect(memory.get(id)).toEqual(plain.get(id));
      },
    ),
    { numRuns: 100 },
  );
});

test('it grows with those it remembers and tells them all apart', () => {
  const memory = createMemberMemory(1_000_000);
  const members = Array.from({ length: 10_000 }, (_, nth) => idOf(nth % 7, nth % 4_000));
  for (const [nth, member] of members.entries()) memory.set(member, accountsOf(2 * nth + 1));
  const last = new Map(members.map((member, nth) => [member, accountsOf(2 * nth + 1)]));
  for (const [member, accounts] of last) expect(memory.get(member)).toEqual(accounts);
  const strangers = members.map((_, nth) => idOf(7 + (nth % 7), nth % 4_000));
  expect(strangers.filter((stranger) => memory.get(stranger))).toEqual([]);
});

test('who was used lately is remembered, the rest is forgotten', () => {
  const memory = createMemberMemory(1_000);
  memory.set(idOf(0, 0), accountsOf(1));
  for (let nth = 1; nth < 4_000; nth += 1) {
    memory.set(idOf(0, nth), accountsOf(nth));
    expect(memory.get(idOf(0, 0))).toEqual(accountsOf(1));
  }
  const known = Array.from({ length: 4_000 }, (_, nth) => memory.get(idOf(0, nth))).filter(Boolean);
  expect(known.length).toBeGreaterThanOrEqual(500);
  expect(known.length).toBeLessThanOrEqual(1_000);
});

test('what is no id in canonical form is nobody, and is not remembered', () => {
  const id = idOf(0xabcdef, 0xabcdef);
  const memory = createMemberMemory(10);
  memory.set(id, accountsOf(1));
  const wrong = [
    '',
    id.toUpperCase(),
    id.replaceAll('-', ''),
    `{${id}}`,
    `${id} `,
    id.slice(1),
    // A code whose lower seven bits are those of the digit.
    id.replace('a', String.fromCharCode('a'.charCodeAt(0) + 128)),
  ];
  for (const text of wrong as MemberId[]) {
    expect(memory.get(text), text).toBeUndefined();
    expect(() => memory.set(text, accountsOf(1)), text).toThrow('is a uuid');
  }
  const sign = fc.oneof(
    fc.constantFrom(...'0123456789abcdefABCDEFg-'),
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  );
  fc.assert(
    fc.property(fc.nat(35), sign, (at, put) => {
      const other = (id.slice(0, at) + put + id.slice(at + 1)) as MemberId;
      expect(memory.get(other)).toEqual(other === id ? accountsOf(1) : undefined);
    }),
  );
});

test.each([0, -1, 1.5, 2 ** 31, Number.NaN])('%d is no number of an account', (number) => {
  const memory = createMemberMemory(10);
  const id = idOf(1, 1);
  expect(() => memory.set(id, { cash: number, held: 1 })).toThrow(RangeError);
  expect(() => memory.set(id, { cash: 1, held: number })).toThrow(RangeError);
  expect(memory.get(id)).toBeUndefined();
});
