import type { Input } from '@nokshi/contract';
import { consoleMemberCareRoutes } from '@nokshi/contract/console/member-care.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { MemberRow } from '../identity/index.ts';
import type { Internals } from './room.ts';
import { deleteOtherDevices } from './store/devices.ts';
import { deleteRecoveryCodes, eraseTotp, totpOf } from './store/factors.ts';
import { deleteHalfLoginsOf } from './store/half-logins.ts';
import { deletePasskeys, passkeysOf } from './store/passkeys.ts';

type Wish = Input<typeof consoleMemberCareRoutes.resetFactors>;

/**
 * For a member who lost every second factor: removes them and known devices, and ends all sessions.
 */
export const resetFactorsAct = (room: Internals): Act<Wish> => ({
  code: 'identity.reset-factors',
  permission: 'identity.members-write',
  input: consoleMemberCareRoutes.resetFactors.input,
  async preview(tx, wish) {
    const { username } = await check(room, tx, wish);
    return { object: wish.id, label: username, changes: [] };
  },
  async run(tx, wish, caller) {
    const member = await check(room, tx, wish);
    await resetFactors(room, tx, { memberId: member.memberId });
    await room.accounts.endSessions(tx, { member, because: 'factors-reset' });
    const facts = { reason: wish.reason };
    await audited(room, tx, { caller, act: 'identity.reset-factors', object: wish.id, facts });
  },
});

/** Refuses: identity.member-unknown, identity.second-factor-off (there is none to remove). */
async function check(room: Internals, tx: Tx, wish: Wish): Promise<MemberRow> {
  const member = await room.accounts.lock(tx, (await room.accounts.ofWire(tx, wish.id)).memberId);
  const totp = await totpOf(tx, member.memberId);
  const passkeys = await passkeysOf(tx, member.memberId);
  if (!totp?.sealed && passkeys.length === 0) throw refuse('identity.second-factor-off');
  return member;
}

/**
 * Removes every second factor of a member, codes to contacts and recovery codes included, and
 * forgets every device and address. The caller records who asked for it. Refuses:
 * identity.member-unknown.
 */
export async function resetFactors(
  room: Internals,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<void> {
  await room.accounts.lock(tx, memberId);
  await eraseTotp(tx, memberId);
  await deletePasskeys(tx, memberId);
  await deleteRecoveryCodes(tx, memberId);
  await room.contacts.dropCodeFactors(tx, memberId);
  await deleteHalfLoginsOf(tx, memberId);
  await deleteOtherDevices(tx, { memberId, deviceId: null, address: null });
  await room.accounts.notify(tx, { memberId, change: 'factors-reset' });
}
