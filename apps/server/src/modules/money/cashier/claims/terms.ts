import { consoleClaimRoutes as contract } from '@nokshi/contract/console/claims.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CashierRoom } from '../room.ts';
import { USUAL_ANSWER_HOURS } from '../rules/claim-policy.ts';
import { timeAct } from '../set-time.ts';
import { setHours, writeHours } from '../store/claims.ts';

export const hoursToAnswer = async (tx: Tx): Promise<number> =>
  (await setHours(tx)) ?? USUAL_ANSWER_HOURS;

/** Sets how long the house takes to answer claims filed from now on. */
export const claimTermsAct = (room: CashierRoom) =>
  timeAct(room, {
    code: 'cashier.set-claim-terms',
    input: contract.setTerms.input,
    object: 'claims',
    field: 'answerHours',
    now: hoursToAnswer,
    write: writeHours,
  });
