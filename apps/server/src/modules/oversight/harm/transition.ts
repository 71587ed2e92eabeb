import type { Tx } from '../../../kernel/db.ts';
import { type CareState, careStates } from './rules/care-states.ts';
import { type Carer, type MemberRow, moveTo } from './store/members.ts';

type Change = { readonly to: CareState; readonly at: Date; readonly by?: Carer };

/** The only writer of a member's state. A change that the table does not know is a fault. */
export async function transition(
  tx: Tx,
  { memberId, state: from }: Pick<MemberRow, 'memberId' | 'state'>,
  { to, at, by }: Change,
): Promise<void> {
  careStates.check(memberId, from, to);
  await moveTo(tx, { memberId, state: to, at, by: by ?? null });
}
