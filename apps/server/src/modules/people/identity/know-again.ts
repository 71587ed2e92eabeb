import { createHmac } from 'node:crypto';
import { nameKey } from '@nokshi/contract/registration/name-key.ts';
import { plainCode } from '@nokshi/contract/typed-code.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { notifyMember } from './notify-member.ts';
import { openDetails } from './personal-details.ts';
import { phoneOf } from './read-contact.ts';
import type { Internals } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { changeStanding, lockMember } from './standing.ts';
import { contactsOf } from './store/contacts.ts';
import { memberById } from './store/members.ts';
import { insertMatches, insertTraits, sharersOf, withoutTraits } from './store/traits.ts';
import { type Trait, traitsAsked } from './topics.ts';

export const KNOW_AGAIN = 'identity.know-again';
export const FIND_SHARERS = 'identity.find-sharers';
export const COLLECT_TRAITS = 'identity.collect-traits';
/** More people at one browser or payee than these are looked at with the next trait of each. */
const MOST_SHARERS = 100;
const AT_ONCE = 500;

/**
 * Call in the commit that gave a member a browser, a contact, a payee, a document, a name or a
 * birthday. Who shares one with a member under self-exclusion is frozen until an operator looked at
 * it, and the risk desk opens a case; the member is not told why. A browser alone freezes only an
 * account that was opened after the exclusion began, since a household shares one. What was looked
 * at once freezes nobody again. Decision 0076.
 */
export async function knowAgain(room: Internals, tx: Tx, memberId: MemberId): Promise<void> {
  const now = room.clock.now();
  const told = (await room.events.emit(tx, traitsAsked, memberId)).flat();
  const traits = [...(await ownTraits(room, tx, memberId)), ...told].map(({ kind, value }) => ({
    kind,
    digest: digestOf(room, { kind, value }),
  }));
  const member = await memberById(tx, memberId);
  if (!member || member.expiresAt || member.closedAt) return;
  await insertTraits(tx, { memberId, traits, now });
  if (restrictionAt({ ...member, frozenAt: null }, now) === 'self-excluded') return;
  const found = await insertMatches(tx, { memberId, now });
  const binds = found.some((one) => one.kind !== 'device' || one.excludedAt < member.registeredAt);
  if (binds) await freezeUntilLookedAt(room, tx, memberId);
}

async function freezeUntilLookedAt(room: Internals, tx: Tx, memberId: MemberId): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (member.frozenAt) return;
  await changeStanding(room, tx, { member, standing: { frozenAt: room.clock.now() } });
  await notifyMember(room, tx, { memberId, change: 'frozen' });
}

/** After an exclusion began: everyone who shares a trait is looked at, each in its own commit. */
export async function findSharers(room: Internals, tx: Tx, memberId: MemberId): Promise<void> {
  const now = room.clock.now();
  for (const other of await sharersOf(tx, { memberId, limit: MOST_SHARERS }))
    await enqueueKnowAgain(room, tx, { memberId: other, runAt: now });
}

/** Members from before there were traits; each is queued once. */
export async function collectTraits(room: Internals, tx: Tx): Promise<void> {
  const runAt = room.clock.now();
  for (const memberId of await withoutTraits(tx, AT_ONCE))
    await room.jobs.enqueue(tx, { name: KNOW_AGAIN, key: memberId, payload: { memberId }, runAt });
}

type Later = { readonly memberId: MemberId; readonly runAt: Date };

/** Looks at one member again, in a commit of its own. */
export const enqueueKnowAgain = (room: Internals, tx: Tx, later: Later): Promise<void> =>
  enqueue(room, tx, { name: KNOW_AGAIN, ...later });

/** Looks at everyone who shares something with a member whose exclusion begins. */
export const enqueueFindSharers = (room: Internals, tx: Tx, later: Later): Promise<void> =>
  enqueue(room, tx, { name: FIND_SHARERS, ...later });

const enqueue = (
  { jobs }: Internals,
  tx: Tx,
  { name, memberId, runAt }: Later & { name: string },
): Promise<void> =>
  jobs.enqueue(tx, {
    name,
    key: `${memberId} ${runAt.toISOString()}`,
    payload: { memberId },
    runAt,
  });

/** What this room knows: contacts, and details as they are compared. */
async function ownTraits(room: Internals, tx: Tx, memberId: MemberId): Promise<Trait[]> {
  const details = new Map(
    (await openDetails(room, tx, memberId)).map(({ field, value }) => [field, value]),
  );
  const { payeeName, birthday, idNumber, mobileNum, email } = Object.fromEntries(details);
  const contacts = await contactsOf(tx, memberId);
  const number = mobileNum ? phoneOf(room, mobileNum) : null;
  return [
    ...contacts.map(
      ({ kind, address }): Trait => ({
        kind: kind === 'sms' ? 'number' : 'mail',
        value: address,
      }),
    ),
    ...(number ? [{ kind: 'number', value: number } as const] : []),
    ...(email ? [{ kind: 'mail', value: email.trim().toLowerCase() } as const] : []),
    ...(idNumber ? [{ kind: 'document', value: plainCode(idNumber).toUpperCase() } as const] : []),
    ...(payeeName && birthday
      ? [{ kind: 'person', value: `${nameKey(payeeName)}\n${birthday}` } as const]
      : []),
  ];
}

/** An HMAC, so that the table tells nothing without the key. */
function digestOf({ secrets, site }: Internals, { kind, value }: Trait): Buffer {
  return createHmac('sha256', secrets.derive('identity.trait'))
    .update([site.brand().brandId, kind, value].join('\n'))
    .digest();
}
