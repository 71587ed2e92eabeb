import { plainCode } from './typed-code.ts';
import { plainNumber } from './typed-number.ts';
import { isVoucherCode, plainVoucher } from './voucher-code.ts';

/** The format of a deposit field that an operator asks for. */
export const FIELD_KINDS = ['text', 'phone', 'code'] as const;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type AskedField = {
  readonly field: string;
  readonly label: { readonly EN: string; readonly BN: string };
  /** Only the voucher channel asks for a voucher. */
  readonly kind: (typeof FIELD_KINDS)[number] | 'voucher';
  readonly minLength: number;
  readonly maxLength: number;
  readonly required: boolean;
};

export type FieldFault = 'missing' | 'length' | 'form';

const FORMS: Readonly<Record<AskedField['kind'], (plain: string) => boolean>> = {
  text: (plain) => /^[^\p{Cc}]*$/u.test(plain),
  phone: (plain) => /^\+?[0-9]+$/.test(plain),
  code: (plain) => /^[A-Za-z0-9]+$/.test(plain),
  voucher: isVoucherCode,
};

/** The value without grouping: numbers and codes may be typed in groups. */
export function plainField({ kind }: AskedField, typed: string): string {
  if (kind === 'voucher') return plainVoucher(typed);
  if (kind === 'phone') return plainNumber(typed);
  return kind === 'text' ? typed.trim() : plainCode(typed);
}

/** What is wrong with a typed field, or null. Checked in the form and by the server. */
export function fieldFault(asked: AskedField, typed: string): FieldFault | null {
  const value = plainField(asked, typed);
  if (value === '') return asked.required ? 'missing' : null;
  if (value.length < asked.minLength || value.length > asked.maxLength) return 'length';
  return FORMS[asked.kind](value) ? null : 'form';
}
