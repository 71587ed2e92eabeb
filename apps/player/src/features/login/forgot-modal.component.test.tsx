import type { Language } from '@nokshi/contract/fields.ts';
import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../data/session.ts';
import { loggedIn } from '../../testing/house.ts';
import { aMember, show } from '../../testing/show.tsx';
import ForgotModal from './forgot-modal.tsx';

const NEW = 'a short walk by the sea 8';

async function open(language: Language = 'EN') {
  const shown = await show(<ForgotModal onClose={() => undefined} />, {
    at: '/rng?m=forgot',
    language,
  });
  const { screen, t, user } = shown;
  const dialog = within(screen.getByRole('dialog', { name: t('login.forgot-title') }));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const fill = async (name: string, text: string) => {
    await user.clear(dialog.getByLabelText(name));
    await user.type(dialog.getByLabelText(name), text);
  };
  return { ...shown, dialog, press, fill };
}

test('by mail: what is missing, the code, the new password; the member is in at /', async () => {
  const { dialog, t, press, fill } = await open();
  await press(t('code.send'));
  expect(dialog.getAllByText(t('app.required'))).toHaveLength(2);
  await fill(t('login.username'), 'rina');
  await fill(t('code.mail'), 'rina@example.com');
  wire.answers(codesRoutes.forgotByMail, { expiredMinutes: 5 });
  await press(t('code.send'));
  expect(await dialog.findByText(t('code.mail-sent', { minutes: 5 }))).toBeVisible();
  await fill(t('code.code'), '123456');
  await fill(t('code.new-password'), 'short');
  await press(t('code.recover'));
  expect(dialog.getByText(t('rule.length', { min: 8, max: 128 }))).toBeVisible();
  await fill(t('code.new-password'), NEW);
  wire.answers(codesRoutes.resetPassword, loggedIn(aMember()));
  await press(t('code.recover'));
  await expect.poll(() => useSession.getState().phase).toBe('in');
  await expect.poll(() => location.pathname + location.search).toBe('/');
  expect(wire.asked(codesRoutes.resetPassword)[0]?.input).toMatchObject({
    username: 'rina',
    email: 'rina@example.com',
    verificationCode: '123456',
    newPassword: NEW,
  });
});

test.each(READERS)(
  'by phone: what is missing, and a wrong code at its field (%s)',
  async (language) => {
    const { dialog, t, press, fill, user, refusal } = await open(language);
    await user.click(dialog.getByRole('tab', { name: t('code.by-phone') }));
    await press(t('code.recover'));
    const missing =
      language === 'EN'
        ? ['Please enter your mobile number.', 'Please enter the code we sent.']
        : ['আপনার মোবাইল নম্বর দিন।', 'পাঠানো কোডটি লিখুন।'];
    for (const words of missing) expect(dialog.getByText(words)).toBeVisible();
    await fill(t('code.mobile'), '01712000001');
    wire.answers(codesRoutes.askWithoutLogin, { expiredMinutes: 5 });
    await press(t('code.send'));
    await dialog.findByText(t('code.phone-sent', { minutes: 5 }));
    await fill(t('code.code'), '000000');
    await fill(t('code.new-password'), 'short');
    await press(t('code.recover'));
    const length =
      language === 'EN' ? 'This needs 8 to 128 characters.' : 'এখানে 8 থেকে 128 অক্ষর দরকার।';
    expect(dialog.getByText(length)).toBeVisible();
    expect(wire.asked(codesRoutes.resetPassword)).toEqual([]);
    await fill(t('code.new-password'), NEW);
    const wrong = { field: 'verificationCode', value: { left: 4 } };
    wire.refuses(codesRoutes.resetPassword, 'identity.code-wrong', wrong);
    await press(t('code.recover'));
    expect(await dialog.findByText(refusal('identity.code-wrong', wrong.value))).toBeVisible();
    wire.answers(codesRoutes.resetPassword, loggedIn(aMember()));
    await press(t('code.recover'));
    await expect.poll(() => useSession.getState().phase).toBe('in');
  },
);

test('a second factor is asked for here as well', async () => {
  const { screen, t, fill, press } = await open();
  await fill(t('login.username'), 'rina');
  await fill(t('code.mail'), 'rina@example.com');
  await fill(t('code.code'), '123456');
  await fill(t('code.new-password'), NEW);
  const value = { factors: 'totp', ticket: 'ticket-1' };
  wire.refuses(codesRoutes.resetPassword, 'identity.second-factor-needed', { value });
  await press(t('code.recover'));
  expect(await screen.findByRole('dialog', { name: t('login.step-title') })).toBeVisible();
});
