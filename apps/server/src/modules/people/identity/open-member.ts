import { type Day, dayOf } from '../../../kernel/calendar.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { giveInvitationCode } from './invitation-codes.ts';
import { knowAgain } from './know-again.ts';
import { storeDetails, type PersonalDetails } from './personal-details.ts';
import type { Internals } from './room.ts';
import { type ContactRow, putContact } from './store/contacts.ts';
import { insertBelow, shareLine } from './store/line.ts';
import { insertMember, type MemberRow } from './store/members.ts';
import { memberRegistered } from './topics.ts';

/** A new account, checked by the caller. */
export type NewAccount = {
  /** In lower case. */
  readonly username: string;
  readonly nickname: string;
  readonly passwordHash: string;
  /** The inviter's code. */
  readonly referralCode: string | null;
  readonly affiliateCode: string | null;
  /** The agent whose affiliate code it is. */
  readonly uplineId: MemberId | null;
  /** 0, or 1 where the code is for agents. */
  readonly type: 0 | 1;
  /** The domain the form was filled in on. */
  readonly domain: string | undefined;
  readonly registerUrl: string | undefined;
  readonly details: PersonalDetails;
  /** False: an agent opened it, and its owner confirms age and terms at the first log-in. */
  readonly isConfirmed?: boolean;
  readonly contact?: ContactRow;
  readonly caller: Caller;
};

/** The account, its wallet and the rows of other rooms; undefined when the username is taken. */
export async function openMember(
  room: Internals,
  tx: Tx,
  account: NewAccount,
): Promise<MemberRow | undefined> {
  const { caller, details, contact, domain, isConfirmed = true } = account;
  const { brandId, minimumAge } = room.site.brand();
  const memberId = room.wallet.newMemberId();
  const now = room.clock.now();
  const row = await insertMember(tx, {
    ...account,
    memberId,
    brandId,
    language: caller.language,
    agreed: isConfirmed ? room.site.agreement() : { terms: '', privacy: null },
    ageAgreed: isConfirmed ? minimumAge : 0,
    domain: domain && room.site.ownDomain(domain) ? domain.toLowerCase() : null,
    registerUrl: account.registerUrl || null,
    ip: caller.ip,
    now,
  });
  if (!row) return undefined;
  if (row.uplineId) await joinLine(tx, { memberId, uplineId: row.uplineId, day: dayOf(now) });
  await giveInvitationCode(room, tx, memberId);
  await storeDetails(room, tx, { memberId, details });
  if (contact) await putContact(tx, { ...contact, memberId, brandId, now });
  await room.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
  await room.events.emit(tx, memberRegistered, memberId);
  await knowAgain(room, tx, memberId);
  return row;
}

/** From the day of registration on. */
async function joinLine(
  tx: Tx,
  placed: { readonly memberId: MemberId; readonly uplineId: MemberId; readonly day: Day },
): Promise<void> {
  await shareLine(tx);
  await insertBelow(tx, placed);
}
