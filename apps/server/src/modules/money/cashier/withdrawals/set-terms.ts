import { consoleWithdrawalRoutes as contract } from '@nokshi/contract/console/withdrawals.ts';
import type { CashierRoom } from '../room.ts';
import { timeAct } from '../set-time.ts';
import { writeTerms } from '../store/terms.ts';
import { minutesToAnswer } from './terms.ts';

/** Sets how long a member has to answer, for withdrawals paid from now on. Checklist C-032. */
export const termsAct = (room: CashierRoom) =>
  timeAct(room, {
    code: 'cashier.set-terms',
    input: contract.setTerms.input,
    object: 'withdrawals',
    field: 'confirmMinutes',
    now: (tx) => minutesToAnswer(room, tx),
    write: writeTerms,
  });
