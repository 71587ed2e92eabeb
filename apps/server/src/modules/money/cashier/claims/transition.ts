import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Doer } from '../../../base/proposals/index.ts';
import { claimStates } from '../rules/claim-states.ts';
import { type ClaimRow, writeAnswer } from '../store/claims.ts';

type Answer = Pick<ClaimRow, 'state'> &
  Partial<Pick<ClaimRow, 'answer' | 'amount'>> & {
    readonly at: Date;
    /** The operator, with who proposed it; null when the payment arrived by itself. */
    readonly by: Doer | null;
  };

/** The only writer of a claim's state. A change that the table does not know is a fault. */
export async function transition(
  tx: Tx,
  { claimId, state: from }: ClaimRow,
  { state, answer = null, amount = null, at, by }: Answer,
): Promise<void> {
  claimStates.check(claimId, from, state);
  const answeredBy = by && namesOf(by);
  await writeAnswer(tx, { claimId, state, answer, amount, at, answeredBy });
}

const namesOf = (by: Doer): string =>
  [by.proposedBy, operatorOf(by).username].filter(Boolean).join(', ');
