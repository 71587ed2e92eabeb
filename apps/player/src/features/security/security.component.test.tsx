import { contactRoutes } from '@nokshi/contract/player/contacts.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { paymentPasswordRoutes as pins } from '@nokshi/contract/player/payment-password.ts';
import { type Security as Kept, securityRoutes } from '@nokshi/contract/player/security.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { theSecurity } from '../../testing/security.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { useSession } from '../../data/session.ts';
import Security from './security.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const PASSWORD = 'surma-valley-29';
const AT = '2026-03-01T10:00:00.000Z';
const CODES = Array.from({ length: 10 }, (_, at) => `abcd-efg${at}`);

/** An account with a password and nothing else; say what is different about yours. */
const kept = (different: Partial<Kept> = {}): Kept =>
  theSecurity({ passwordChangedAt: AT, passkeysPossible: true, ...different });

async function opened(language: 'EN' | 'BN' = 'EN') {
  wire.usually(securityRoutes.security, kept());
  wire.answers(identityRoutes.sessions, []);
  const shown = await show(<Security />, { language, member: aMember() });
  const { screen, user, t } = shown;
  const press = async (name: string) =>
    user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
  /** Asks for the password, then does it. */
  const confirm = async (name: string) => {
    await press(name);
    await user.type(screen.getByLabelText(t('security.oldPassword')), PASSWORD);
    await press(name);
  };
  return { ...shown, press, confirm };
}

test.each(LANGUAGES)(
  'an authenticator counts once a code of it was right; its ten codes are shown until they are kept (%s)',
  async (language) => {
    const { screen, user, t, refusal, press, confirm } = await opened(language);
    const secret = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH';
    const begun = { secret, uri: `otpauth://totp/Nokshi:rahim01?secret=${secret}` };
    wire.answers(securityRoutes.beginTotp, begun);
    await confirm(t('security.totp-begin'));
    expect(await screen.findByRole('img', { name: t('security.totp-qr') })).toBeVisible();
    expect(screen.getByText(secret)).toBeVisible();
    expect(wire.asked(securityRoutes.beginTotp)[0]?.input).toEqual({ password: PASSWORD });
    const code = screen.getByLabelText(t('login.step-totp'));
    wire.refuses(securityRoutes.confirmTotp, 'identity.second-factor-wrong');
    await user.type(code, '000000');
    await press(t('security.totp-confirm'));
    expect(await screen.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
    expect(code).toHaveValue('000000');

    wire.answers(securityRoutes.confirmTotp, { codes: CODES });
    wire.answers(securityRoutes.security, kept({ totpSince: AT, recoveryCodesLeft: 10 }));
    await user.clear(code);
    await user.type(code, '১২৩ – ৪৫৬');
    await press(t('security.totp-confirm'));
    const list = await screen.findByRole('list', { name: t('security.recovery') });
    const shown = within(list).getAllByRole('listitem');
    expect(shown.map((each) => each.textContent)).toEqual(CODES);
    expect(wire.asked(securityRoutes.confirmTotp).at(-1)?.input).toEqual({ code: '123456' });
    expect(screen.queryByRole('button', { name: t('security.totp-begin') })).toBeNull();
    await press(t('security.recovery-kept'));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  },
);

const PIN = '481516';

test.each(LANGUAGES)(
  'a payment password that is easy, or differs, is refused at its field (%s)',
  async (language) => {
    const { screen, user, t, refusal, press } = await opened(language);
    await press(t('security.pin-choose'));
    const [next, again] = ['paymentPassword', 'confirmPaymentPassword'].map((name) =>
      screen.getByLabelText(t(`security.${name}` as 'security.paymentPassword')),
    ) as [HTMLElement, HTMLElement];
    await user.type(screen.getByLabelText(t('login.password')), PASSWORD);
    await user.type(next, '111111');
    await user.type(again, '111112');
    await press(t('security.pin-choose'));
    expect(screen.getByText(t('rule.differ'))).toBeVisible();
    expect(wire.asked(pins.set)).toEqual([]);
    const easy = 'identity.payment-password-easy';
    wire.refuses(pins.set, easy, { field: 'paymentPassword' });
    await user.type(again, '{Backspace}1');
    await press(t('security.pin-choose'));
    expect(await screen.findByText(refusal(easy))).toBeVisible();
    wire.answers(pins.set, {});
    wire.answers(securityRoutes.security, kept({ paymentPasswordSetAt: AT }));
    for (const field of [next, again]) {
      await user.clear(field);
      await user.type(field, PIN);
    }
    await press(t('security.pin-choose'));
    expect(await screen.findByText(t('security.pin-done'))).toBeVisible();
    expect(await screen.findByRole('button', { name: t('security.pin-change') })).toBeVisible();
  },
);

test('a payment password may be typed in either digits, and grouped', async () => {
  const { screen, user, t, press } = await opened('BN');
  wire.answers(pins.set, {});
  await press(t('security.pin-choose'));
  await user.type(screen.getByLabelText(t('login.password')), PASSWORD);
  await user.type(screen.getByLabelText(t('security.paymentPassword')), '৪৮১ ৫১৬');
  await user.type(screen.getByLabelText(t('security.confirmPaymentPassword')), PIN);
  await press(t('security.pin-choose'));
  await expect.poll(() => wire.asked(pins.set)).toHaveLength(1);
  const { input } = wire.asked(pins.set)[0] ?? {};
  expect(input).toMatchObject({ paymentPassword: PIN, confirmPaymentPassword: PIN });
});

test('a payment password is changed with the previous one, which has to be right', async () => {
  wire.answers(securityRoutes.security, kept({ paymentPasswordSetAt: AT }));
  const { screen, user, t, refusal, press } = await opened();
  await press(t('security.pin-change'));
  const wrong = 'identity.payment-password-wrong';
  wire.refuses(pins.set, wrong, { field: 'oldPaymentPassword' });
  for (const name of ['oldPaymentPassword', 'paymentPassword', 'confirmPaymentPassword'] as const)
    await user.type(screen.getByLabelText(t(`security.${name}`)), PIN);
  await press(t('security.pin-change'));
  expect(await screen.findByText(refusal(wrong))).toBeVisible();
  wire.answers(pins.set, {});
  await press(t('security.pin-change'));
  expect(await screen.findByText(t('security.pin-done'))).toBeVisible();
  const pin = { paymentPassword: PIN, confirmPaymentPassword: PIN };
  expect(wire.asked(pins.set).at(-1)?.input).toEqual({ ...pin, oldPaymentPassword: PIN });
});

test('a payment password that was forgotten is set again with a code to a number', async () => {
  const owner = kept({ paymentPasswordSetAt: AT, proofs: ['sms'], proofNeeded: true });
  wire.answers(securityRoutes.security, owner);
  const { screen, user, t, press } = await opened();
  await press(t('security.pin-forgotten'));
  wire.answers(pins.askCode, { expiredMinutes: 5 });
  await user.type(screen.getByLabelText(t('login.password')), PASSWORD);
  await press(t('code.send'));
  expect(await screen.findByText(t('security.pin-sent', { minutes: 5 }))).toBeVisible();
  await user.type(screen.getByLabelText(t('code.code')), '123456');
  for (const name of ['paymentPassword', 'confirmPaymentPassword'] as const)
    await user.type(screen.getByLabelText(t(`security.${name}`)), PIN);
  wire.answers(pins.set, {});
  await press(t('security.pin-change'));
  expect(await screen.findByText(t('security.pin-done'))).toBeVisible();
  expect(wire.asked(pins.set)[0]?.input).toMatchObject({
    password: PASSWORD,
    proof: 'sms',
    verificationCode: '123456',
  });
});

test('no code is sent to a new mail address while the password is wrong', async () => {
  const { screen, user, t, refusal, press } = await opened();
  const open = { name: new RegExp(t('security.contact-mail')) };
  await user.click(await screen.findByRole('button', open));
  await user.type(screen.getByLabelText(t('security.contact-mail')), 'rahim@mail.example');
  await user.type(screen.getByLabelText(t('login.password')), 'not my password');
  wire.refuses(contactRoutes.askCode, 'identity.password-wrong', { field: 'password' });
  await press(t('code.send'));
  expect(await screen.findByText(refusal('identity.password-wrong'))).toBeVisible();
  expect(screen.queryByText(t('security.contact-sent', { minutes: 5 }))).toBeNull();
});

test('closing is asked for with the password, and undone', async () => {
  const { screen, user, t, refusal, confirm } = await opened();
  wire.refuses(securityRoutes.requestClosing, 'identity.password-wrong', { field: 'password' });
  await confirm(t('security.closing-do'));
  expect(await screen.findByText(refusal('identity.password-wrong'))).toBeVisible();
  wire.answers(securityRoutes.requestClosing, { closingAt: AT });
  wire.answers(securityRoutes.security, kept({ closingAt: '2999-03-01T10:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: t('security.closing-do') }));
  const undo = await screen.findByRole('button', { name: t('security.closing-undo') });
  expect(screen.queryByRole('button', { name: t('security.closing-do') })).toBeNull();
  wire.answers(securityRoutes.undoClosing, {});
  wire.answers(securityRoutes.security, kept());
  await user.click(undo);
  expect(await screen.findByText(t('security.closing-undone'))).toBeVisible();
  expect(await screen.findByRole('button', { name: t('security.closing-do') })).toBeVisible();
});

test.each(LANGUAGES)(
  'every session ends after a question, this one as well (%s)',
  async (language) => {
    const { screen, user, t, press } = await opened(language);
    wire.answers(securityRoutes.logoutEverywhere, {});
    const question = async () =>
      within(await screen.findByRole('dialog', { name: t('sessions.everywhere') }));
    await press(t('sessions.everywhere'));
    const first = await question();
    expect(first.getByText(t('sessions.everywhere-sure'))).toBeVisible();
    await user.click(first.getByRole('button', { name: t('app.cancel') }));
    expect(wire.asked(securityRoutes.logoutEverywhere)).toHaveLength(0);
    await press(t('sessions.everywhere'));
    await user.click((await question()).getByRole('button', { name: t('sessions.everywhere') }));
    await expect.poll(() => useSession.getState().phase).toBe('out');
    expect(wire.asked(securityRoutes.logoutEverywhere)).toHaveLength(1);
    expect(location.pathname).toBe('/');
  },
);

test.each(LANGUAGES)(
  'a birthday that nobody can have is refused at its field, and the rest stays (%s)',
  async (language) => {
    const { screen, user, t, refusal, press } = await opened(language);
    await press(t('security.profile-change'));
    const birthday = screen.getByLabelText(t('field.birthday'));
    expect(birthday).toHaveAttribute('max', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
    await user.type(screen.getByLabelText(t('field.occupation')), 'Weaver');
    await user.type(birthday, '2199-01-01');
    const wrong = 'identity.birthday-wrong';
    wire.refuses(securityRoutes.setProfile, wrong, { field: 'birthday' });
    await press(t('security.profile-save'));
    await expect.poll(() => birthday).toHaveAccessibleDescription(refusal(wrong));
    expect(screen.getByLabelText(t('field.occupation'))).toHaveValue('Weaver');
    wire.answers(securityRoutes.setProfile, {});
    await user.clear(birthday);
    await user.type(birthday, '1990-02-15');
    await press(t('security.profile-save'));
    await expect
      .poll(() => wire.asked(securityRoutes.setProfile).at(-1)?.input)
      .toEqual({ birthday: '1990-02-15', occupation: 'Weaver' });
  },
);
