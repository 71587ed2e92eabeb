import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { recordActivity } from './activity.ts';
import type { Internals } from './room.ts';
import { type AccountChange, changeWords } from './rules/change-words.ts';
import { contactsOf } from './store/contacts.ts';
import { memberById } from './store/members.ts';
import { accountChanged } from './topics.ts';

/**
 * Notifies a member, in the commit that made it, of a change of the account: every verified contact
 * by its courier, the rooms that keep such letters (the inbox), and the list of activity.
 */
export async function notifyMember(
  room: Internals,
  tx: Tx,
  { memberId, change, what = '' }: { memberId: MemberId; change: AccountChange; what?: string },
): Promise<void> {
  await recordActivity(room, tx, { memberId, kind: change, facts: what ? { what } : {} });
  const { name } = room.site.brand();
  const EN = changeWords('EN', change, { name: name.EN, what });
  const BN = changeWords('BN', change, { name: name.BN, what });
  await room.events.emit(tx, accountChanged, {
    memberId,
    title: { EN: EN.subject, BN: BN.subject },
    text: { EN: EN.text, BN: BN.text },
  });
  const contacts = (await contactsOf(tx, memberId)).filter(({ verifiedAt }) => verifiedAt);
  if (contacts.length === 0) return;
  const words = (await memberById(tx, memberId))?.language === 'EN' ? EN : BN;
  for (const { kind, address: to } of contacts)
    await room.couriers.send(tx, { kind, to, ...words });
}
