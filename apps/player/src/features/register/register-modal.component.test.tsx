import type { Language } from '@nokshi/contract/fields.ts';
import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { connectLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import type { MessageId } from '../../locales/en/index.ts';
import { loggedIn, rulesWith, theStatus } from '../../testing/house.ts';
import { aMember, show } from '../../testing/show.tsx';
import RegisterModal from './register-modal.tsx';

const PASSWORD = 'a long walk by the river 7';
const CHALLENGE = theStatus().info.challenge;
const member = aMember({ account: 'rina01' });
type FieldId = Extract<MessageId, `field.${string}`>;

const rules = (different: Parameters<typeof rulesWith>[0]) =>
  wire.answers(siteRoutes.status, theStatus({ info: { register: rulesWith(different) } }));
const flags = (different: Readonly<Record<string, '0' | '1'>>) => {
  const { info } = theStatus({ flags: different });
  wire.answers(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
};

async function open(language: Language = 'EN', at = '/register') {
  const shown = await show(<RegisterModal onClose={() => undefined} />, { at, language });
  const { screen, t, user } = shown;
  const dialog = within(screen.getByRole('dialog', { name: t('register.title') }));
  const named = (id: FieldId) => new RegExp(`^${t(id)}($| \\()`);
  const field = (id: FieldId) => dialog.getByLabelText(named(id));
  const fill = async (id: FieldId, text: string) => {
    await user.clear(field(id));
    await user.type(field(id), text);
  };
  const submit = () => user.click(dialog.getByRole('button', { name: t('register.do') }));
  const says = async (id: FieldId, words: string) => {
    const described = expect.stringContaining(words);
    await expect.poll(() => field(id)).toHaveAccessibleDescription(described);
  };
  const ready = () => dialog.findByRole('button', { name: t('register.do') });
  const fillAll = async (username = 'rina01') => {
    await ready();
    await fill('field.username', username);
    await fill('field.password', PASSWORD);
    await fill('field.confirmPassword', PASSWORD);
    await user.click(dialog.getByRole('checkbox'));
  };
  await dialog.findByRole('button', { name: t('register.to-login') });
  return { ...shown, dialog, named, field, fill, submit, says, ready, fillAll };
}

describe.each(['EN', 'BN'] as const)('the form by username (%s)', (language) => {
  test('says each rule at its field, before anything is sent', async () => {
    const { dialog, t, fill, submit, says, ready } = await open(language);
    await ready();
    await submit();
    for (const id of ['field.username', 'field.password', 'field.confirmPassword'] as const)
      await says(id, t('rule.required'));
    expect(dialog.getByText(t('register.agree-needed'))).toBeVisible();
    await fill('field.username', 'abc');
    await fill('field.password', 'short');
    await fill('field.referralCode', 'xyz');
    await fill('field.confirmPassword', 'other');
    await submit();
    const english = language === 'EN';
    const length = (min: number, max: number) =>
      english ? `This needs ${min} to ${max} characters.` : `এখানে ${min} থেকে ${max} অক্ষর দরকার।`;
    await says('field.username', length(4, 15));
    await says('field.password', length(8, 128));
    await says('field.referralCode', length(4, 64));
    await fill('field.username', '7rivers');
    await fill('field.password', PASSWORD);
    await fill('field.confirmPassword', `${PASSWORD}!`);
    await submit();
    await says(
      'field.username',
      english
        ? 'begin with a letter and use only letters and digits, 4 to 15 of them.'
        : 'শুধু ইংরেজি অক্ষর ও অঙ্ক ব্যবহার করুন, 4 থেকে 15টি।',
    );
    await says(
      'field.confirmPassword',
      english ? 'The two passwords are not the same.' : 'দুই পাসওয়ার্ড এক নয়।',
    );
    expect(wire.asked(identityRoutes.register)).toEqual([]);
  });

  test.each([
    ['identity.username-taken', 'username', 'field.username'],
    ['identity.invitation-wrong', 'referralCode', 'field.referralCode'],
    ['identity.password-common', 'password', 'field.password'],
  ] as const)(
    'says at the field that the server refused with %s, and keeps all',
    async (code, field, id) => {
      wire.refuses(identityRoutes.register, code, { field });
      const { dialog, fillAll, submit, says, refusal, ...form } = await open(language);
      await fillAll();
      await submit();
      await says(id, refusal(code));
      expect(form.field('field.username')).toHaveValue('rina01');
      expect(form.field('field.password')).toHaveValue(PASSWORD);
      expect(dialog.getByRole('checkbox')).toBeChecked();
    },
  );
});

describe('who registers', () => {
  test('is logged in, at home, with the invite code of the address', async () => {
    wire.answers(identityRoutes.register, loggedIn(member));
    const { field, fillAll, submit } = await open('EN', '/register?referralCode=BONDHU7');
    await fillAll();
    expect(field('field.referralCode')).toHaveValue('BONDHU7');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    await expect.poll(() => location.pathname + location.search).toBe('/');
    expect(wire.asked(identityRoutes.register)[0]?.input).toMatchObject({
      username: 'rina01',
      referralCode: 'BONDHU7',
      agree: true,
      login: true,
    });
  });

  test('has an affiliate code checked before the account opens, where the form asks for one (S-026)', async () => {
    rules({ affiliateCode: { enabled: true, required: true } });
    wire.answers(identityRoutes.affiliate, { valid: false });
    const { fill, fillAll, submit, says, t } = await open('EN', '/register?affiliateCode=nobody');
    await fillAll();
    await submit();
    await says('field.affiliateCode', t('register.invitation'));
    expect(wire.asked(identityRoutes.register)).toEqual([]);
    wire.answers(identityRoutes.affiliate, { valid: true });
    wire.answers(identityRoutes.register, loggedIn(member));
    await fill('field.affiliateCode', 'river');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(identityRoutes.register)[0]?.input.affiliateCode).toBe('river');
  });

  test('is not asked whose code it is where the form has no such field', async () => {
    wire.answers(identityRoutes.register, loggedIn(member));
    const { fillAll, submit } = await open('EN', '/register?affiliateCode=nobody');
    await fillAll();
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(identityRoutes.affiliate)).toEqual([]);
  });

  test('reads the image where a proof of work cannot be done, or answers in words', async () => {
    wire.refuses(identityRoutes.register, 'identity.challenge-needed');
    wire.answers(identityRoutes.proofOfWork, {
      algorithm: 'SHA-256',
      challenge: '0',
      maxnumber: 1,
      salt: '0',
      signature: '0',
    });
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    const { dialog, fillAll, submit, t, user } = await open('BN');
    await fillAll();
    await submit();
    expect(await dialog.findByRole('img', { name: t('login.captcha-image') })).toBeVisible();
    wire.answers(identityRoutes.register, loggedIn(member));
    await user.type(dialog.getByRole('textbox', { name: t('login.captcha') }), 'abcde');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(identityRoutes.register).at(-1)?.input.captcha).toBe('abcde');
  });
});

describe('the fields that the operator has', () => {
  test.each([
    'payeeName',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'email',
    'recommenderId',
    'affiliateCode',
  ] as const)('%s is shown where the rules have it, and needed where they say so', async (name) => {
    const id = `field.${name}` as const;
    const hidden = await open();
    await hidden.ready();
    expect(hidden.dialog.queryByLabelText(hidden.named(id))).toBeNull();
    hidden.unmount();
    rules({ [name]: { enabled: true, required: false } });
    const free = await open();
    await free.ready();
    await free.submit();
    expect(free.field(id)).not.toHaveAccessibleDescription(/Please fill this in/);
    free.unmount();
    rules({ [name]: { enabled: true, required: true } });
    const needed = await open();
    await needed.ready();
    await needed.submit();
    await needed.says(id, 'Please fill this in.');
  });

  test('the image is read where the rules have the captcha, and needed', async () => {
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    const hidden = await open();
    await hidden.ready();
    expect(hidden.dialog.queryByRole('textbox', { name: hidden.t('login.captcha') })).toBeNull();
    hidden.unmount();
    rules({ captcha: { enabled: true, required: true } });
    const { dialog, t, fillAll, submit } = await open();
    await fillAll();
    const signs = await dialog.findByRole('textbox', { name: t('login.captcha') });
    await submit();
    await expect.poll(() => signs).toHaveAccessibleDescription(/Please fill this in/);
    expect(wire.asked(identityRoutes.register)).toEqual([]);
  });

  test('a field of one length says that one number alone (V-027)', async () => {
    rules({ line: { enabled: true, required: true, minLength: 6, maxLength: 6 } });
    const { fill, submit, says, ready } = await open();
    await ready();
    await fill('field.line', 'short');
    await submit();
    await says('field.line', 'This needs exactly 6 characters.');
  });

  test.each([18, 21])('the age that is agreed to is the brand’s: %i', async (minimumAge) => {
    wire.answers(siteRoutes.status, theStatus({ brand: { minimumAge } }));
    const { dialog, ready } = await open();
    await ready();
    const words = `I am at least ${minimumAge} years old and agree to the terms`;
    expect(dialog.getByRole('checkbox', { name: new RegExp(words) })).not.toBeChecked();
  });

  test('come into the open form as soon as they are set, and what was written stays', async () => {
    const { dialog, field, fillAll, fill, submit, says, t } = await open('BN');
    await fillAll('openform');
    connectLive();
    const register = rulesWith({ email: { enabled: true, required: true } });
    await live.tell({ type: 'registration', register, challenge: CHALLENGE });
    expect(await dialog.findByText(t('register.changed'))).toBeVisible();
    expect(field('field.username')).toHaveValue('openform');
    await submit();
    await says('field.email', t('rule.required'));
    await fill('field.email', 'no address');
    await submit();
    await says('field.email', t('rule.email'));
    wire.answers(identityRoutes.register, loggedIn(member));
    await fill('field.email', 'rina@example.com');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
  });

  test('are in the form by mobile number as well', async () => {
    rules({ whatsapp: { enabled: true, required: true } });
    const { dialog, field, submit, t, user } = await open('BN');
    await user.click(await dialog.findByRole('tab', { name: t('code.by-mobile') }));
    await submit();
    expect(dialog.getByText(t('register.agree-needed'))).toBeVisible();
    expect(dialog.getAllByText(t('rule.required'))).toHaveLength(5);
    expect(field('field.whatsapp')).toBeVisible();
    expect(dialog.queryByLabelText(t('field.username'))).toBeNull();
  });

  test('a number is proven by a code, which is refused at its field', async () => {
    rules({
      mobileNum: { enabled: true, required: true },
      verificationCode: { enabled: true, required: true },
    });
    const { dialog, fill, fillAll, submit, says, t, user, refusal } = await open('BN');
    await fillAll();
    const send = dialog.getByRole('button', { name: t('code.send') });
    await user.click(send);
    await says('field.mobileNum', t('code.mobile-missing'));
    await fill('field.mobileNum', '01712000401');
    wire.answers(codesRoutes.askToRegister, { expiredMinutes: 5 });
    await user.click(send);
    expect(await dialog.findByText(t('code.register-sent', { minutes: 5 }))).toBeVisible();
    await fill('field.verificationCode', '000000');
    const field = 'verificationCode';
    wire.refuses(identityRoutes.register, 'identity.code-wrong', { field });
    await submit();
    await says('field.verificationCode', refusal('identity.code-wrong'));
  });
});

describe('what the flags let be', () => {
  test.each([
    [{ USERNAMEREG3: '1', MOBILENUMREG3: '0' }, ['field.username']],
    [{ USERNAMEREG3: '0', MOBILENUMREG3: '1' }, ['field.mobileNum']],
    [{ USERNAMEREG3: '1', MOBILENUMREG3: '1' }, ['field.username', 'field.mobileNum']],
  ] as const)(
    'offers the ways whose flags are "1": %o (M-020, M-021)',
    async (on, [first, second]) => {
      flags(on);
      const { dialog, field, named, ready, user } = await open();
      await ready();
      expect(field(first)).toBeVisible();
      const other = first === 'field.username' ? 'field.mobileNum' : 'field.username';
      expect(dialog.queryByLabelText(named(other))).toBeNull();
      expect(dialog.queryAllByRole('tab')).toHaveLength(second ? 2 : 0);
      if (!second) return;
      await user.click(dialog.getAllByRole('tab').at(-1) ?? document.body);
      expect(field(second)).toBeVisible();
    },
  );

  test.each(['EN', 'BN'] as const)(
    'says that it is closed where both are off (M-022, %s)',
    async (language) => {
      flags({ USERNAMEREG3: '0', MOBILENUMREG3: '0' });
      const { dialog, t } = await open(language);
      expect(await dialog.findByRole('heading', { name: t('register.closed') })).toBeVisible();
      expect(dialog.getByText(t('register.closed-words'))).toBeVisible();
      expect(dialog.queryByRole('textbox')).toBeNull();
    },
  );

  test.each([
    ['1', '1'],
    ['1', '0'],
    ['0', '1'],
    ['0', '0'],
  ] as const)(
    'by mobile, a code where its flag is "%s" and a password where it is "%s" (A-038)',
    async (code, password) => {
      flags({
        USERNAMEREG3: '0',
        MOBILENUMREG3: '1',
        REGMOBVERF3: code,
        MOBILENUMPASSREG3: password,
      });
      const { dialog, named, ready } = await open();
      await ready();
      const count = (id: FieldId) => dialog.queryAllByLabelText(named(id)).length;
      expect(count('field.verificationCode')).toBe(Number(code));
      expect(count('field.password')).toBe(Number(password));
      expect(count('field.confirmPassword')).toBe(Number(password));
    },
  );

  test('a number becomes the username of a new member', async () => {
    const { dialog, fill, submit, t, user } = await open('BN');
    await user.click(await dialog.findByRole('tab', { name: t('code.by-mobile') }));
    await fill('field.mobileNum', '০১৭১২০০০০০৩');
    wire.answers(codesRoutes.askToRegisterMobile, { expiredMinutes: 5 });
    await user.click(dialog.getByRole('button', { name: t('code.send') }));
    await dialog.findByText(t('code.register-sent', { minutes: 5 }));
    await fill('field.verificationCode', '111111');
    await fill('field.password', PASSWORD);
    await fill('field.confirmPassword', PASSWORD);
    await user.click(dialog.getByRole('checkbox'));
    wire.answers(codesRoutes.registerMobile, loggedIn(aMember({ account: '8801712000003' })));
    await submit();
    await expect.poll(() => useSession.getState().member?.account).toBe('8801712000003');
    expect(wire.asked(codesRoutes.registerMobile)[0]?.input).toMatchObject({
      mobileNum: '০১৭১২০০০০০৩',
      verificationCode: '111111',
    });
  });

  test('what was typed stays when the other way is closed, and when the flags do not come', async () => {
    const { dialog, field, fill, ready } = await open();
    await ready();
    await fill('field.username', 'staysthere');
    connectLive();
    flags({ MOBILENUMREG3: '0' });
    await live.tell({ type: 'settings' });
    await expect.poll(() => dialog.queryByRole('tab')).toBeNull();
    expect(field('field.username')).toHaveValue('staysthere');
    wire.breaks(siteRoutes.whitelabel);
    await live.tell({ type: 'settings' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(field('field.username')).toHaveValue('staysthere');
  });

  test('the flags that do not come are asked for again when the reader wants', async () => {
    wire.breaks(siteRoutes.whitelabel);
    const { dialog, t, user, ready } = await open('BN');
    expect(await dialog.findByText(t('app.line-broken'))).toBeVisible();
    flags({});
    await user.click(dialog.getByRole('button', { name: t('app.try-again') }));
    expect(await ready()).toBeVisible();
  });
});
