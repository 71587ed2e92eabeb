import { addressKey } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type NewAccount, readPhone } from '../identity/index.ts';
import { type ChallengeAnswers, type ChallengeKind, requireChallenge } from './challenges.ts';
import { checkCode } from './check-code.ts';
import { checkRegistration, type RegistrationForm } from './check-registration.ts';
import { completeLogin, type LoginAnswer } from './complete-login.ts';
import { countAccount } from './count-account.ts';
import {
  agentBehind,
  type Invitation,
  inviterCode,
  plainCode,
  wrongInvitation,
} from './invitation.ts';
import type { Internals } from './room.ts';
import { writePaymentHash } from './store/payment-passwords.ts';
import { addFailure } from './store/tries.ts';
import { mustReadImage, tryKey } from './tries.ts';

/**
 * Opens an account and logs in. Hashes are made outside the transaction. Accounts count for their
 * browser and address, forms that fail do not; after three taken names from one address an image
 * has to be read (promises.md T13). Refuses: what `checkRegistration`, `admitForm` and
 * `countAccount` refuse, identity.phone-wrong, identity.code-expired, identity.code-wrong,
 * identity.username-taken.
 */
export async function register(
  room: Internals,
  form: RegistrationForm,
  caller: Caller,
): Promise<LoginAnswer> {
  const { username, details } = checkRegistration(room, form);
  const to = numberToProve(room, form);
  const taken = await admitForm(room, form, caller);
  return countAccount(room, caller, async () => {
    if (await room.db.read((tx) => room.accounts.byUsername(tx, username)))
      throw await usernameTaken(room, taken);
    const { verificationCode: code = '' } = form;
    if (to) await checkCode(room, { bond: { purpose: 'register', kind: 'sms', to }, code, caller });
    const verifiedAt = room.clock.now();
    return openAccount(room, {
      account: {
        ...originOf(form),
        username,
        nickname: form.username.trim(),
        details,
        ...(to && { contact: { kind: 'sms', address: to, verifiedAt } }),
        caller,
      },
      form,
      taken,
    });
  });
}

/** The number that the code in the form proves; null when the form has no code. V-018. */
function numberToProve(room: Internals, form: RegistrationForm): string | null {
  if (!form.verificationCode) return null;
  const { mobileNum: number = '', countryDialingCode: dialingCode } = form;
  return readPhone(room, { number, dialingCode, field: 'mobileNum' });
}

/**
 * What both registration forms pass before an account opens: the challenge and the invitation.
 * Answers what taken names count under. Refuses: what `requireChallenge` refuses,
 * identity.invitation-wrong.
 */
export async function admitForm(
  room: Internals,
  form: ChallengeAnswers & Invitation,
  caller: Caller,
): Promise<Buffer> {
  const taken = tryKey(room, 'taken', addressKey(caller.ip));
  const kind = await challengeAt(room, form, taken);
  await requireChallenge(room, { kind, answers: form, caller });
  const wrong = await room.db.read((tx) => wrongInvitation(room, tx, form));
  if (wrong) {
    await countTaken(room, taken);
    throw refuse('identity.invitation-wrong', { field: wrong });
  }
  return taken;
}

/**
 * The image when the form has it or three names were taken, otherwise what the site's setting says.
 */
async function challengeAt(
  room: Internals,
  answers: ChallengeAnswers,
  taken: Buffer,
): Promise<ChallengeKind> {
  const { enabled, fault } = room.site.checkField('captcha', undefined);
  if (enabled && (fault === 'missing' || answers.captcha)) return 'image';
  if (await room.db.read((tx) => mustReadImage(room, tx, taken))) return 'image';
  return room.site.challenge().registration;
}

/** The domain a new member registered on. */
export const originOf = (
  form: Pick<RegistrationForm, 'referralCode' | 'affiliateCode' | 'domain' | 'registerUrl'>,
) => ({
  referralCode: form.referralCode ?? null,
  affiliateCode: plainCode(form.affiliateCode),
  domain: form.domain,
  registerUrl: form.registerUrl,
});

type Opening = {
  readonly account: Omit<NewAccount, 'passwordHash' | 'uplineId' | 'type'>;
  readonly form: {
    readonly password: string;
    readonly paymentPassword?: string | undefined;
    readonly login: boolean;
  };
  /** The key that taken names count under. */
  readonly taken: Buffer;
};

/** The account, its passwords and the session in one commit. Refuses: identity.username-taken. */
export async function openAccount(
  room: Internals,
  { account, form, taken }: Opening,
): Promise<LoginAnswer> {
  const hash = (secret: string) => room.hasher.hash(secret, forWhom(account.caller));
  const passwordHash = await hash(form.password);
  const paymentHash = form.paymentPassword ? await hash(form.paymentPassword) : null;
  const { caller, affiliateCode } = account;
  const opened = await room.db.tx(async (tx) => {
    const agent = await agentBehind(room, tx, affiliateCode ?? undefined);
    const referralCode = await inviterCode(room, tx, account.referralCode);
    const line = { uplineId: agent?.agentId ?? null, type: agent?.type ?? 0 };
    const invited = { ...account, referralCode, ...line };
    const member = await room.accounts.open(tx, { ...invited, passwordHash });
    if (!member) return null;
    const { memberId } = member;
    if (paymentHash)
      await writePaymentHash(tx, { memberId, hash: paymentHash, now: room.clock.now() });
    if (form.login) return completeLogin(room, tx, { memberId, caller });
    const userInfo = room.accounts.info(member);
    const answer = { token: '', firstTimeLogin: true, passwordExpired: false, userInfo };
    return { answer, secret: null };
  });
  if (!opened) throw await usernameTaken(room, taken);
  if (opened.secret) caller.setSession(opened.secret);
  return opened.answer;
}

async function usernameTaken(room: Internals, key: Buffer) {
  await countTaken(room, key);
  return refuse('identity.username-taken', { field: 'username' });
}

/** A visitor who keeps asking for taken names has to read an image. */
async function countTaken(room: Internals, key: Buffer): Promise<void> {
  const now = room.clock.now();
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await room.db.tx((tx) => addFailure(tx, { key, kind: 'taken', now, forgetBefore: dayAgo }));
}
