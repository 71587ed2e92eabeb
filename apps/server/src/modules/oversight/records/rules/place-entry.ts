import type { CheckedColumn } from '@nokshi/contract/console/reports.ts';

/** Columns that entries add to; GGR follows from three of them. */
export type LedgerColumn = Exclude<CheckedColumn, 'ggr'>;

/** A sum of members' entries, as the wallet reports it. Minor units. */
export type Sum = {
  readonly kind: string;
  readonly contra: string;
  readonly opens: boolean;
  readonly credited: bigint;
  readonly debited: bigint;
};

type Place = (sum: Sum) => LedgerColumn | 'vendors' | null;

const at =
  (column: LedgerColumn | 'vendors' | null): Place =>
  () =>
    column;
const ofCommission: Place = ({ contra }) => (contra === 'commission' ? 'commissions' : null);
const ofHouse = ({ contra }: Sum) => contra.startsWith('house:');

/**
 * The report column of each kind of entry; null: money that stays with the member or in the house's
 * purses. A new kind of the wallet does not compile until it has a place here.
 */
export const PLACES = {
  deposit: at('deposits'),
  // What the house keeps of a deposit: the member is credited the rest.
  fee: at('deposits'),
  withdrawal: at('withdrawals'),
  stake: at('stake'),
  contribution: at('stake'),
  win: at('payout'),
  // Also when a void takes it back: wagers' own turnover says it in the same way.
  rebate: at('payout'),
  // A voided wager, or the refunded part of a withdrawal.
  refund: ({ contra }) => (contra === 'suspense' ? 'withdrawals' : 'refund'),
  // An adjustment, a reversed deposit, or a wager that was settled again for less.
  adjustment: (sum) => {
    if (sum.contra === 'adjustment') return 'adjustments';
    if (sum.contra.startsWith('clearing:') || sum.contra === 'house:fees') return 'deposits';
    return ofHouse(sum) ? 'payout' : null;
  },
  // In the posting of its round it is part of the round's payout.
  award: ({ contra, opens }) => (!opens ? 'payout' : contra === 'promotion' ? 'bonus' : 'awards'),
  hold: at(null),
  release: at(null),
  'transfer-out': at(null),
  'transfer-in': at(null),
  // Between two members it stays with them.
  'dividend-out': ofCommission,
  'dividend-in': ofCommission,
  'wage-out': ofCommission,
  'wage-in': ofCommission,
  'line-rebate': ofCommission,
  // Given money is a cost when it is given; what is not used up comes back. Cash and bonus are both the member's.
  promotion: at('bonus'),
  bonus: at('bonus'),
  'bonus-ended': at('bonus'),
  converted: at(null),
  // Points are no money until they are changed to it.
  points: at(null),
  redeemed: at(null),
  'free-round': at('bonus'),
  'free-bet': at('bonus'),
  'points-converted': ({ contra }) => (contra === 'promotion' ? 'bonus' : null),
  'to-vendor': at(null),
  'from-vendor': at(null),
  'vendor-play': at('vendors'),
} as const satisfies Readonly<Record<string, Place>>;

/** What the house receives is debited from its members. */
const TO_THE_HOUSE: ReadonlySet<string> = new Set(['withdrawals', 'stake', 'vendors']);

/** The column of a sum and what it adds there; null when it has none. */
export function placeSum(
  sum: Sum & { readonly kind: keyof typeof PLACES },
): { column: LedgerColumn | 'vendors'; amount: bigint } | null {
  const place: Place = PLACES[sum.kind];
  const column = place(sum);
  if (column === null) return null;
  // A pot that pays is a purse as well: only the winner's side is an award.
  if (column === 'awards') return { column, amount: sum.credited };
  const amount = sum.credited - sum.debited;
  return { column, amount: TO_THE_HOUSE.has(column) ? -amount : amount };
}
