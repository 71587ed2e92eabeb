import type { Output } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { shownCode } from './invitation-codes.ts';
import { toListRow } from './list-members.ts';
import { maskedDetails } from './personal-details.ts';
import type { Internals } from './room.ts';
import { maskedContact } from './rules/masked.ts';
import { nameBehind, ownCodeOf } from './store/invitation-codes.ts';
import { contactsOf } from './store/contacts.ts';
import { lastSeenOf } from './store/find-members.ts';
import { agreedOf, type MemberRow, memberById } from './store/members.ts';

/**
 * A member's profile for an operator; access adds the failed log-ins. Refuses:
 * identity.member-unknown.
 */
export async function showMember(
  room: Internals,
  tx: Tx,
  id: string,
): Promise<Omit<Output<typeof consoleIdentityRoutes.member>, 'failedLogins'>> {
  const member = await memberOfWire(room, tx, id);
  const { at, ...agreed } = await agreedOf(tx, member.memberId);
  const lastSeenAt = await lastSeenOf(tx, member.memberId);
  return {
    ...toListRow(room, { ...member, lastSeenAt }),
    language: member.language,
    registeredIp: member.registeredIp,
    agreed: { ...agreed, at: at.toISOString() },
    details: await maskedDetails(room, tx, member.memberId),
    contacts: (await contactsOf(tx, member.memberId)).map(({ kind, address, verifiedAt }) => ({
      kind,
      value: maskedContact(kind, address),
      verified: verifiedAt !== null,
    })),
    ...(await invitationsOf(tx, member)),
    affiliateCode: member.affiliateCode,
    club: member.club,
    labels: member.labels,
  };
}

/** The own code, and by whose code the member came. */
async function invitationsOf(tx: Tx, { brandId, memberId, referralCode: code }: MemberRow) {
  const own = await ownCodeOf(tx, memberId);
  return {
    invitationCode: own && shownCode(own),
    referralCode: code && shownCode(code),
    invitedBy: code && (await nameBehind(tx, { brandId, code })),
  };
}

/** Refuses: identity.member-unknown, also for another brand's member and a malformed id. */
export async function memberOfWire(
  { site }: Pick<Internals, 'site'>,
  tx: Tx,
  id: string,
): Promise<MemberRow> {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await memberById(tx, memberId));
  if (!member || member.brandId !== site.brand().brandId) throw refuse('identity.member-unknown');
  return member;
}
