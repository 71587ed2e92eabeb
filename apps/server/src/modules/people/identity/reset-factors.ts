import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { lockMember } from './standing.ts';
import { dropCodeFactors } from './store/contacts.ts';
import { deleteOtherDevices } from './store/devices.ts';
import { deleteRecoveryCodes, eraseTotp } from './store/factors.ts';
import { deleteHalfLoginsOf } from './store/half-logins.ts';
import { deletePasskeys } from './store/passkeys.ts';
import { tellMember } from './tell-member.ts';

/**
 * Takes every second factor, codes to contacts too, off a member who lost them, with the recovery codes, and forgets every
 * device and address. Who asked for it is recorded by the caller.
 * Refuses: identity.member-unknown.
 */
export async function resetFactors(
  room: Insides,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<void> {
  await lockMember(tx, memberId);
  await eraseTotp(tx, memberId);
  await deletePasskeys(tx, memberId);
  await deleteRecoveryCodes(tx, memberId);
  await dropCodeFactors(tx, memberId);
  await deleteHalfLoginsOf(tx, memberId);
  await deleteOtherDevices(tx, { memberId, deviceId: null, address: null });
  await tellMember(room, tx, { memberId, change: 'factors-reset' });
}
