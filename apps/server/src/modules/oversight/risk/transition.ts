import type { RiskState } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../kernel/db.ts';
import { caseStates } from './rules/case-states.ts';
import { type CaseRow, writeState } from './store/cases.ts';

type Change = { readonly to: RiskState; readonly heldSince?: Date; readonly reviewBy?: Date };

/**
 * The only writer of a case's state; a hold has a day of review, every other change ends it. A
 * change that the table does not know is a fault.
 */
export async function transition(
  tx: Tx,
  { caseId, state: from }: CaseRow,
  { to, heldSince, reviewBy }: Change,
): Promise<void> {
  caseStates.check(caseId, from, to);
  await writeState(tx, {
    caseId,
    state: to,
    heldSince: heldSince ?? null,
    reviewBy: reviewBy ?? null,
  });
}
