import type { Language } from '@nokshi/contract/fields.ts';
import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { tab } from '@nokshi/web/storage.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { loggedIn, theStatus } from '../../testing/house.ts';
import { aMember, show } from '../../testing/show.tsx';
import LoginModal from './login-modal.tsx';

const MODAL = <LoginModal onClose={() => undefined} />;
const member = aMember();

async function open(language: Language = 'EN', at = '/?m=login') {
  const shown = await show(MODAL, { at, language });
  const { screen, t, user } = shown;
  const dialog = within(screen.getByRole('dialog', { name: t('login.title') }));
  const field = (id: 'login.username' | 'login.password' | 'code.mobile' | 'code.code') =>
    dialog.getByLabelText(t(id));
  const fill = async (id: Parameters<typeof field>[0], text: string) => {
    await user.clear(field(id));
    await user.type(field(id), text);
  };
  const press = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }));
  const submit = () => press(t('login.do'));
  const byMobile = async () =>
    user.click(await dialog.findByRole('tab', { name: t('code.by-mobile') }));
  return { ...shown, dialog, field, fill, press, submit, byMobile };
}

const flags = (different: Readonly<Record<string, string>>) => {
  const { info } = theStatus({ flags: different });
  wire.answers(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
};

describe('the log-in by username', () => {
  test.each(['EN', 'BN'] as const)('says at the field what is missing (%s)', async (language) => {
    const { t, field, fill, submit } = await open(language);
    const needed = expect.stringContaining(t('app.required'));
    await submit();
    expect(field('login.username')).toHaveAccessibleDescription(needed);
    expect(field('login.username')).toHaveFocus();
    await fill('login.username', 'nobody');
    await submit();
    expect(field('login.password')).toHaveAccessibleDescription(needed);
    expect(field('login.username')).not.toHaveAccessibleDescription(needed);
    expect(wire.asked(identityRoutes.challenge)).toEqual([]);
    expect(wire.asked(identityRoutes.login)).toEqual([]);
  });

  test('asks for the challenge first, then stands where it was, with the marker in the tab', async () => {
    wire.answers(identityRoutes.login, loggedIn(member));
    const first = wire.holds(identityRoutes.challenge);
    const { fill, submit } = await open('EN', '/rng?m=login&maker=NOKSHI');
    await fill('login.username', 'rahim01');
    await fill('login.password', 'a long walk');
    await submit();
    await expect.poll(() => wire.asked(identityRoutes.challenge)).toHaveLength(1);
    expect(wire.asked(identityRoutes.login)).toEqual([]);
    first.answer({ kind: 'none' });
    await expect.poll(() => useSession.getState().phase).toBe('in');
    await expect.poll(() => location.pathname + location.search).toBe('/rng?maker=NOKSHI');
    expect(tab.get('token')).toBe('ses_1');
    expect(wire.asked(identityRoutes.challenge)).toMatchObject([
      { input: { username: 'rahim01' } },
    ]);
  });

  test.each(['EN', 'BN'] as const)(
    'offers the second step at once to who would have to wait for strangers (%s)',
    async (language) => {
      wire.answers(identityRoutes.challenge, { kind: 'none' });
      const value = { retryAfterSeconds: 600 };
      wire.refuses(identityRoutes.login, 'identity.too-many-attempts', { value });
      const { t, dialog, fill, submit, user, refusal } = await open(language);
      expect(dialog.queryByLabelText(t('login.both'))).toBeNull();
      await fill('login.username', 'rahim01');
      await fill('login.password', 'a long walk');
      await submit();
      expect(await dialog.findByText(refusal('identity.too-many-attempts', value))).toBeVisible();
      wire.answers(identityRoutes.login, loggedIn(member));
      const code = dialog.getByLabelText(t('login.both'));
      expect(code).toHaveAccessibleDescription(t('login.both-hint'));
      await user.type(code, '123 456{Enter}');
      await expect.poll(() => useSession.getState().phase).toBe('in');
      const sent = wire.asked(identityRoutes.login).map(({ input }) => input);
      expect(sent[0]).not.toHaveProperty('code');
      expect(sent[1]).toMatchObject({ username: 'rahim01', code: '123 456' });
    },
  );

  test.each(['EN', 'BN'] as const)(
    'an account that is no member’s gets words of its own (%s)',
    async (language) => {
      const { dialog, fill, submit, refusal } = await open(language);
      await fill('login.username', 'free-0123456789ab');
      await fill('login.password', 'a long walk');
      wire.refuses(identityRoutes.login, 'identity.not-a-member');
      await submit();
      expect(await dialog.findByText(refusal('identity.not-a-member'))).toBeVisible();
      expect(dialog.queryByText(refusal('identity.wrong-credentials'))).toBeNull();
    },
  );

  test('after too many failures the image has to be read, and what was typed stays', async () => {
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    const { dialog, t, field, fill, submit, refusal, user } = await open('BN');
    await fill('login.username', 'nobody');
    await fill('login.password', 'wrong guess');
    wire.refuses(identityRoutes.login, 'identity.wrong-credentials');
    await submit();
    expect(await dialog.findByText(refusal('identity.wrong-credentials'))).toBeVisible();
    expect(dialog.queryByRole('img')).toBeNull();
    const value = { captcha: true };
    wire.refuses(identityRoutes.login, 'identity.wrong-credentials', { value });
    await submit();
    expect(await dialog.findByRole('img', { name: t('login.captcha-image') })).toBeVisible();
    expect(field('login.username')).toHaveValue('nobody');
    expect(field('login.password')).toHaveValue('wrong guess');

    const signs = dialog.getByRole('textbox', { name: t('login.captcha') });
    const tries = wire.asked(identityRoutes.login).length;
    await submit();
    expect(signs).toHaveAccessibleDescription(expect.stringContaining(t('app.required')));
    expect(wire.asked(identityRoutes.login)).toHaveLength(tries);
    await user.type(signs, '00000');
    wire.refuses(identityRoutes.login, 'identity.captcha-wrong', { field: 'captcha', value });
    await submit();
    const wrong = expect.stringContaining(refusal('identity.captcha-wrong'));
    await expect.poll(() => signs).toHaveAccessibleDescription(wrong);
    expect(wire.asked(identityRoutes.login).at(-1)?.input.captcha).toBe('00000');
  });

  test('two presses for another image within a second ask for one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    wire.answers(identityRoutes.challenge, { kind: 'image' });
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    wire.answers(identityRoutes.captchaWords, { question: { EN: '2 + 3?', BN: '২ + ৩?' } });
    const { dialog, t, fill, submit, user } = await open();
    await fill('login.username', 'nobody');
    await fill('login.password', 'a guess');
    await submit();
    await dialog.findByRole('img');
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    await user.dblClick(dialog.getByRole('button', { name: t('login.captcha-new') }));
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    expect(wire.asked(identityRoutes.captcha)).toHaveLength(2);
    // Those who cannot see it answer a question in words.
    await user.click(dialog.getByRole('button', { name: t('login.captcha-as-words') }));
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    expect(await dialog.findByText('2 + 3?')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: t('login.captcha-answer') }), '5');
    wire.answers(identityRoutes.login, loggedIn(member));
    await submit();
    await expect.poll(() => wire.asked(identityRoutes.login)[0]?.input.captcha).toBe('5');
  });

  test('a broken line is shown, and pressing again continues', async () => {
    wire.breaks(identityRoutes.login);
    const { dialog, t, fill, submit } = await open('BN');
    await fill('login.username', 'rahim01');
    await fill('login.password', 'a long walk');
    await submit();
    expect(await dialog.findByText(t('app.line-broken'))).toBeVisible();
    wire.answers(identityRoutes.login, loggedIn(member));
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
  });

  test('remember me fills the name and dots, and logs in with one press', async () => {
    wire.answers(identityRoutes.login, loggedIn(member));
    const first = await open();
    await first.fill('login.username', 'rahim01');
    await first.fill('login.password', 'a long walk');
    await first.user.click(first.dialog.getByRole('checkbox', { name: first.t('login.remember') }));
    await first.submit();
    await expect.poll(() => document.cookie).toContain('nokshi_username=rahim01');
    expect(document.cookie + JSON.stringify({ ...localStorage })).not.toContain('a long walk');
    expect(wire.asked(identityRoutes.login)[0]?.input.remember).toBe(true);
    first.unmount();

    wire.refuses(entryRoutes.loginRemembered, 'identity.not-remembered');
    const again = await open();
    expect(again.field('login.username')).toHaveValue('rahim01');
    expect(again.field('login.password')).toHaveAttribute('placeholder', '••••••••');
    await again.submit();
    const why = again.refusal('identity.not-remembered');
    expect(await again.dialog.findByText(why)).toBeVisible();
    // The token was used up: the password is needed again.
    expect(again.field('login.password')).not.toHaveAttribute('placeholder', '••••••••');
    wire.answers(entryRoutes.forgetRemembered, {});
    await again.user.click(again.dialog.getByRole('checkbox'));
    await expect.poll(() => wire.asked(entryRoutes.forgetRemembered)).toHaveLength(1);
    expect(document.cookie).not.toContain('rahim01');
  });

  test('the first log-in is reported to the house, and the tab keeps that a password was set', async () => {
    wire.answers(identityRoutes.login, loggedIn(member, { firstTimeLogin: true }));
    wire.answers(memberRoutes.firstLogin, { first: true });
    const { fill, submit } = await open();
    await fill('login.username', 'rahim01');
    await fill('login.password', 'a long walk');
    await submit();
    await expect.poll(() => wire.asked(memberRoutes.firstLogin)).toHaveLength(1);
    expect(tab.get('cpw')).toBe('true');
    expect(useSession.getState().mustChange).toBe(false);
  });

  test('an expired password is to be changed, and is no first log-in', async () => {
    wire.answers(
      identityRoutes.login,
      loggedIn(member, { passwordExpired: true, firstTimeLogin: true }),
    );
    const { fill, submit } = await open();
    await fill('login.username', 'rahim01');
    await fill('login.password', 'a long walk');
    await submit();
    await expect.poll(() => useSession.getState().mustChange).toBe(true);
    expect(tab.get('cpw')).toBe('true');
    expect(wire.asked(memberRoutes.firstLogin)).toEqual([]);
  });
});

describe('what the flags let be', () => {
  test('by username first, whatever else is offered (M-018)', async () => {
    const { dialog, t, field, byMobile } = await open();
    await dialog.findByRole('tab', { name: t('code.by-username'), selected: true });
    expect(field('login.password')).toBeVisible();
    await byMobile();
    expect(dialog.queryByLabelText(t('login.username'))).toBeNull();
    expect(field('code.mobile')).toBeVisible();
  });

  test('no way by mobile where its flag is off, and no free play', async () => {
    flags({ MOBILEVERCODELOGIN3: '0', FREEPLAY3: '0' });
    const { dialog, t } = await open('BN');
    await expect.poll(() => wire.asked(siteRoutes.whitelabel)).toHaveLength(1);
    expect(dialog.queryByRole('tab', { name: t('code.by-mobile') })).toBeNull();
    expect(dialog.queryByRole('button', { name: t('free-play.do') })).toBeNull();
  });

  test('free play is offered where its flag is on', async () => {
    flags({ FREEPLAY3: '1' });
    const { dialog, t, user } = await open();
    await user.click(await dialog.findByRole('button', { name: t('free-play.do') }));
    expect(location.search).toBe('?m=freeplay');
  });

  test('what was typed before the flags came stays (M-019)', async () => {
    const held = wire.holds(siteRoutes.whitelabel);
    const { dialog, t, field, fill } = await open();
    await fill('login.username', 'half_typed');
    expect(dialog.queryByRole('tab', { name: t('code.by-mobile') })).toBeNull();
    held.answer({ flags: { MOBILEVERCODELOGIN3: '1' }, menus: [] });
    await dialog.findByRole('tab', { name: t('code.by-mobile') });
    expect(field('login.username')).toHaveValue('half_typed');
  });

  test('there are ways to register and to a forgotten password', async () => {
    const { t, press } = await open();
    await press(t('login.forgot'));
    expect(location.search).toBe('?m=forgot');
    await press(t('login.to-register'));
    expect(location.search).toBe('?m=register');
  });
});

describe('the log-in by mobile number', () => {
  const sent = { expiredMinutes: 5 };
  const openMobile = async (language: Language = 'EN') => {
    const shown = await open(language);
    await shown.byMobile();
    return shown;
  };

  test('says what is missing, and what is wrong with the number at it', async () => {
    const { dialog, t, field, fill, press, submit, refusal } = await openMobile('BN');
    await submit();
    expect(dialog.getByText(t('code.mobile-missing'))).toBeVisible();
    expect(dialog.getByText(t('code.missing'))).toBeVisible();
    await fill('code.mobile', '12');
    wire.refuses(codesRoutes.askWithoutLogin, 'identity.phone-wrong', { field: 'mobileNum' });
    await press(t('code.send'));
    const wrong = expect.stringContaining(refusal('identity.phone-wrong'));
    await expect.poll(() => field('code.mobile')).toHaveAccessibleDescription(wrong);
  });

  test('two presses on the button send one code, which logs in without a challenge (S-012)', async () => {
    const held = wire.holds(codesRoutes.askWithoutLogin);
    const { dialog, t, fill, submit, user } = await openMobile();
    await fill('code.mobile', '+880 1712-000002');
    await user.dblClick(dialog.getByRole('button', { name: t('code.send') }));
    held.answer(sent);
    expect(await dialog.findByText(t('code.phone-sent', { minutes: 5 }))).toBeVisible();
    expect(wire.asked(codesRoutes.askWithoutLogin)).toHaveLength(1);
    await fill('code.code', '111111');
    wire.answers(identityRoutes.login, loggedIn(member));
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(identityRoutes.challenge)).toEqual([]);
    expect(wire.asked(identityRoutes.login)[0]?.input).toMatchObject({
      type: 'sms',
      verificationCode: '111111',
    });
  });

  test.each([
    ['EN', 'Please enter your mobile number.', 'Please enter the code we sent.', '11 digits'],
    ['BN', 'আপনার মোবাইল নম্বর দিন।', 'পাঠানো কোডটি লিখুন।', '১১টি অঙ্ক'],
  ] as const)(
    'says at the fields that number and code are missing, and that a number is none (%s)',
    async (language, noNumber, noCode, digits) => {
      const { t, field, fill, press, submit } = await openMobile(language);
      const says = async (id: 'code.mobile' | 'code.code', words: string) => {
        const described = expect.stringContaining(words);
        await expect.poll(() => field(id)).toHaveAccessibleDescription(described);
      };
      await submit();
      await says('code.mobile', noNumber);
      await says('code.code', noCode);
      await fill('code.mobile', '01212345678');
      wire.refuses(codesRoutes.askWithoutLogin, 'identity.phone-wrong', {
        field: 'mobileNum',
        value: { digits: language === 'EN' ? '11' : '১১', example: '01712345678' },
      });
      await press(t('code.send'));
      await says('code.mobile', digits);
      expect(wire.asked(identityRoutes.login)).toEqual([]);
    },
  );

  test.each([
    [5, '5:00'],
    [2, '2:00'],
    [1, '1:00'],
  ])(
    'the button rests for the %i minutes of the answer, from %s on (S-022, S-023)',
    async (minutes, start) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      wire.answers(codesRoutes.askWithoutLogin, { expiredMinutes: minutes });
      const { dialog, t, fill, press, unmount } = await openMobile();
      await fill('code.mobile', '01712000002');
      await press(t('code.send'));
      const resting = (time: string) => t('code.again-in', { time });
      expect(await dialog.findByRole('button', { name: resting(start) })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync((minutes * 60 - 30) * 1_000));
      const left = dialog.getByRole('button', { name: /0:\d\d/ });
      expect(left).toBeDisabled();
      // The countdown outlives a reload (S-025).
      unmount();
      const reopened = await openMobile();
      expect(reopened.dialog.getByRole('button', { name: /0:\d\d/ })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      expect(reopened.dialog.getByRole('button', { name: t('code.send') })).toBeEnabled();
    },
  );

  test('says in a dialog with one button when the next code may come (ER-005)', async () => {
    const value = { retryAfterSeconds: 290 };
    wire.refuses(codesRoutes.askWithoutLogin, 'identity.too-many-attempts', { value });
    const { screen, dialog, t, fill, press, refusal, user } = await openMobile();
    await fill('code.mobile', '01712000004');
    await press(t('code.send'));
    const warning = within(await screen.findByRole('dialog', { name: t('code.not-sent') }));
    expect(warning.getByText(refusal('identity.too-many-attempts', value))).toBeVisible();
    await user.click(warning.getByRole('button'));
    expect(dialog.getByRole('button', { name: /4:[45]\d/ })).toBeDisabled();
  });

  test('asks for the image before the code where the house wants it read', async () => {
    wire.refuses(codesRoutes.askWithoutLogin, 'identity.captcha-needed');
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    const { dialog, t, fill, press, refusal, user } = await openMobile();
    await fill('code.mobile', '01712000004');
    await press(t('code.send'));
    expect(await dialog.findByText(refusal('identity.captcha-needed'))).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: t('login.captcha') }), 'abcde');
    wire.answers(codesRoutes.askWithoutLogin, sent);
    await press(t('code.send'));
    expect(await dialog.findByText(t('code.phone-sent', { minutes: 5 }))).toBeVisible();
    expect(wire.asked(codesRoutes.askWithoutLogin).at(-1)?.input.captcha).toBe('abcde');
    expect(dialog.queryByRole('textbox', { name: t('login.captcha') })).toBeNull();
  });

  test.each(['identity.code-wrong', 'identity.code-expired'] as const)(
    'a code that is refused with %s is said at it',
    async (code) => {
      const { field, fill, submit, refusal } = await openMobile('BN');
      await fill('code.mobile', '01712000004');
      await fill('code.code', '000000');
      wire.refuses(identityRoutes.login, code, { field: 'verificationCode' });
      await submit();
      const wrong = expect.stringContaining(refusal(code));
      await expect.poll(() => field('code.code')).toHaveAccessibleDescription(wrong);
    },
  );

  test('the number is remembered where that is wanted, and forgotten when not (S-020, S-021)', async () => {
    wire.answers(identityRoutes.login, loggedIn(member));
    const { dialog, t, fill, submit, user, unmount } = await openMobile();
    await fill('code.mobile', '01712000005');
    await fill('code.code', '111111');
    await user.click(dialog.getByRole('checkbox', { name: t('login.remember') }));
    const set = vi.spyOn(document, 'cookie', 'set');
    await submit();
    await expect.poll(() => document.cookie).toContain('nokshi_mobile=01712000005');
    expect(set.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/^nokshi_mobile=01712000005; max-age=86400;/),
    );
    set.mockRestore();
    unmount();
    const again = await openMobile();
    expect(again.field('code.mobile')).toHaveValue('01712000005');
    wire.answers(entryRoutes.forgetRemembered, {});
    await again.user.click(again.dialog.getByRole('checkbox', { name: t('login.remember') }));
    await expect.poll(() => document.cookie).not.toContain('nokshi_mobile');
  });
});

describe('the second step of a log-in', () => {
  const asked = async (factors: string, language: Language = 'EN') => {
    const value = { factors, ticket: 'ticket-1' };
    wire.refuses(identityRoutes.login, 'identity.second-factor-needed', { value });
    const shown = await open(language);
    await shown.fill('login.username', 'rahim01');
    await shown.fill('login.password', 'a long walk');
    await shown.submit();
    const step = within(
      await shown.screen.findByRole('dialog', { name: shown.t('login.step-title') }),
    );
    return { ...shown, step };
  };

  test('the authenticator’s code, or one of the ten of recovery', async () => {
    const { step, t, user, refusal } = await asked('totp recovery', 'BN');
    const confirm = step.getByRole('button', { name: t('login.step-do') });
    await user.click(confirm);
    expect(step.getByText(t('app.required'))).toBeVisible();
    await user.type(step.getByRole('textbox', { name: t('login.step-totp') }), '123456');
    wire.refuses(entryRoutes.passFactor, 'identity.second-factor-wrong');
    await user.click(confirm);
    expect(await step.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
    await user.click(step.getByRole('button', { name: t('login.step-recovery') }));
    await user.type(step.getByRole('textbox', { name: t('login.step-recovery') }), 'abcd-efgh');
    wire.answers(entryRoutes.passFactor, loggedIn(member));
    await user.click(step.getByRole('button', { name: t('login.step-do') }));
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(entryRoutes.passFactor).at(-1)?.input).toMatchObject({
      ticket: 'ticket-1',
      kind: 'recovery',
      code: 'abcd-efgh',
    });
  });

  test.each(['sms', 'mail'] as const)(
    'a code that is sent by %s, to an address that is hidden',
    async (kind) => {
      const { step, t, user } = await asked(kind);
      wire.answers(entryRoutes.askStepCode, { expiredMinutes: 5, shown: '•••01' });
      await user.click(step.getByRole('button', { name: t('code.send') }));
      expect(
        await step.findByText(t('login.step-sent', { shown: '•••01', minutes: 5 })),
      ).toBeVisible();
      await user.type(step.getByRole('textbox', { name: t(`login.step-${kind}`) }), '111111');
      wire.answers(entryRoutes.passFactor, loggedIn(member));
      await user.click(step.getByRole('button', { name: t('login.step-do') }));
      await expect.poll(() => useSession.getState().phase).toBe('in');
    },
  );

  test('leads back to the log-in', async () => {
    const { screen, step, t, user } = await asked('totp');
    await user.click(step.getByRole('button', { name: t('login.back') }));
    expect(screen.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  });
});
