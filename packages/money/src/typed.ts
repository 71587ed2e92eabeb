import { parseAmount } from './money.ts';

const BENGALI_ZERO = 0x09e6;

/** By thousands `1,234,567` or by lakhs `12,34,567`; blanks group as commas do. */
const GROUPED = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/;

/** Digits that are typed in Bengali, as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

/**
 * What a person typed as an amount, in the form of the wire: Bengali digits, the sign of taka and
 * the commas or blanks of thousands and lakhs are read. A comma that groups neither stays, so that
 * {@link parseAmount} refuses it: `12,5` may mean 12.5 or 125.
 */
export function plainAmount(typed: string): string {
  const text = latinDigits(typed).replace(/^[\s৳]+|[\s৳]+$/g, '');
  const commas = text.replace(/\s/g, ',');
  return GROUPED.test(commas) ? commas.replace(/,/g, '') : text;
}

/** Minor units of what a person typed; null when it is no amount. */
export const parseTyped = (typed: string): bigint | null => parseAmount(plainAmount(typed));

/** Whether it holds a comma or blank that groups nothing, so that a person has to say what it means. */
export const isUnclearAmount = (typed: string): boolean => {
  const plain = plainAmount(typed);
  return /\d[\s,]+\d/.test(plain) && parseAmount(plain.replace(/[\s,]/g, '')) !== null;
};
