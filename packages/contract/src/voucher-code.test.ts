import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldFault } from './channel-fields.ts';
import {
  checkCharacter,
  groupedVoucher,
  isVoucherCode,
  plainVoucher,
  VOUCHER_LENGTH,
  VOUCHER_CHARACTERS,
} from './voucher-code.ts';

const sign = fc.constantFrom(...VOUCHER_CHARACTERS);
const code = fc
  .array(sign, { minLength: VOUCHER_LENGTH - 1, maxLength: VOUCHER_LENGTH - 1 })
  .map((signs) => signs.join('') + checkCharacter(signs.join('')));
const place = fc.integer({ min: 0, max: VOUCHER_LENGTH - 1 });

test('a code has no character that looks like another', () => {
  expect(VOUCHER_CHARACTERS).toHaveLength(31);
  for (const unclear of '01ILO') expect(VOUCHER_CHARACTERS).not.toContain(unclear);
});

test('a code is read in Bengali digits, in small letters and however it is grouped', () => {
  expect(plainVoucher(' ab২৩–CD৪৫ ef67\u00a0－ＧＨ８９ ')).toBe('AB23CD45EF67GH89');
});

test('any one wrong character is detected', () => {
  fc.assert(
    fc.property(code, place, sign, (right, at, other) => {
      const typed = right.slice(0, at) + other + right.slice(at + 1);
      return isVoucherCode(typed) === (typed === right);
    }),
  );
});

test('any two swapped characters are detected', () => {
  fc.assert(
    fc.property(code, place, place, (right, a, b) => {
      const signs = [...right];
      [signs[a], signs[b]] = [signs[b] ?? '', signs[a] ?? ''];
      const typed = signs.join('');
      return isVoucherCode(typed) === (typed === right);
    }),
  );
});

test('may be typed in groups and in lower case', () => {
  fc.assert(
    fc.property(
      code,
      (right) => plainVoucher(` ${groupedVoucher(right).toLowerCase()} `) === right,
    ),
  );
});

test('a field says what is wrong with what was typed into it', () => {
  const label = { EN: 'Sent from', BN: 'যেখান থেকে' };
  const phone = {
    field: 'sender',
    label,
    kind: 'phone',
    minLength: 11,
    maxLength: 14,
    required: true,
  } as const;
  expect(fieldFault(phone, ' ')).toBe('missing');
  expect(fieldFault({ ...phone, required: false }, ' ')).toBeNull();
  expect(fieldFault(phone, '01712-345 678')).toBeNull();
  expect(fieldFault(phone, '0171234567')).toBe('length');
  expect(fieldFault(phone, '০১৭১২৩৪৫৬৭৮')).toBeNull();
  expect(fieldFault({ ...phone, kind: 'code' }, 'TX-99 A0B1C2D3')).toBeNull();
  expect(fieldFault({ ...phone, kind: 'text', minLength: 2 }, 'a\u0007b')).toBe('form');
});
