import type { Input } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import {
  ALWAYS_ASKED,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@nokshi/contract/registration/fields.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkNewPin } from './payment-password.ts';
import type { Internals } from './room.ts';

export type RegistrationForm = Input<typeof identityRoutes.register>;

/** What both forms have: personal details, contacts, the invitation. */
type Told = Pick<
  RegistrationForm,
  Exclude<RegistrationField, 'username' | 'confirmPassword' | 'mobileNum' | 'verificationCode'>
> & {
  readonly agree: boolean;
};

/** The image is requested as a challenge, which also checks it. */
const RULED = REGISTRATION_FIELDS.filter((name) => !ALWAYS_ASKED.has(name) && name !== 'captcha');
/** A form by mobile number has these by the flags, whatever the rules say. */
const OF_MOBILE: ReadonlySet<RegistrationField> = new Set(['mobileNum', 'verificationCode']);
const RULED_BY_MOBILE = RULED.filter((name) => !OF_MOBILE.has(name));
const INVITATIONS: ReadonlySet<RegistrationField> = new Set(['referralCode', 'affiliateCode']);

/** The fields as they were read: what is stored. */
type Read = { readonly [Field in RegistrationField]?: string | undefined };

/**
 * Checks everything that needs no database, by the same rules that the form was drawn from; answers
 * the username and the details as they are stored. Checklist V-014..V-029. Refuses: identity.registration-closed,
 * identity.username-pattern, the codes of a new password, identity.passwords-differ, and what
 * `checkTold` refuses.
 */
export function checkRegistration(
  room: Internals,
  form: RegistrationForm,
): { readonly username: string; readonly details: Read } {
  if (!room.site.flag('USERNAMEREG3')) throw refuse('identity.registration-closed');
  const username = form.username.trim().toLowerCase();
  const { fault, min, max } = room.site.checkField('username', username);
  if (fault) throw refuse('identity.username-pattern', { field: 'username', value: { min, max } });
  checkNewPassword(room, { password: form.password, username, field: 'password' });
  if (form.password !== form.confirmPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmPassword' });
  return { username, details: checkTold(room, form, RULED) };
}

/**
 * The same for a form by mobile number.
 * Refuses: identity.field-missing, identity.field-length, identity.field-pattern,
 * identity.field-unwanted, identity.invitation-wrong, the codes of a payment password,
 * identity.terms-needed.
 */
export const checkToldByMobile = (room: Internals, form: Told): Read =>
  checkTold(room, form, RULED_BY_MOBILE);

function checkTold(
  room: Internals,
  form: Told & Partial<RegistrationForm>,
  fields: readonly RegistrationField[],
): Read {
  const read = Object.fromEntries(
    fields.map((field) => [field, checkByRule(room, field, form[field])]),
  );
  if (form.paymentPassword) {
    checkNewPin(form.paymentPassword);
    if (form.paymentPassword === form.password)
      throw refuse('identity.payment-password-same', { field: 'paymentPassword' });
  }
  if (!form.agree) {
    const { minimumAge } = room.site.brand();
    throw refuse('identity.terms-needed', { field: 'agree', value: { minimumAge } });
  }
  return read;
}

function checkByRule(room: Internals, field: RegistrationField, typed: string | undefined) {
  const { value, fault, min, max } = room.site.checkField(field, typed);
  if (fault === null) return value;
  if (fault === 'missing') throw refuse('identity.field-missing', { field });
  if (fault === 'unwanted') throw refuse('identity.field-unwanted', { field });
  if (INVITATIONS.has(field)) throw refuse('identity.invitation-wrong', { field });
  if (fault === 'pattern') throw refuse('identity.field-pattern', { field });
  throw refuse('identity.field-length', { field, value: { min, max } });
}
