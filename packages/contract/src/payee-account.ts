import { waysOfNumber } from './typed-number.ts';

/** How a payout method writes its account numbers. */
type Form = { readonly pattern: string; readonly digits: boolean };

/**
 * The number of an account as it is stored: of digits as every number is read, and of a telephone
 * as it is dialled at home where the method writes it so. The form and the server read it by this.
 */
export function plainAccount(typed: string, form: Form): string {
  if (!form.digits) return typed.trim();
  const ways = waysOfNumber(typed);
  return ways.find((way) => fitsAccount(way, form)) ?? ways[0] ?? '';
}

/** Whether it is written as its method writes it, from end to end. */
export const fitsAccount = (account: string, { pattern }: Pick<Form, 'pattern'>): boolean =>
  new RegExp(`^(?:${pattern})$`, 'u').test(account);
