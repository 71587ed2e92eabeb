import type { Input, Output } from '@nokshi/contract';
import type { consoleMemberCareRoutes } from '@nokshi/contract/console/member-care.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { audited } from '../../../kernel/audited.ts';
import { copyActivity, recordActivity } from './activity.ts';
import { shownCode } from './invitation-codes.ts';
import { toListRow } from './list-members.ts';
import { listSessions } from './session-list.ts';
import { memberStanding } from './member-notes.ts';
import { openDetails } from './personal-details.ts';
import type { Internals } from './room.ts';
import { memberOfWire } from './show-member.ts';
import { contactsOf } from './store/contacts.ts';
import { ownCodeOf } from './store/invitation-codes.ts';
import { lastSeenOf } from './store/find-members.ts';
import { type Copied, copyAsked } from './topics.ts';

type Routes = typeof consoleMemberCareRoutes;
const NOTHING = { whole: true, rows: [] };

/**
 * Everything stored of a member but secrets, here and in other rooms; who took it and why is in the
 * audit log. Refuses: identity.member-unknown.
 */
export async function exportMember(
  room: Internals,
  tx: Tx,
  { id, reason, caller }: Input<Routes['exportMember']> & { caller: Caller },
): Promise<Output<Routes['exportMember']>> {
  const member = await memberOfWire(room, tx, id);
  const { memberId, language, registeredIp } = member;
  const now = room.clock.now();
  const lastSeenAt = await lastSeenOf(tx, memberId);
  const contacts = await contactsOf(tx, memberId);
  const own = await ownCodeOf(tx, memberId);
  let copied: Copied = {
    chat: NOTHING,
    feedback: NOTHING,
    tableChat: NOTHING,
    favorites: NOTHING,
    recent: NOTHING,
    orders: NOTHING,
    devices: [],
  };
  for (const part of await room.events.emit(tx, copyAsked, memberId))
    copied = { ...copied, ...part };
  await audited(room, tx, { caller, act: 'identity.export', object: id, facts: { reason } });
  await recordActivity(room, tx, { memberId, kind: 'copy-taken' });
  return {
    madeAt: now.toISOString(),
    member: {
      ...toListRow(room, { ...member, lastSeenAt }),
      language,
      registeredIp,
      invitationCode: own && shownCode(own),
    },
    details: await openDetails(room, tx, memberId),
    contacts: contacts.map(({ kind, address, verifiedAt, factorSince }) => ({
      kind,
      address,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      askedSince: factorSince?.toISOString() ?? null,
    })),
    sessions: await listSessions(room, tx, memberId),
    standing: await memberStanding(room, tx, id),
    activity: await copyActivity(tx, memberId),
    ...copied,
  };
}
