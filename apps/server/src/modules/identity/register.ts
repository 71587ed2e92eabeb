import type { Caller } from '../../kernel/caller.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireAffiliate } from './affiliate.ts';
import { attemptKey, mustReadImage, takeOneTry } from './attempts.ts';
import { checkRegistration, type RegistrationForm } from './check-registration.ts';
import { type LoginAnswer, letIn } from './let-in.ts';
import { toMemberInfo } from './member-info.ts';
import { keepDetails, type PersonalDetails } from './personal-details.ts';
import { type ChallengeKind, requireChallenge } from './require-challenge.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { addFailure } from './store/attempts.ts';
import { type NewContact, putContact } from './store/contacts.ts';
import { insertMember, memberByUsername, type NewMember } from './store/members.ts';
import { writePaymentHash } from './store/registration.ts';

/** Where a new member came from and what they are called. */
type Origin = Pick<
  RegistrationForm,
  'username' | 'referralCode' | 'affiliateCode' | 'domain' | 'registerUrl'
>;

/**
 * Opens an account and logs in. The hash is made outside the transaction. Every form that could
 * tell whether a username is taken counts for its address, and after three taken ones an image
 * has to be read (promises.md T13).
 * Refuses: what `checkRegistration` and `requireChallenge` refuse, identity.too-many-attempts,
 * identity.invitation-wrong, identity.username-taken.
 */
export async function register(
  room: Insides,
  form: RegistrationForm,
  caller: Caller,
): Promise<LoginAnswer> {
  const username = checkRegistration(room, form);
  const address = addressKey(caller.ip);
  const taken = attemptKey(room, 'taken', address);
  const kind = await challengeAt(room, form, taken);
  await requireChallenge(room, { kind, answers: form, caller });
  const { brandId } = room.site.brand();
  const there = await room.db.tx(async (tx) => {
    const key = attemptKey(room, 'registration', address);
    await takeOneTry(room, tx, { key, kind: 'registration', about: address });
    return memberByUsername(tx, { brandId, username });
  });
  if (form.affiliateCode)
    await room.db.read((tx) => requireAffiliate(room, tx, form.affiliateCode ?? ''));
  if (there) throw await usernameTaken(room, taken);
  const member = newMember(room, { form, username, caller });
  const { login, paymentPassword } = form;
  const passwordHash = await room.hasher.hash(form.password);
  const paymentHash = paymentPassword ? await room.hasher.hash(paymentPassword) : null;
  const opening = { member: { ...member, passwordHash }, told: form, paymentHash, login, caller };
  const made = await open(room, opening);
  if (!made) throw await usernameTaken(room, taken);
  if (made.secret) caller.setSession(made.secret);
  return made.answer;
}

/** The image where the form has it or three names were taken, else what the site's setting says. */
async function challengeAt(
  room: Insides,
  form: RegistrationForm,
  taken: Buffer,
): Promise<ChallengeKind> {
  const { enabled, fault } = room.site.checkField('captcha', undefined);
  if (enabled && (fault === 'missing' || form.captcha)) return 'image';
  if (await room.db.read((tx) => mustReadImage(room, tx, taken))) return 'image';
  return room.site.challenge().registration;
}

export function newMember(
  room: Insides,
  { form, username, caller }: { form: Origin; username: string; caller: Caller },
): Omit<NewMember, 'passwordHash'> {
  const { brandId, termsVersion, minimumAge } = room.site.brand();
  return {
    memberId: room.ids.next<MemberId>(),
    brandId,
    username,
    nickname: form.username.trim(),
    language: caller.language,
    termsVersion,
    ageAgreed: minimumAge,
    referralCode: form.referralCode || null,
    affiliateCode: form.affiliateCode?.trim().toLowerCase() || null,
    domain: form.domain && room.site.ownDomain(form.domain) ? form.domain.toLowerCase() : null,
    registerUrl: form.registerUrl || null,
    ip: caller.ip,
    now: room.clock.now(),
  };
}

type Opening = {
  readonly member: NewMember;
  readonly told?: PersonalDetails;
  readonly paymentHash?: string | null;
  readonly contact?: Omit<NewContact, 'memberId'>;
  readonly login: boolean;
  readonly caller: Caller;
};

/** The account, its wallet and the rows of other rooms in one commit; null: username taken. */
export const open = (
  room: Insides,
  { member, told = {}, paymentHash, contact, login, caller }: Opening,
): Promise<{ answer: LoginAnswer; secret: string | null } | null> =>
  room.db.tx(async (tx) => {
    const row = await insertMember(tx, member);
    if (!row) return null;
    const { memberId, now } = member;
    await keepDetails(room, tx, { memberId, told });
    if (paymentHash) await writePaymentHash(tx, { memberId, hash: paymentHash, now });
    if (contact) await putContact(tx, { memberId, ...contact });
    await room.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
    for (const listen of room.whenRegistered) await listen(tx, memberId);
    if (login) return letIn(room, tx, { memberId, caller });
    const userInfo = toMemberInfo(row, room);
    const answer = { token: '', firstTimeLogin: true, passwordExpired: false, userInfo };
    return { answer, secret: null };
  });

export async function usernameTaken(room: Insides, key: Buffer) {
  const now = room.clock.now();
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await room.db.tx((tx) => addFailure(tx, { key, kind: 'taken', now, forgetBefore: dayAgo }));
  return refuse('identity.username-taken', { field: 'username' });
}
