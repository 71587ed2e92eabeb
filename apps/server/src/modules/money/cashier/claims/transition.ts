import type { Tx } from '../../../../kernel/db.ts';
import { claimStates } from '../rules/claim-states.ts';
import { type ClaimRow, writeAnswer } from '../store/claims.ts';

type Answer = Pick<ClaimRow, 'state'> &
  Partial<Pick<ClaimRow, 'answer' | 'amount'>> & { readonly at: Date };

/** The only writer of a claim's state. A change that the table does not know is a fault. */
export async function transition(
  tx: Tx,
  { claimId, state: from }: ClaimRow,
  { state, answer = null, amount = null, at }: Answer,
): Promise<void> {
  claimStates.check(claimId, from, state);
  await writeAnswer(tx, { claimId, state, answer, amount, at });
}
