import type { TableLimits } from '@nokshi/contract/player/tables.ts';
import { parseAmount } from '@nokshi/money';

/** Minor units. */
export type Limits = { readonly [name in keyof TableLimits]: bigint };

const minor = (text: string): bigint => parseAmount(text) ?? 0n;

export const limitsOf = ({ least, most, round, win }: TableLimits): Limits => ({
  least: minor(least),
  most: minor(most),
  round: minor(round),
  win: minor(win),
});
