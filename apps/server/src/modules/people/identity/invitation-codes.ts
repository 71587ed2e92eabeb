import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';
import { newInvitationCode } from './rules/invitation-code.ts';
import { insertCode, inviterBy } from './store/invitation-codes.ts';

const TRIAL = 4;

/** As members and operators see a code. */
export const shownCode = (code: string): string => code.toUpperCase();

/** A new member gets a code that says nothing about the account. */
export async function giveInvitationCode(
  room: Internals,
  tx: Tx,
  memberId: MemberId,
): Promise<void> {
  const { brandId } = room.site.brand();
  let given = 0;
  while (given === 0)
    given = await insertCode(tx, { brandId, memberId, code: newInvitationCode(room.random) });
}

/**
 * The code that the inviter has now, for one that was typed, in lower case; null when it is nobody's
 * who may invite: a real account, neither closed nor frozen. V-054.
 */
export async function inviterCode(room: Internals, tx: Tx, code: string): Promise<string | null> {
  const inviter = await inviterBy(tx, { brandId: room.site.brand().brandId, code });
  if (!inviter || inviter.closedAt || inviter.frozenAt || inviter.type === TRIAL) return null;
  return inviter.ownCode;
}
