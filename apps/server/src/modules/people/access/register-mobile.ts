import type { Input } from '@nokshi/contract';
import type { codesRoutes } from '@nokshi/contract/player/codes.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readPhone } from '../identity/index.ts';
import { checkCode } from './check-code.ts';
import { checkFirebase } from './check-firebase.ts';
import { checkToldByMobile } from './check-registration.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { LoginAnswer } from './complete-login.ts';
import { countAccount } from './count-account.ts';
import { admitForm, openAccount, originOf } from './register.ts';
import type { Internals } from './room.ts';

type Form = Input<typeof codesRoutes.registerMobile>;

/**
 * Opens an account whose username is its mobile number without the plus (checklist S-027). The code
 * proves the number (REGMOBVERF3); without a password (MOBILENUMPASSREG3) the member logs in by
 * codes. Other required fields are checked as in the form by username. Refuses:
 * identity.registration-closed, what `readPhone` refuses, identity.password-length,
 * identity.password-pattern, identity.password-common, identity.passwords-differ, what
 * `checkToldByMobile`, `admitForm` and `countAccount` refuse, those of `checkCode`, the codes of
 * `checkFirebase` when a Firebase token replaces the code, identity.username-taken.
 */
export async function registerMobile(
  room: Internals,
  form: Form,
  caller: Caller,
): Promise<LoginAnswer> {
  const { to, details } = checkForm(room, form);
  const taken = await admitForm(room, form, caller);
  return countAccount(room, caller, () => openMobile(room, { form, details, caller, to, taken }));
}

type Admitted = {
  readonly form: Form;
  readonly details: ReturnType<typeof checkToldByMobile>;
  readonly caller: Caller;
  readonly to: string;
  readonly taken: Buffer;
};

async function openMobile(
  room: Internals,
  { form, details, caller, to, taken }: Admitted,
): Promise<LoginAnswer> {
  const { firebaseIdToken: token } = form;
  const coded = !token && room.site.flag('REGMOBVERF3');
  const bond = { purpose: 'register', kind: 'sms', to } as const;
  if (token) await checkFirebase(room, { token, to });
  if (coded) await checkCode(room, { bond, code: form.verificationCode ?? '', caller });
  const username = to.slice(1);
  const password = room.site.flag('MOBILENUMPASSREG3') ? form.password : randomPassword(room);
  const verifiedAt = token || coded ? room.clock.now() : null;
  return openAccount(room, {
    account: {
      ...originOf(form),
      username,
      nickname: maskedNumber(username),
      // The number becomes a contact, so codes can be sent to it.
      details,
      contact: { kind: 'sms', address: to, verifiedAt },
      caller,
    },
    form: { ...form, password },
    taken,
  });
}

/** Checks everything that needs no database; answers number and details as they are stored. */
function checkForm(room: Internals, form: Form) {
  if (!room.site.flag('MOBILENUMREG3')) throw refuse('identity.registration-closed');
  const to = readPhone(room, {
    number: form.mobileNum,
    dialingCode: form.countryDialingCode,
    field: 'mobileNum',
  });
  if (room.site.flag('MOBILENUMPASSREG3')) {
    checkNewPassword(room, {
      password: form.password,
      username: to.slice(1),
      field: 'password',
    });
    if (form.password !== form.confirmPassword)
      throw refuse('identity.passwords-differ', { field: 'confirmPassword' });
  }
  return { to, details: checkToldByMobile(room, form) };
}

/** A random password nobody sees; the member sets a real one by recovery. */
const randomPassword = ({ random }: Internals): string => random.bytes(32).toString('base64');

/** Others see the nickname, because a number is private. */
const maskedNumber = (username: string): string =>
  `${username.slice(0, 5)}***${username.slice(-2)}`;
