import { hasRight, type Input } from '@nokshi/contract';
import { consoleMemberTypeRoutes, typeChanges } from '@nokshi/contract/console/member-type.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act, Doer } from '../../base/proposals/index.ts';
import { notifyMember } from './notify-member.ts';
import type { Internals } from './room.ts';
import type { AccountChange } from './rules/change-words.ts';
import { restrictionAt } from './rules/restriction.ts';
import { memberOfWire } from './show-member.ts';
import { lockMember } from './standing.ts';
import { publishChanged } from './sessions.ts';
import { type MemberRow, writeType } from './store/members.ts';
import { typeChanged } from './topics.ts';

type Wish = Input<typeof consoleMemberTypeRoutes.setType>;

/**
 * Makes a member an agent, an agent another kind of agent, or a member again; always by two
 * operators. With an application it accepts that as well. Sessions live on and have the new rights
 * from the next request.
 */
export const setTypeAct = (room: Internals): Act<Wish> => ({
  code: 'identity.set-type',
  permission: 'identity.agents',
  input: consoleMemberTypeRoutes.setType.input,
  async preview(tx, wish) {
    const member = await check(room, tx, wish);
    return {
      object: wish.id,
      label: member.username,
      changes: typeChanges(member.type, wish.type),
    };
  },
  run: (tx, wish, caller) => setType(room, tx, { wish, caller }),
});

async function setType(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Doer },
): Promise<void> {
  const { type, reason, application } = wish;
  const member = await check(room, tx, wish);
  const { memberId, username, type: from } = member;
  await writeType(tx, memberId, type);
  await room.events.emit(tx, typeChanged, { memberId, from, to: type, reason, caller });
  await notifyMember(room, tx, { memberId, change: told(from, type) });
  if (application)
    await room.site.acceptApplication(tx, { number: application, memberId, username, caller });
  const facts = { from, to: type, reason, ...(application && { application }) };
  await audited(room, tx, { caller, act: 'identity.set-type', object: wish.id, facts });
  announceAccount(room, tx, member);
}

/** After the commit: every server and page reads the member again. */
export const announceAccount = (room: Internals, tx: Tx, { memberId }: MemberRow): void =>
  tx.afterCommit(() => {
    publishChanged(room, memberId);
    room.live.toMember(memberId, { type: 'account' });
  });

const isAgent = (type: number): boolean => hasRight('agent', type);

const told = (from: number, to: number): AccountChange =>
  !isAgent(to) ? 'agent-ended' : isAgent(from) ? 'agent-kind' : 'agent-made';

/**
 * Refuses: identity.member-unknown, identity.account-fixed, identity.type-same,
 * identity.type-restricted, site.application-unknown, site.application-accepted,
 * edge.invalid-input (an application to become no agent).
 */
async function check(room: Internals, tx: Tx, wish: Wish): Promise<MemberRow> {
  const { type, application } = wish;
  const member = await realMember(room, tx, wish.id);
  if (member.type === type) throw refuse('identity.type-same', { field: 'type' });
  const becomesAgent = isAgent(type) && !isAgent(member.type);
  if (becomesAgent && restrictionAt(member, room.clock.now()))
    throw refuse('identity.type-restricted', { field: 'type' });
  if (!application) return member;
  if (!isAgent(type)) throw refuse('edge.invalid-input', { field: 'application' });
  await room.site.applicationToAccept(tx, application);
  return member;
}

/** Locked until the commit. Refuses: identity.member-unknown, identity.account-fixed. */
export async function realMember(room: Internals, tx: Tx, id: string): Promise<MemberRow> {
  const member = await lockMember(tx, (await memberOfWire(room, tx, id)).memberId);
  if (member.closedAt || !hasRight('member', member.type)) throw refuse('identity.account-fixed');
  return member;
}
