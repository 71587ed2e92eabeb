import { PAYMENT_PASSWORD_DIGITS } from '@nokshi/contract/registration/fields.ts';
import { forMember } from '../../../kernel/for-whom.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { tryKey, takeOneTry } from './tries.ts';
import type { Internals } from './room.ts';
import { paymentHashOf, writePaymentHash } from './store/payment-passwords.ts';
import { returnTry } from './store/tries.ts';

const DIGITS = new RegExp(`^[0-9]{${PAYMENT_PASSWORD_DIGITS}}$`);
const FIELD = { field: 'paymentPassword' };

/**
 * Checks that six digits may be a payment password. Checklist V-021. Refuses:
 * identity.payment-password-pattern, identity.payment-password-easy.
 */
export function checkNewPin(pin: string): void {
  if (!DIGITS.test(pin)) throw refuse('identity.payment-password-pattern', FIELD);
  if (isEasyPin(pin)) throw refuse('identity.payment-password-easy', FIELD);
}

/**
 * Checks a member's payment password, before money leaves the account. A try is taken before the
 * hash and given back when it was right: 5, and one more every 15 minutes. In transactions of its
 * own. Refuses: identity.payment-password-unset, identity.payment-password-wrong,
 * identity.too-many-attempts.
 */
export async function checkPaymentPassword(
  room: Internals,
  { memberId, pin, field = 'paymentPassword' }: { memberId: MemberId; pin: string; field?: string },
): Promise<void> {
  const key = tryKey(room, 'payment', memberId);
  const hash = await room.db.tx(async (tx) => {
    const known = await paymentHashOf(tx, memberId);
    if (known === null) throw refuse('identity.payment-password-unset', { field });
    await takeOneTry(room, tx, { key, kind: 'payment', about: toWire('mbr', memberId) });
    return known;
  });
  if (!(await room.hasher.verify(hash, pin, forMember(memberId))))
    throw refuse('identity.payment-password-wrong', { field });
  await room.db.tx((tx) => returnTry(tx, key, room.tryLimits.payment));
}

/**
 * Sets the payment password: the first without `old`, later with it. It never equals the log-in
 * password. In transactions of its own. Refuses: identity.payment-password-pattern,
 * identity.payment-password-easy, identity.payment-password-same, identity.payment-password-wrong,
 * identity.member-unknown, identity.too-many-attempts.
 */
export async function setPaymentPassword(
  room: Internals,
  { memberId, pin, old }: { memberId: MemberId; pin: string; old?: string | undefined },
): Promise<void> {
  checkNewPin(pin);
  if ((await room.db.read((tx) => paymentHashOf(tx, memberId))) !== null)
    await checkPaymentPassword(room, { memberId, pin: old ?? '' });
  await writePin(room, { memberId, pin });
}

/** Refuses: identity.member-unknown, identity.payment-password-same. */
export async function writePin(
  room: Internals,
  { memberId, pin }: { memberId: MemberId; pin: string },
): Promise<void> {
  const login = (await room.db.read((tx) => room.accounts.byId(tx, memberId)))?.passwordHash;
  if (!login) throw refuse('identity.member-unknown');
  if (await room.hasher.verify(login, pin, forMember(memberId)))
    throw refuse('identity.payment-password-same', FIELD);
  const hash = await room.hasher.hash(pin, forMember(memberId));
  await room.db.tx(async (tx) => {
    await writePaymentHash(tx, { memberId, hash, now: room.clock.now() });
    await room.accounts.notify(tx, { memberId, change: 'payment-password' });
  });
}

const STEPS = [0, 1, 9];

/** One digit repeated, a sequence up or down, or the same half twice. */
function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const walks = STEPS.some((step) =>
    digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step) % 10),
  );
  const half = pin.length / 2;
  return walks || pin.slice(0, half) === pin.slice(half) || /^(..)\1+$/.test(pin);
}
