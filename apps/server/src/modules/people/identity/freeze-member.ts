import type { FourEyesAct, Input } from '@nokshi/contract';
import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Internals } from './room.ts';
import { memberOfWire } from './show-member.ts';
import { changeStanding, lockMember } from './standing.ts';
import type { MemberRow } from './store/members.ts';
import { notifyMember } from './notify-member.ts';

type Wish = Input<typeof consoleIdentityRoutes.freeze>;
type Asked = { readonly wish: Wish; readonly caller: Caller };

export const freezeAct = (room: Internals) => act('identity.freeze', freezeMember, room);
export const unfreezeAct = (room: Internals) => act('identity.unfreeze', unfreezeMember, room);

/**
 * Freezes a member: every session ends; after a new log-in the member may read and withdraw.
 * Refuses: identity.member-unknown, identity.state-wrong (frozen already).
 */
async function freezeMember(room: Internals, tx: Tx, { wish, caller }: Asked): Promise<void> {
  const member = await memberToChange(room, tx, { id: wish.id, code: 'identity.freeze' });
  const standing = { frozenAt: room.clock.now() };
  const note = { by: operatorOf(caller).username, reason: wish.reason };
  await changeStanding(room, tx, { member, standing, end: { because: 'frozen' }, note });
  await notifyMember(room, tx, { memberId: member.memberId, change: 'frozen' });
  await record(room, tx, { act: 'identity.freeze', wish, caller });
}

/** Undoes a freeze. Refuses: identity.member-unknown, identity.state-wrong (not frozen). */
async function unfreezeMember(room: Internals, tx: Tx, { wish, caller }: Asked): Promise<void> {
  const member = await memberToChange(room, tx, { id: wish.id, code: 'identity.unfreeze' });
  const note = { by: operatorOf(caller).username, reason: wish.reason };
  await changeStanding(room, tx, { member, standing: { frozenAt: null }, note });
  await notifyMember(room, tx, { memberId: member.memberId, change: 'unfrozen' });
  await record(room, tx, { act: 'identity.unfreeze', wish, caller });
}

const act = (code: FourEyesAct, verb: typeof freezeMember, room: Internals): Act<Wish> => ({
  code,
  permission: 'identity.members-write',
  input: consoleIdentityRoutes.freeze.input,
  async preview(tx, wish) {
    const { username } = await memberToChange(room, tx, { id: wish.id, code });
    const isFreeze = code === 'identity.freeze';
    const change = { field: 'frozen', from: String(!isFreeze), to: String(isFreeze) };
    return { object: wish.id, label: username, changes: [change] };
  },
  run: (tx, wish, caller) => verb(room, tx, { wish, caller }),
});

async function memberToChange(
  room: Internals,
  tx: Tx,
  { id, code }: { id: string; code: FourEyesAct },
): Promise<MemberRow> {
  const member = await lockMember(tx, (await memberOfWire(room, tx, id)).memberId);
  if ((member.frozenAt !== null) === (code === 'identity.freeze'))
    throw refuse('identity.state-wrong');
  return member;
}

const record = (room: Internals, tx: Tx, { act, wish, caller }: Asked & { act: string }) =>
  audited(room, tx, { caller, act, object: wish.id, facts: { reason: wish.reason } });
