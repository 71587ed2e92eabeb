import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { tab } from '@nokshi/web/storage.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { loggedIn, theStatus } from '../../testing/house.ts';
import { openLogin as open } from '../../testing/login.tsx';
import { aMember } from '../../testing/show.tsx';

const member = aMember();

const flags = (different: Readonly<Record<string, string>>) => {
  const { info } = theStatus({ flags: different });
  wire.answers(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
};

describe('the log-in by username', () => {
  test.each(READERS)('says at the field what is missing (%s)', async (language) => {
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

  test.each(READERS)(
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

  test.each(READERS)(
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
