import { background } from './background.ts';
import { cashierLists } from './cashier-lists.ts';
import type { Check } from './check.ts';
import { deskSums } from './desk-sums.ts';
import { games } from './games.ts';
import { houseAccounts } from './house-accounts.ts';
import { ledger } from './ledger.ts';
import { members } from './members.ts';
import { promotions } from './promotions.ts';
import { reports } from './reports.ts';
import { slips } from './slips.ts';

/** In this order: the members’ sums come first, the others compare with them. */
export const CHECKS: readonly Check[] = [
  members,
  houseAccounts,
  cashierLists,
  deskSums,
  promotions,
  reports,
  slips,
  games,
  background,
  ledger,
];
