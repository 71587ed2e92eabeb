import type { Input } from '@nokshi/contract';
import type { contactRoutes } from '@nokshi/contract/player/contacts.ts';
import { type Caller, playerOf, type Story } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact, readMail, readPhone } from '../identity/index.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { checkCode } from './check-code.ts';
import { confirmOwner } from './confirm-owner.ts';
import type { Internals } from './room.ts';
import { markProofGone } from './store/proofs.ts';

type Asked = Input<typeof contactRoutes.askCode>;
type Proven = Input<typeof contactRoutes.set>;

/**
 * Sends a code to a number or email address that the member wants to add. Codes to it will open the
 * account and reset its passwords. Whether another member has it is not revealed: then no code is
 * sent. Refuses: identity.phone-missing, identity.phone-wrong, identity.mail-wrong, and what
 * confirmOwner and countRequest refuse.
 */
export async function askContactCode(
  room: Internals,
  wish: Asked,
  caller: Caller,
): Promise<Story<{ expiredMinutes: number }>> {
  const bond = bondOf(room, wish, caller);
  await confirmOwner(room, caller, wish);
  return (tx) => askCode(room, tx, { bond, caller });
}

/**
 * Stores the contact as the member's own, once the code sent to it was typed. The previous contacts
 * and the inbox are notified in the same commit. Refuses: identity.phone-missing,
 * identity.phone-wrong, identity.mail-wrong, and what checkCode refuses.
 */
export async function setContact(
  room: Internals,
  wish: Proven,
  caller: Caller,
): Promise<Story<Record<string, never>>> {
  const bond = bondOf(room, wish, caller);
  const { memberId } = playerOf(caller);
  const { kind, to: address } = bond;
  await checkCode(room, { bond, code: wish.verificationCode, caller });
  return async (tx) => {
    await room.accounts.notify(tx, {
      memberId,
      change: kind === 'sms' ? 'number-set' : 'mail-set',
      what: maskedContact(kind, address),
    });
    const now = room.clock.now();
    const held = await room.contacts.of(tx, memberId);
    if (held.some((each) => each.kind === kind && each.verifiedAt))
      await markProofGone(tx, { memberId, now });
    const { brandId } = room.site.brand();
    const set = { memberId, brandId, kind, address, verifiedAt: now, now };
    // Another member has proven it since the code was sent.
    if ((await room.contacts.put(tx, set)) === 0)
      throw refuse('identity.code-wrong', { field: 'verificationCode' });
    return {};
  };
}

function bondOf(room: Internals, wish: Asked | Proven, caller: Caller): CodeBond {
  const about = playerOf(caller).memberId;
  if ('email' in wish)
    return { purpose: 'contact', kind: 'mail', to: readMail(wish.email, 'email'), about };
  const { mobileNum: number, countryDialingCode: dialingCode } = wish;
  const to = readPhone(room, { number, dialingCode, field: 'mobileNum' });
  return { purpose: 'contact', kind: 'sms', to, about };
}
