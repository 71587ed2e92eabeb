import type { Language } from '@nokshi/contract/fields.ts';
import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { loggedIn } from '../../testing/house.ts';
import { openLogin as open } from '../../testing/login.tsx';
import { aMember } from '../../testing/show.tsx';

const member = aMember();

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
