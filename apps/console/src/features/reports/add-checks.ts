import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Check } from './reports-key.ts';

type Compared = Check['columns'][number];

const plus = (one: string, other: string): string =>
  toDecimal((parseDecimal(one) ?? 0n) + (parseDecimal(other) ?? 0n));

/** Checks of pieces of a range as one: columns added up, days one after another. */
export function addChecks(checks: readonly Check[]) {
  const [first, ...rest] = checks;
  const columns = (first?.columns ?? []).map((column) =>
    rest.reduce<Compared>((sum, { columns: others }) => {
      const other = others.find((each) => each.column === sum.column) ?? sum;
      return {
        column: sum.column,
        report: plus(sum.report, other.report),
        ledger: plus(sum.ledger, other.ledger),
        difference: plus(sum.difference, other.difference),
      };
    }, column),
  );
  return {
    columns,
    days: checks.flatMap(({ days }) => days),
    vendors: checks.reduce((sum, { vendors }) => plus(sum, vendors), '0.00'),
    head: checks.at(-1)?.head ?? '',
  };
}
