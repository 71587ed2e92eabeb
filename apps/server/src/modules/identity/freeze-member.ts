import type { Caller } from '../../kernel/caller.ts';
import { operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { type MemberId, toWire } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Insides } from './room.ts';
import { changeStanding, lockMember } from './standing.ts';

type Input = { memberId: MemberId; reason: string; caller: Caller };

/**
 * Freezes a member: every session ends; whoever logs in again may see and withdraw.
 * Refuses: identity.member-unknown, identity.state-wrong (frozen already).
 */
export async function freezeMember(room: Insides, tx: Tx, input: Input): Promise<void> {
  const member = await lockMember(tx, input.memberId);
  if (member.frozenAt) throw refuse('identity.state-wrong');
  const standing = { frozenAt: room.clock.now() };
  await changeStanding(room, tx, { member, standing, end: { because: 'frozen' } });
  await record(room, tx, { act: 'identity.freeze', ...input });
}

/** Undoes a freeze. Refuses: identity.member-unknown, identity.state-wrong (not frozen). */
export async function unfreezeMember(room: Insides, tx: Tx, input: Input): Promise<void> {
  const member = await lockMember(tx, input.memberId);
  if (!member.frozenAt) throw refuse('identity.state-wrong');
  await changeStanding(room, tx, { member, standing: { frozenAt: null } });
  await record(room, tx, { act: 'identity.unfreeze', ...input });
}

async function record(room: Insides, tx: Tx, { act, ...input }: Input & { act: string }) {
  const { operatorId, username } = operatorOf(input.caller);
  await room.audit.append(tx, {
    operatorId,
    operator: username,
    act,
    object: toWire('mbr', input.memberId),
    facts: { reason: input.reason },
    ip: input.caller.ip,
  });
}
