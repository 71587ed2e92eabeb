import { MOST_RESULTS, type TableResult } from '@nokshi/contract/player/tables.ts';
import type { ShownRound } from './felt.ts';

type Result = ShownRound & { readonly issue: string };

/** Issues of a day have four or five digits: so that they are in order as texts. */
const inOrder = (issue: string): string =>
  issue.replace(/\d+$/, (number) => number.padStart(5, '0'));

/** Results newest first, each once, whichever way they came; cancelled rounds and unfinished deals have none. */
export function createResults(isResult: (round: ShownRound) => boolean = () => true) {
  let all: readonly Result[] = [];
  const known = (of: readonly TableResult[]): Result[] =>
    of.flatMap(({ issue, opening, numbers }) =>
      numbers && isResult({ opening, numbers }) ? [{ issue, opening, numbers }] : [],
    );
  return {
    all: () => all,
    set(results: readonly TableResult[]) {
      // What this side has shown already may be newer.
      const next = known(results);
      const first = inOrder(next[0]?.issue ?? '');
      all = [...all.filter(({ issue }) => inOrder(issue) > first), ...next].slice(0, MOST_RESULTS);
    },
    /** Says whether it is a new one. */
    add(result: TableResult): boolean {
      const [next] = known([result]);
      if (!next || all.some(({ issue }) => issue === next.issue)) return false;
      all = [next, ...all]
        .sort((a, b) => (inOrder(a.issue) < inOrder(b.issue) ? 1 : -1))
        .slice(0, MOST_RESULTS);
      return true;
    },
  };
}
export type Results = ReturnType<typeof createResults>;
