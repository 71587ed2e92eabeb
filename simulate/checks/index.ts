import { background } from './background.ts';
import { cashierLists } from './cashier-lists.ts';
import type { Check } from './check.ts';
import { games } from './games.ts';
import { houseAccounts } from './house-accounts.ts';
import { ledger } from './ledger.ts';
import { members } from './members.ts';

/** In this order: the members’ sums come first, the others compare with them. */
export const CHECKS: readonly Check[] = [
  members,
  houseAccounts,
  cashierLists,
  games,
  background,
  ledger,
];
