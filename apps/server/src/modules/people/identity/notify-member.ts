import type { Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { recordActivity } from './activity.ts';
import type { Internals } from './room.ts';
import { type AccountChange, changeWords } from './rules/change-words.ts';
import { contactsOf } from './store/contacts.ts';
import { memberById } from './store/members.ts';
import { accountChanged } from './topics.ts';

type Told = {
  readonly memberId: MemberId;
  readonly change: AccountChange;
  readonly what?: string;
  /** The business day from which it holds, where that is a later one. */
  readonly day?: Day;
};

/**
 * Notifies a member, in the commit that made it, of a change of the account: every verified contact
 * by its courier, the rooms that keep such letters (the inbox), and the list of activity.
 */
export async function notifyMember(
  room: Internals,
  tx: Tx,
  { memberId, change, what = '', day }: Told,
): Promise<void> {
  const facts = { ...(what && { what }), ...(day && { day }) };
  await recordActivity(room, tx, { memberId, kind: change, facts });
  const { name } = room.site.brand();
  const EN = changeWords('EN', change, { name: name.EN, what, day });
  const BN = changeWords('BN', change, { name: name.BN, what, day });
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
