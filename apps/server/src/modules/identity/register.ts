import type { Input } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { MemberId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import { checkNewPassword } from './check-new-password.ts';
import { type LoginAnswer, letIn } from './let-in.ts';
import { toMemberInfo } from './member-info.ts';
import { requireImage } from './require-image.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { addFailure } from './store/attempts.ts';
import { type NewContact, putContact } from './store/contacts.ts';
import { insertMember, memberByUsername, type NewMember } from './store/members.ts';

type Form = Input<typeof identityRoutes.register>;
/** Where a new member came from and what they are called. */
type Origin = Pick<Form, 'username' | 'referralCode' | 'domain' | 'registerUrl'>;

/**
 * Opens an account and logs in. The hash is made outside the transaction. Every form that could
 * tell whether a username is taken counts for its address, and after three taken ones an image
 * has to be read (promises.md T13).
 * Refuses: identity.registration-closed, identity.username-pattern, identity.password-length,
 * identity.password-pattern, identity.password-common, identity.passwords-differ,
 * identity.invitation-wrong, identity.terms-needed, identity.captcha-needed,
 * identity.captcha-wrong, identity.too-many-attempts, identity.username-taken.
 */
export async function register(room: Insides, form: Form, caller: Caller): Promise<LoginAnswer> {
  const username = checkForm(room, form);
  const address = addressKey(caller.ip);
  const taken = attemptKey(room, 'taken', address);
  await requireImage(room, { key: taken, answer: form.captcha, caller });
  const { brandId } = room.site.brand();
  const there = await room.db.tx(async (tx) => {
    const key = attemptKey(room, 'registration', address);
    await takeOneTry(room, tx, { key, kind: 'registration' });
    return memberByUsername(tx, { brandId, username });
  });
  if (there) throw await usernameTaken(room, taken);
  const member = newMember(room, { form, username, caller });
  const passwordHash = await room.hasher.hash(form.password);
  const made = await open(room, { member: { ...member, passwordHash }, login: form.login, caller });
  if (!made) throw await usernameTaken(room, taken);
  if (made.secret) caller.setSession(made.secret);
  return made.answer;
}

/** Checks everything that needs no database; answers the username as it is stored. */
function checkForm(room: Insides, form: Form): string {
  if (!room.site.flag('USERNAMEREG3')) throw refuse('identity.registration-closed');
  const username = form.username.trim().toLowerCase();
  const { fault, min, max } = room.site.checkField('username', username);
  if (fault) throw refuse('identity.username-pattern', { field: 'username', value: { min, max } });
  checkNewPassword(room, { password: form.password, username, field: 'password' });
  if (form.password !== form.confirmPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmPassword' });
  if (room.site.checkField('referralCode', form.referralCode).fault)
    throw refuse('identity.invitation-wrong', { field: 'referralCode' });
  if (!form.agree)
    throw refuse('identity.terms-needed', {
      field: 'agree',
      value: { minimumAge: room.site.brand().minimumAge },
    });
  return username;
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
    domain: form.domain && room.site.ownDomain(form.domain) ? form.domain.toLowerCase() : null,
    registerUrl: form.registerUrl || null,
    ip: caller.ip,
    now: room.clock.now(),
  };
}

type Opening = {
  readonly member: NewMember;
  readonly contact?: Omit<NewContact, 'memberId'>;
  readonly login: boolean;
  readonly caller: Caller;
};

/** The account, its wallet and the rows of other rooms in one commit; null: username taken. */
export const open = (
  room: Insides,
  { member, contact, login, caller }: Opening,
): Promise<{ answer: LoginAnswer; secret: string | null } | null> =>
  room.db.tx(async (tx) => {
    const row = await insertMember(tx, member);
    if (!row) return null;
    const { memberId } = member;
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
