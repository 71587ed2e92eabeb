import type { CheckedColumn } from '@nokshi/contract/console/reports.ts';

/** Columns that entries add to; GGR follows from three of them. */
export type LedgerColumn = Exclude<CheckedColumn, 'ggr'>;

/** A sum of members' entries, as the wallet tells it. Minor units. */
export type Sum = {
  readonly kind: string;
  readonly contra: string;
  readonly opens: boolean;
  readonly credited: bigint;
  readonly debited: bigint;
};

type Place = (sum: Sum) => LedgerColumn | 'studios' | null;

const at =
  (column: LedgerColumn | 'studios' | null): Place =>
  () =>
    column;
const ofHouse = ({ contra }: Sum) => contra.startsWith('house:');

/**
 * Where entries of each kind belong in a report; null: money that stays with the member, or in purses of
 * the house. A kind without a place does not compile where the wallet's kinds are known.
 */
export const PLACES = {
  deposit: at('deposits'),
  // What the house keeps of a deposit: the member is credited what is left.
  fee: at('deposits'),
  withdrawal: at('withdrawals'),
  stake: at('stake'),
  contribution: at('stake'),
  win: at('payout'),
  // A wager that was voided, or a part of a withdrawal that never came.
  refund: ({ contra }) => (contra === 'suspense' ? 'withdrawals' : 'refund'),
  // By an operator's hand, a deposit that was taken back, or a wager that was settled again for less.
  adjustment: (sum) => {
    if (sum.contra === 'adjustment') return 'adjustments';
    if (sum.contra.startsWith('clearing:') || sum.contra === 'house:fees') return 'deposits';
    return ofHouse(sum) ? 'payout' : null;
  },
  // In the posting of its round it is a part of what the round paid.
  award: ({ contra, opens }) => (!opens ? 'payout' : contra === 'promotion' ? 'bonus' : 'awards'),
  hold: at(null),
  release: at(null),
  'transfer-out': at(null),
  'transfer-in': at(null),
  'to-vendor': at(null),
  'from-vendor': at(null),
  'vendor-play': at('studios'),
} as const satisfies Readonly<Record<string, Place>>;

/** What the house gets counts as debited to its members. */
const TO_THE_HOUSE: ReadonlySet<string> = new Set(['withdrawals', 'stake', 'studios']);

/** The column of a sum and what it adds there; null when it is none of a report's. */
export function placeSum(
  sum: Sum & { readonly kind: keyof typeof PLACES },
): { column: LedgerColumn | 'studios'; amount: bigint } | null {
  const place: Place = PLACES[sum.kind];
  const column = place(sum);
  if (column === null) return null;
  // A pot that pays is a purse as well: only the winner's side is an award.
  if (column === 'awards') return { column, amount: sum.credited };
  const amount = sum.credited - sum.debited;
  return { column, amount: TO_THE_HOUSE.has(column) ? -amount : amount };
}
