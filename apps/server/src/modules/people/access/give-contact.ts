import type { Input } from '@nokshi/contract';
import { consoleMemberCareRoutes } from '@nokshi/contract/console/member-care.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact, readMail, readPhone } from '../identity/index.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { Internals } from './room.ts';
import { forgetRemembered } from './store/devices.ts';
import { deleteHalfLoginsOf } from './store/half-logins.ts';
import { markProofGone } from './store/proofs.ts';

type Wish = Input<typeof consoleMemberCareRoutes.setContact>;

/**
 * For a member who lost the number or email address and has nothing else to show: two operators set
 * another one. The previous contacts are notified, all sessions end, no browser stays remembered.
 * For three days the new contact is not a proof, and no money is withdrawn from new places
 * (decision 0048).
 */
export const giveContactAct = (room: Internals): Act<Wish> => ({
  code: 'identity.set-contact',
  permission: 'identity.members-write',
  input: consoleMemberCareRoutes.setContact.input,
  async preview(tx, wish) {
    const { member, address, held } = await check(room, tx, wish);
    const from = held ? maskedContact(wish.contact, held) : '';
    const change = { field: `care.${wish.contact}`, from, to: address };
    return { object: wish.id, label: member.username, changes: [change] };
  },
  async run(tx, wish, caller) {
    const { contact: kind, reason } = wish;
    const { member, address } = await check(room, tx, wish);
    const { memberId, brandId } = member;
    const [now, what] = [room.clock.now(), maskedContact(kind, address)];
    const change = kind === 'sms' ? 'house-number' : 'house-mail';
    await room.accounts.notify(tx, { memberId, change, what });
    await markProofGone(tx, { memberId, now });
    const set = { memberId, brandId, kind, address, verifiedAt: now, now, resetAt: now };
    if ((await room.contacts.put(tx, set)) === 0) throw refuse('identity.contact-taken');
    await forgetRemembered(tx, memberId);
    await deleteHalfLoginsOf(tx, memberId);
    await room.accounts.endSessions(tx, { member, because: 'contact-given' });
    const facts = { contact: kind, address: what, reason };
    await audited(room, tx, { caller, act: 'identity.set-contact', object: wish.id, facts });
  },
});

/**
 * Refuses: identity.member-unknown, identity.phone-wrong, identity.mail-wrong,
 * identity.contact-taken (this member's own too).
 */
async function check(room: Internals, tx: Tx, { id, contact: kind, to }: Wish) {
  const member = await room.accounts.lock(tx, (await room.accounts.ofWire(tx, id)).memberId);
  const address =
    kind === 'mail' ? readMail(to, 'to') : readPhone(room, { number: to, field: 'to' });
  const { brandId, memberId } = member;
  const owner = await room.contacts.ownerOf(tx, { brandId, kind, address });
  if (owner) throw refuse('identity.contact-taken', { field: 'to' });
  const held = (await room.contacts.of(tx, memberId)).find((each) => each.kind === kind)?.address;
  return { member, address, held };
}
