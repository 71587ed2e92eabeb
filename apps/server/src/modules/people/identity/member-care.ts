import type { Input, Output } from '@nokshi/contract';
import type { consoleMemberCareRoutes, Written } from '@nokshi/contract/console/member-care.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { copyActivity, noteActivity } from './activity.ts';
import { MOST_DEVICES, toDevice } from './devices.ts';
import { toListRow } from './list-members.ts';
import { listSessions } from './list-sessions.ts';
import { memberStanding } from './member-notes.ts';
import { openDetails } from './personal-details.ts';
import type { Insides } from './room.ts';
import { memberOfWire } from './show-member.ts';
import { contactsOf } from './store/contacts.ts';
import { deleteDevice, devicesOf } from './store/devices.ts';
import { recoveryCodesLeft, totpOf } from './store/factors.ts';
import { lastSeenOf } from './store/members.ts';
import { passkeysOf } from './store/passkeys.ts';
import { copyAsked } from './topics.ts';

type Routes = typeof consoleMemberCareRoutes;
const NOTHING = { whole: true, rows: [] };

/** Second factors and known devices of a member. Refuses: identity.member-unknown. */
export async function memberSecurity(
  room: Insides,
  tx: Tx,
  id: string,
): Promise<Output<Routes['memberSecurity']>> {
  const { memberId } = await memberOfWire(room, tx, id);
  const now = room.clock.now();
  const devices = await devicesOf(tx, { memberId, now, limit: MOST_DEVICES });
  return {
    totp: Boolean((await totpOf(tx, memberId))?.sealed),
    passkeys: (await passkeysOf(tx, memberId)).length,
    codeSteps: (await contactsOf(tx, memberId)).flatMap((each) =>
      each.factorSince ? [each.kind] : [],
    ),
    recoveryCodesLeft: await recoveryCodesLeft(tx, memberId),
    devices: devices.map(toDevice),
  };
}

/** Refuses: identity.member-unknown, identity.device-unknown. */
export async function forgetMemberDevice(
  room: Insides,
  tx: Tx,
  { id, deviceId: wire, caller }: Input<Routes['forgetMemberDevice']> & { caller: Caller },
): Promise<void> {
  const { memberId } = await memberOfWire(room, tx, id);
  const deviceId = fromWire('dev', wire);
  if (!deviceId || (await deleteDevice(tx, memberId, deviceId)) === 0)
    throw refuse('identity.device-unknown');
  await noteActivity(room, tx, { memberId, kind: 'device-forgotten' });
  const facts = { deviceId: wire };
  await audited(room, tx, { caller, act: 'identity.forget-device', object: id, facts });
}

/**
 * Everything identity keeps of a member but secrets, and what other rooms keep that the member
 * wrote; who took it and why is in the audit log. Refuses: identity.member-unknown.
 */
export async function exportMember(
  room: Insides,
  tx: Tx,
  { id, reason, caller }: Input<Routes['exportMember']> & { caller: Caller },
): Promise<Output<Routes['exportMember']>> {
  const member = await memberOfWire(room, tx, id);
  const { memberId, language, registeredIp } = member;
  const now = room.clock.now();
  const lastSeenAt = await lastSeenOf(tx, memberId);
  const contacts = await contactsOf(tx, memberId);
  const devices = await devicesOf(tx, { memberId, now, limit: MOST_DEVICES });
  let written: Written = {
    chat: NOTHING,
    feedback: NOTHING,
    favorites: NOTHING,
    recent: NOTHING,
  };
  for (const kept of await room.events.emit(tx, copyAsked, memberId))
    written = { ...written, ...kept };
  await audited(room, tx, { caller, act: 'identity.export', object: id, facts: { reason } });
  await noteActivity(room, tx, { memberId, kind: 'copy-taken' });
  return {
    madeAt: now.toISOString(),
    member: { ...toListRow(room, { ...member, lastSeenAt }), language, registeredIp },
    details: await openDetails(room, tx, memberId),
    contacts: contacts.map(({ kind, address, verifiedAt, factorSince }) => ({
      kind,
      address,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      askedSince: factorSince?.toISOString() ?? null,
    })),
    sessions: await listSessions(room, tx, memberId),
    devices: devices.map(toDevice),
    standing: await memberStanding(room, tx, id),
    activity: await copyActivity(tx, memberId),
    ...written,
  };
}
