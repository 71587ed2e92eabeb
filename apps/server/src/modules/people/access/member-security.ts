import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import type { consoleMemberCareRoutes } from '@nokshi/contract/console/member-care.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { MOST_DEVICES, toDevice } from './devices.ts';
import type { Internals } from './room.ts';
import { deleteDevice, devicesOf } from './store/devices.ts';
import { recoveryCodesLeft, totpOf } from './store/factors.ts';
import { passkeysOf } from './store/passkeys.ts';
import { allFailuresOf } from './store/tries.ts';
import { tryKey } from './tries.ts';

type Routes = typeof consoleMemberCareRoutes;

/** A member's profile with the failed log-ins. Refuses: identity.member-unknown. */
export async function showMember(
  room: Internals,
  tx: Tx,
  id: string,
): Promise<Output<typeof consoleIdentityRoutes.member>> {
  const member = await room.accounts.show(tx, id);
  const key = tryKey(room, 'account', room.site.brand().brandId, member.username);
  return { ...member, failedLogins: await allFailuresOf(tx, key) };
}

/** Second factors and known devices of a member. Refuses: identity.member-unknown. */
export async function memberSecurity(
  room: Internals,
  tx: Tx,
  id: string,
): Promise<Output<Routes['memberSecurity']>> {
  const { memberId } = await room.accounts.ofWire(tx, id);
  return {
    totp: Boolean((await totpOf(tx, memberId))?.sealed),
    passkeys: (await passkeysOf(tx, memberId)).length,
    codeSteps: (await room.contacts.of(tx, memberId)).flatMap((each) =>
      each.factorSince ? [each.kind] : [],
    ),
    recoveryCodesLeft: await recoveryCodesLeft(tx, memberId),
    devices: await listDevices(room, tx, memberId),
  };
}

export const listDevices = async (room: Internals, tx: Tx, memberId: MemberId) =>
  (await devicesOf(tx, { memberId, now: room.clock.now(), limit: MOST_DEVICES })).map(toDevice);

/** Refuses: identity.member-unknown, identity.device-unknown. */
export async function forgetMemberDevice(
  room: Internals,
  tx: Tx,
  { id, deviceId: wire, caller }: Input<Routes['forgetMemberDevice']> & { caller: Caller },
): Promise<void> {
  const { memberId } = await room.accounts.ofWire(tx, id);
  const deviceId = fromWire('dev', wire);
  if (!deviceId || (await deleteDevice(tx, memberId, deviceId)) === 0)
    throw refuse('identity.device-unknown');
  await room.identity.recordActivity(tx, { memberId, kind: 'device-forgotten' });
  const facts = { deviceId: wire };
  await audited(room, tx, { caller, act: 'identity.forget-device', object: id, facts });
}
