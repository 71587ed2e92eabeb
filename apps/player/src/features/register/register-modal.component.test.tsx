import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { connectLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import { loggedIn, theStatus } from '../../testing/house.ts';
import { type FieldId, openRegister as open, PASSWORD, rules } from '../../testing/register.tsx';
import { aMember } from '../../testing/show.tsx';

const member = aMember({ account: 'rina01' });

const flags = (different: Readonly<Record<string, '0' | '1'>>) => {
  const { info } = theStatus({ flags: different });
  wire.answers(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
};

describe.each(READERS)('the form by username (%s)', (language) => {
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

test.each(READERS)(
  'the form has one sentence to agree to, with links to the texts beside it (%s)',
  async (language) => {
    const { dialog, ready, t } = await open(language);
    await ready();
    const agree = dialog.getByRole('checkbox');
    expect(agree.closest('label')).toHaveTextContent(
      t('register.agree', { age: 18, terms: t('register.terms'), privacy: t('register.privacy') }),
    );
    for (const [name, path] of [
      ['register.terms', '/terms'],
      ['register.privacy', '/privacy'],
    ] as const) {
      const link = dialog.getByRole('link', { name: t(name) });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(agree).not.toBeChecked();
  },
);

describe('who registers', () => {
  test('is logged in, at home, with the invite code of the address', async () => {
    wire.answers(identityRoutes.register, loggedIn(member));
    const { field, fillAll, submit } = await open('EN', '/register?referralCode=BONDHU7');
    await fillAll();
    expect(field('field.referralCode')).toHaveValue('BONDHU7');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    await expect.poll(() => location.pathname + location.search).toBe('/?m=welcome');
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

  test.each(READERS)('says that it is closed where both are off (M-022, %s)', async (language) => {
    flags({ USERNAMEREG3: '0', MOBILENUMREG3: '0' });
    const { dialog, t } = await open(language);
    expect(await dialog.findByRole('heading', { name: t('register.closed') })).toBeVisible();
    expect(dialog.getByText(t('register.closed-words'))).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

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
