import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SessionId } from '../../../kernel/ids.ts';
import { requestClosing } from './close-account.ts';
import { inviterCode } from './invitation-codes.ts';
import { knowAgain } from './know-again.ts';
import { toMemberInfo } from './member-info.ts';
import { notifyMember } from './notify-member.ts';
import { openMember } from './open-member.ts';
import { openTrial } from './open-trial.ts';
import { showProfile } from './personal-details.ts';
import type { Internals } from './room.ts';
import { memberOfWire, showMember } from './show-member.ts';
import { changeStanding, lockMember } from './standing.ts';
import {
  contactsOf,
  dropCodeFactors,
  markReset,
  type NewContact,
  ownerOf,
  putContact,
  writeCodeFactor,
} from './store/contacts.ts';
import {
  type MemberRow,
  memberById,
  memberByUsername,
  recordLogin,
  writeAgreed,
  writeMustChange,
  writePassword,
} from './store/members.ts';

export type Accounts = ReturnType<typeof accountsOf>;

/** For the rooms that log people in: whole rows, with the hash of the password, and their locks. */
export const accountsOf = (room: Internals) => ({
  byId: memberById,
  /** In lower case. */
  byUsername: (tx: Tx, username: string) =>
    memberByUsername(tx, { brandId: room.site.brand().brandId, username }),
  /** Refuses: identity.member-unknown. */
  ofWire: (tx: Tx, id: string) => memberOfWire(room, tx, id),
  /** Locked until the commit. Refuses: identity.member-unknown. */
  lock: lockMember,
  /** The inviter's own code for a typed one; null when it is nobody's who may invite. */
  inviterCode: (tx: Tx, code: string) => inviterCode(room, tx, code),
  /** Undefined when the username is taken. */
  open: (tx: Tx, input: Parameters<typeof openMember>[2]) => openMember(room, tx, input),
  openTrial: (tx: Tx, input: Parameters<typeof openTrial>[2]) => openTrial(room, tx, input),
  recordLogin: (tx: Tx, memberId: MemberId) => recordLogin(tx, memberId, room.clock.now()),
  /** A password the member just chose. */
  writePassword: (tx: Tx, memberId: MemberId, passwordHash: string) =>
    writePassword(tx, { memberId, passwordHash, now: room.clock.now() }),
  /** The member must change the password before doing anything else. */
  requireNewPassword: writeMustChange,
  /** The owner confirms to be of age, and the terms in force. */
  confirmAgreement: (tx: Tx, memberId: MemberId) =>
    writeAgreed(tx, {
      memberId,
      agreed: room.site.agreement(),
      ageAgreed: room.site.brand().minimumAge,
      now: room.clock.now(),
    }),
  /** Ends all sessions but `keep`, which continues under the new generation; answers that. */
  endSessions: (
    tx: Tx,
    { member, ...end }: { member: MemberRow; because: string; keep?: SessionId },
  ) => changeStanding(room, tx, { member, end }),
  /** Refuses: wallet.not-empty, identity.state-wrong (asked already). */
  requestClosing: (tx: Tx, memberId: MemberId) => requestClosing(room, tx, memberId),
  /**
   * Call in the commit that changed the account: notifies contacts and inbox, and adds to the
   * member's list.
   */
  notify: (tx: Tx, input: Parameters<typeof notifyMember>[2]) => notifyMember(room, tx, input),
  /** As members see themselves. */
  info: (row: MemberRow) => toMemberInfo(row, room),
  /** The member's details and choices, masked. */
  profile: (tx: Tx, member: MemberRow) => showProfile(room, tx, member),
  /** As an operator sees a member. Refuses: identity.member-unknown. */
  show: (tx: Tx, id: string) => showMember(room, tx, id),
  /** Numbers and email addresses, and what codes to them are accepted for. */
  contacts: {
    of: contactsOf,
    ownerOf,
    /** See `putContact`; a member may be known again by it. */
    put: async (tx: Tx, contact: NewContact): Promise<number> => {
      const written = await putContact(tx, contact);
      if (written > 0) await knowAgain(room, tx, contact.memberId);
      return written;
    },
    markReset,
    writeCodeFactor,
    dropCodeFactors,
  },
});
