import type { Input } from '@nokshi/contract';
import type { consoleMemberTypeRoutes } from '@nokshi/contract/console/member-type.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Internals } from './room.ts';
import { announceAccount } from './set-type.ts';
import { memberOfWire } from './show-member.ts';
import { lockMember } from './standing.ts';
import { writeLabels } from './store/members.ts';

/**
 * Gives a member a club and labels, in place of those from before; the member sees them. A label
 * that is written twice counts once. Refuses: identity.member-unknown. Checklist E-064.
 */
export async function setLabels(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Input<typeof consoleMemberTypeRoutes.setLabels>; caller: Caller },
): Promise<void> {
  const { club, reason } = wish;
  const labels = [...new Set(wish.labels)];
  const member = await lockMember(tx, (await memberOfWire(room, tx, wish.id)).memberId);
  await writeLabels(tx, member.memberId, { club, labels });
  const from = { club: member.club, labels: member.labels };
  const facts = { from, to: { club, labels }, reason };
  await audited(room, tx, { caller, act: 'identity.set-labels', object: wish.id, facts });
  announceAccount(room, tx, member);
}
