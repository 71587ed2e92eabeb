import { MOST_CHASE_ISSUES, MOST_MULTIPLE } from '@nokshi/contract/player/lottery.ts';
import {
  type ChaseRow,
  type ChaseWish,
  planChase,
  rowsOf,
} from '@nokshi/house-math/lottery/chase.ts';
import type { Bet } from '@nokshi/house-math/lottery/pricing.ts';

export type Upcoming = { readonly issue: string; readonly drawsAt: string };

/** What a member says of a chase. */
export type ChaseDraft = {
  readonly kind: ChaseWish['kind'];
  readonly start: string;
  readonly issues: number;
  readonly multiple: number;
  readonly by: number;
  readonly every: number;
  readonly percent: number;
  readonly stopOn: 'win' | 'profit' | 'never';
  /** Issues that are left out. */
  readonly without: readonly string[];
  /** Multiples that were typed into the table. */
  readonly typed: Readonly<Record<string, number>>;
};

export const firstDraft = (coming: readonly Upcoming[]): ChaseDraft => ({
  kind: 'same',
  start: coming[0]?.issue ?? '',
  issues: Math.min(10, coming.length),
  multiple: 1,
  by: 2,
  every: 1,
  percent: 10,
  stopOn: 'win',
  without: [],
  typed: {},
});

export type ChaseFault =
  | { readonly kind: 'no-profit' | 'most-multiple'; readonly issue: string; readonly most: number }
  | { readonly kind: 'unit' | 'few' }
  | { readonly kind: 'over'; readonly issue: string; readonly most: bigint };

export type Plan = {
  /** The issues that the table shows, also those that are left out. */
  readonly shown: readonly Upcoming[];
  readonly entries: readonly { readonly issue: string; readonly multiple: number }[];
  /** One for each entry; none while there is no plan. */
  readonly rows: readonly ChaseRow[];
  readonly fault: ChaseFault | null;
};

type Asked = {
  readonly bets: readonly Bet[];
  readonly draft: ChaseDraft;
  readonly coming: readonly Upcoming[];
  /** Minor units that one issue may be staked with. */
  readonly mostIssue: bigint;
};

/** The plan that a draft comes to. */
export function planOf({ bets, draft, coming, mostIssue }: Asked): Plan {
  const from = Math.max(
    0,
    coming.findIndex(({ issue }) => issue === draft.start),
  );
  const shown = coming.slice(from, from + draft.issues);
  const ticked = shown.filter(({ issue }) => !draft.without.includes(issue));
  const none = { shown, entries: [], rows: [] };
  if (ticked.length < 2 || bets.length === 0) return { ...none, fault: { kind: 'few' } };
  // The multiple of an entry multiplies that of each bet.
  const mostMultiple = Math.floor(
    MOST_MULTIPLE / Math.max(...bets.map(({ terms }) => terms.multiple)),
  );
  const plan = planChase(bets, wishOf(draft, ticked.length), {
    leastIssues: 2,
    mostIssues: MOST_CHASE_ISSUES,
    mostMultiple,
  });
  const issueAt = (at: number) => ticked[at - 1]?.issue ?? '';
  if ('fault' in plan) {
    const { fault, issue } = plan;
    return {
      ...none,
      fault:
        fault === 'no-profit' || fault === 'most-multiple'
          ? { kind: fault, issue: issueAt(issue), most: mostMultiple }
          : { kind: fault === 'unit' ? 'unit' : 'few' },
    };
  }
  const multiples = ticked.map(({ issue }, at) =>
    Math.min(mostMultiple, draft.typed[issue] ?? plan.rows[at]?.multiple ?? 1),
  );
  const typed = rowsOf(bets, multiples);
  if ('fault' in typed) return { ...none, fault: { kind: 'unit' } };
  const entries = ticked.map(({ issue }, at) => ({ issue, multiple: multiples[at] ?? 1 }));
  const over = typed.rows.findIndex(({ stake }) => stake > mostIssue);
  return {
    shown,
    entries,
    rows: typed.rows,
    fault: over === -1 ? null : { kind: 'over', issue: issueAt(over + 1), most: mostIssue },
  };
}

function wishOf({ kind, multiple, by, every, percent }: ChaseDraft, issues: number): ChaseWish {
  const common = { issues, multiple };
  switch (kind) {
    case 'same':
      return { ...common, kind };
    case 'multiply':
      return { ...common, kind, by, every: Math.min(every, issues) };
    case 'profit':
      return { ...common, kind, percent };
  }
}
