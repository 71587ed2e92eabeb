import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { type Over, overCeiling, overIssue } from './rules/ceilings.ts';
import { betOf, type Table } from './table.ts';

/** What all lines stake together; null while one of them is no bet. */
export function totalOf(table: Table, lines: readonly WantedBet[]): bigint | null {
  let total = 0n;
  for (const line of lines) {
    const bet = betOf(table, line);
    if (!bet) return null;
    total += bet.quote.stake;
  }
  return total > 0n ? total : null;
}

/** The first ceiling that a slip is above. */
export function overOf(table: Table, lines: readonly WantedBet[]): Over | null {
  const { ceilings } = table.terms;
  for (const line of lines) {
    const bet = betOf(table, line);
    const over = bet && overCeiling(bet.quote, ceilings);
    if (over) return over;
  }
  return overIssue(totalOf(table, lines) ?? 0n, ceilings);
}
