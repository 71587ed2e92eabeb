import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { attemptKey, mustReadImage, takeOneTry } from './attempts.ts';
import { checkCode } from './check-code.ts';
import { checkRegistration, type RegistrationForm } from './check-registration.ts';
import { type Invitation, wrongInvitation } from './invitation.ts';
import { type LoginAnswer, letIn } from './let-in.ts';
import { toMemberInfo } from './member-info.ts';
import { keepDetails, type PersonalDetails } from './personal-details.ts';
import { readPhone } from './read-phone.ts';
import { requireChallenge } from './require-challenge.ts';
import type { ChallengeAnswers, ChallengeKind } from './rules/challenge-answers.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { addFailure } from './store/attempts.ts';
import { type NewContact, putContact } from './store/contacts.ts';
import { insertMember, memberByUsername, type NewMember } from './store/members.ts';
import { writePaymentHash } from './store/registration.ts';
import { memberRegistered } from './topics.ts';

/** Where a new member came from and what they are called. */
type Origin = Pick<
  RegistrationForm,
  'username' | 'referralCode' | 'affiliateCode' | 'domain' | 'registerUrl'
>;

/**
 * Opens an account and logs in. Hashes are made outside the transaction. Every form that could
 * tell whether a username is taken counts for its address, and after three taken ones an image
 * has to be read (promises.md T13).
 * Refuses: what `checkRegistration` and `admitForm` refuse, identity.phone-wrong,
 * identity.code-expired, identity.code-wrong, identity.username-taken.
 */
export async function register(
  room: Insides,
  form: RegistrationForm,
  caller: Caller,
): Promise<LoginAnswer> {
  const username = checkRegistration(room, form);
  const to = numberToProve(room, form);
  const taken = await admitForm(room, form, caller);
  const { brandId } = room.site.brand();
  if (await room.db.read((tx) => memberByUsername(tx, { brandId, username })))
    throw await usernameTaken(room, taken);
  const now = room.clock.now();
  const { verificationCode: code = '' } = form;
  if (to) await checkCode(room, { bond: { purpose: 'register', kind: 'sms', to }, code, caller });
  const made = await open(room, {
    member: { ...newMember(room, { form, username, caller }), ...(await hashesOf(room, form)) },
    told: form,
    ...(to && { contact: { brandId, kind: 'sms', address: to, verifiedAt: now, now } }),
    login: form.login,
    caller,
  });
  if (!made) throw await usernameTaken(room, taken);
  if (made.secret) caller.setSession(made.secret);
  return made.answer;
}

/** The number that the code in the form proves; none where the form has no code. V-018. */
function numberToProve(room: Insides, form: RegistrationForm): string | null {
  if (!form.verificationCode) return null;
  const { mobileNum: number = '', countryDialingCode: dialingCode } = form;
  return readPhone(room, { number, dialingCode, field: 'mobileNum' });
}

/**
 * What both ways of registering pass before an account opens: the challenge, how often it was
 * tried from here, and whoever is said to have sent them. Answers what taken names count under.
 * Refuses: what `requireChallenge` refuses, identity.too-many-attempts, identity.invitation-wrong.
 */
export async function admitForm(
  room: Insides,
  form: ChallengeAnswers & Invitation,
  caller: Caller,
): Promise<Buffer> {
  const address = addressKey(caller.ip);
  const taken = attemptKey(room, 'taken', address);
  const kind = await challengeAt(room, form, taken);
  await requireChallenge(room, { kind, answers: form, caller });
  const key = attemptKey(room, 'registration', address);
  await room.db.tx((tx) => takeOneTry(room, tx, { key, kind: 'registration', about: address }));
  const wrong = await room.db.read((tx) => wrongInvitation(room, tx, form));
  if (wrong) {
    await countTaken(room, taken);
    throw refuse('identity.invitation-wrong', { field: wrong });
  }
  return taken;
}

/** The image where the form has it or three names were taken, else what the site's setting says. */
async function challengeAt(
  room: Insides,
  answers: ChallengeAnswers,
  taken: Buffer,
): Promise<ChallengeKind> {
  const { enabled, fault } = room.site.checkField('captcha', undefined);
  if (enabled && (fault === 'missing' || answers.captcha)) return 'image';
  if (await room.db.read((tx) => mustReadImage(room, tx, taken))) return 'image';
  return room.site.challenge().registration;
}

export async function hashesOf(
  room: Insides,
  { password, paymentPassword }: { password: string; paymentPassword?: string | undefined },
): Promise<{ passwordHash: string; paymentHash: string | null }> {
  const passwordHash = await room.hasher.hash(password);
  return {
    passwordHash,
    paymentHash: paymentPassword ? await room.hasher.hash(paymentPassword) : null,
  };
}

export function newMember(
  room: Insides,
  { form, username, caller }: { form: Origin; username: string; caller: Caller },
): Omit<NewMember, 'passwordHash'> {
  const { brandId, termsVersion, minimumAge } = room.site.brand();
  return {
    memberId: room.wallet.newMemberId(),
    brandId,
    username,
    nickname: form.username.trim(),
    language: caller.language,
    termsVersion,
    ageAgreed: minimumAge,
    referralCode: form.referralCode?.trim().toLowerCase() || null,
    affiliateCode: form.affiliateCode?.trim().toLowerCase() || null,
    domain: form.domain && room.site.ownDomain(form.domain) ? form.domain.toLowerCase() : null,
    registerUrl: form.registerUrl || null,
    ip: caller.ip,
    now: room.clock.now(),
  };
}

type Opening = {
  readonly member: NewMember & { readonly paymentHash: string | null };
  readonly told: PersonalDetails;
  readonly contact?: Omit<NewContact, 'memberId'>;
  readonly login: boolean;
  readonly caller: Caller;
};

/** The account, its wallet and the rows of other rooms in one commit; null: username taken. */
export const open = (
  room: Insides,
  { member, told, contact, login, caller }: Opening,
): Promise<{ answer: LoginAnswer; secret: string | null } | null> =>
  room.db.tx(async (tx) => {
    const row = await insertMember(tx, member);
    if (!row) return null;
    const { memberId, now, paymentHash } = member;
    await keepDetails(room, tx, { memberId, told });
    if (paymentHash) await writePaymentHash(tx, { memberId, hash: paymentHash, now });
    if (contact) await putContact(tx, { memberId, ...contact });
    await room.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
    await room.events.emit(tx, memberRegistered, memberId);
    if (login) return letIn(room, tx, { memberId, caller });
    const userInfo = toMemberInfo(row, room);
    const answer = { token: '', firstTimeLogin: true, passwordExpired: false, userInfo };
    return { answer, secret: null };
  });

export async function usernameTaken(room: Insides, key: Buffer) {
  await countTaken(room, key);
  return refuse('identity.username-taken', { field: 'username' });
}

/** Who asks again and again which names there are is to read an image. */
async function countTaken(room: Insides, key: Buffer): Promise<void> {
  const now = room.clock.now();
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await room.db.tx((tx) => addFailure(tx, { key, kind: 'taken', now, forgetBefore: dayAgo }));
}
