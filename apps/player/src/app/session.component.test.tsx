import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { tab } from '@nokshi/web/storage.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { learnDomains, queries } from '../data/queries.ts';
import { loggedIn, sessionOf, theStatus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { inside, openSite } from '../testing/site.tsx';

const member = aMember({ memberLabel: [{ labelName: 'Loyal' }] });
const stands = () => location.pathname + location.search;

describe('a tab', () => {
  test('of a visitor knows the house and nobody; the country is asked for at the start', async () => {
    const { screen, t } = await openSite();
    const banner = within(await screen.findByRole('banner'));
    expect(await banner.findByLabelText(t('login.username'))).toBeVisible();
    expect(tab.get('token')).toBeNull();
    expect(tab.get('validate')).toContain('username');
    expect(JSON.parse(tab.get('settings') ?? '')).toEqual(theStatus().info.whitelabel);
    expect(tab.get('merchantCode')).toBe('nokshi');
    expect(tab.get('merchant')).toBe('nokshi');
    expect(tab.get('platform')).toBe('web');
    expect(tab.get('lotteryRegion')).toBe('jililivef3');
    // It is asked by what comes just after the first view.
    await expect.poll(() => wire.asked(siteRoutes.countryCode)).toHaveLength(1);
  });

  test('keeps of a member what the specification names, under its keys', async () => {
    await inside(await openSite('/', { member }));
    await expect.poll(() => tab.get('merchantWallet')).toBe('true');
    const keys = [
      'token',
      'cpw',
      'nickname',
      'account',
      'username',
      'customerId',
      'isAgent',
      'toUpline',
    ];
    expect(Object.fromEntries(keys.map((key) => [key, tab.get(key)]))).toEqual({
      token: 'ses_1',
      cpw: 'false',
      nickname: member.nickname,
      account: member.account,
      username: member.account,
      customerId: member.id,
      isAgent: '1',
      toUpline: 'false',
    });
    expect(JSON.parse(tab.get('memberLabel') ?? '')).toEqual(member.memberLabel);
  });

  test('asks for what it keeps once: a second load sends no request for it', async () => {
    const first = await openSite('/', { member });
    await inside(first);
    await expect.poll(() => tab.get('merchantWallet')).toBe('true');
    first.unmount();
    await inside(await openSite('/', { member }));
    // What the second load asks is asked before the test ends.
    await expect.poll(() => wire.asked(walletRoutes.balance).length).toBeGreaterThan(1);
    expect(wire.asked(walletRoutes.merchantWallet)).toHaveLength(1);
    // These come with the state of the site.
    expect(wire.asked(siteRoutes.whitelabel)).toEqual([]);
    expect(wire.asked(siteRoutes.registrationRules)).toEqual([]);
    expect(wire.asked(identityRoutes.memberInfo)).toHaveLength(1);
  });

  test('asks once where else the site is, and keeps that as routers', async () => {
    wire.answers(siteRoutes.domainRoute, { domainList: [{ domain: 'localhost', speed: null }] });
    learnDomains();
    await expect.poll(() => tab.get('routers')).toBe('[{"domain":"localhost","speed":null}]');
    // A reload forgets what was read, and not what the tab keeps.
    queries.clear();
    learnDomains();
    await expect.poll(() => wire.asked(siteRoutes.domainRoute)).toHaveLength(1);
  });

  test('whatever somebody wrote in it, it says what the server says', async () => {
    tab.set('token', 'ses_1');
    tab.set('isAgent', '41');
    tab.set('toUpline', 'true');
    tab.set('account', 'admin');
    const plain = { ...member, type: 0 } as const;
    const { screen, t } = await openSite('/', { member: plain });
    await expect.poll(() => screen.queryAllByTestId('balance')[0] ?? null).toBeVisible();
    expect(tab.get('isAgent')).toBe('0');
    expect(tab.get('toUpline')).toBe('false');
    expect(tab.get('account')).toBe(member.account);
    expect(screen.queryByRole('button', { name: t('shell.agent-centre') })).toBeNull();
  });

  test('whose member cannot be read is a visitor’s', async () => {
    tab.set('token', 'ses_made_up');
    const { screen, t } = await openSite();
    const banner = within(await screen.findByRole('banner'));
    expect(await banner.findByLabelText(t('login.username'))).toBeVisible();
    expect(tab.get('token')).toBeNull();
  });

  test('has somebody in only once the member was read', async () => {
    tab.set('token', 'ses_1');
    const held = wire.holds(identityRoutes.memberInfo);
    const shown = await openSite('/', { member });
    await shown.screen.findByText(shown.t('app.loading'));
    expect(shown.screen.queryByTestId('balance')).toBeNull();
    held.answer(member);
    await inside(shown);
  });
});

describe('the short log-in of the top bar', () => {
  const logIn = async (shown: Awaited<ReturnType<typeof openSite>>) => {
    const { screen, t, user } = shown;
    const banner = within(await screen.findByRole('banner'));
    await user.type(await banner.findByLabelText(t('login.username')), 'rahim01');
    await user.type(banner.getByLabelText(t('login.password')), 'a long walk');
    await user.click(banner.getAllByRole('button', { name: t('login.do') })[0] ?? document.body);
  };

  test('logs in where the reader is', async () => {
    wire.answers(identityRoutes.login, () => {
      wire.answers(identityRoutes.sessionInfo, sessionOf(member));
      return loggedIn(member);
    });
    const shown = await openSite('/rng');
    await logIn(shown);
    await inside(shown);
    expect(stands()).toBe('/rng');
  });

  test('goes on in the modal where it was refused, with the name kept', async () => {
    wire.refuses(identityRoutes.login, 'identity.wrong-credentials');
    const shown = await openSite();
    await logIn(shown);
    const { screen, t, refusal } = shown;
    const dialog = within(await screen.findByRole('dialog', { name: t('login.title') }));
    expect(await dialog.findByText(refusal('identity.wrong-credentials'))).toBeVisible();
    expect(dialog.getByLabelText(t('login.username'))).toHaveValue('rahim01');
  });
});

describe('a password that must change', () => {
  const opened = async (language: 'EN' | 'BN' = 'EN') => {
    tab.set('token', 'ses_1');
    wire.answers(identityRoutes.sessionInfo, sessionOf(member, { passwordExpired: true }));
    const shown = await openSite('/', { member, language });
    const { screen, t, user } = shown;
    const forced = await screen.findByRole('dialog', { name: t('security.forced') });
    const fill = async (values: readonly [string, string, string]) => {
      const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
      for (const [at, name] of names.entries()) {
        const field = within(forced).getByLabelText(t(`security.${name}`));
        await user.clear(field);
        if (values[at]) await user.type(field, values[at]);
      }
      await user.click(within(forced).getByRole('button', { name: t('security.password-change') }));
    };
    return { ...shown, forced, fill };
  };

  test('cannot be dismissed, and nothing else is shown (M-004)', async () => {
    const { screen, forced, t, user } = await opened();
    await user.keyboard('{Escape}');
    expect(forced).toBeVisible();
    expect(within(forced).queryByRole('button', { name: t('app.close') })).toBeNull();
    expect(screen.queryByRole('dialog', { name: t('member.title') })).toBeNull();
  });

  test.each(READERS)(
    'is refused at its field, then changed; the rest opens (%s)',
    async (language) => {
      const { screen, forced, fill, t, refusal } = await opened(language);
      await fill(['', '', '']);
      expect(within(forced).getAllByText(t('app.required'))).toHaveLength(3);
      const field = 'newPassword';
      wire.refuses(securityRoutes.changePassword, 'identity.password-common', { field });
      await fill(['old one', 'password123', 'password123']);
      expect(await within(forced).findByText(refusal('identity.password-common'))).toBeVisible();
      wire.answers(securityRoutes.changePassword, {});
      await fill(['old one', 'surma-valley-29', 'surma-valley-29']);
      expect(await screen.findByText(t('security.password-done'))).toBeVisible();
      expect(screen.queryByRole('dialog', { name: t('security.forced') })).toBeNull();
      expect(tab.get('cpw')).toBe('false');
    },
  );

  test.each(READERS)(
    'asks the owner of an account that an agent opened for age and terms (AC-004, %s)',
    async (language) => {
      const { screen, forced, fill, t, user } = await opened(language);
      const value = { minimumAge: 18 };
      wire.refuses(securityRoutes.changePassword, 'identity.terms-needed', {
        field: 'agree',
        value,
      });
      const typed = ['secret', 'surma-valley-29', 'surma-valley-29'] as const;
      await fill([...typed]);
      await user.click(await within(forced).findByRole('checkbox'));
      wire.answers(securityRoutes.changePassword, {});
      await fill([...typed]);
      expect(await screen.findByText(t('security.password-done'))).toBeVisible();
      const sent = wire.asked(securityRoutes.changePassword).at(-1)?.input;
      expect(sent).toMatchObject({ agree: true });
    },
  );

  test('may be left by logging out (M-004)', async () => {
    const { screen, forced, t, user } = await opened();
    await user.click(within(forced).getByRole('button', { name: t('shell.log-out') }));
    wire.answers(identityRoutes.logout, {});
    wire.refuses(identityRoutes.sessionInfo, 'edge.not-logged-in');
    const sure = within(screen.getByRole('dialog', { name: t('shell.log-out') }));
    await user.click(sure.getByRole('button', { name: t('shell.log-out') }));
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByLabelText(t('login.username'))).toBeVisible();
  });

  test('is asked for by whatever call tells of it', async () => {
    const shown = await openSite('/', { member });
    await inside(shown);
    wire.refuses(walletRoutes.balance, 'identity.password-change-needed');
    await live.tell({ type: 'deposit', depositId: 'dep-1', state: 'CREDITED' });
    const name = shown.t('security.forced');
    expect(await shown.screen.findByRole('dialog', { name })).toBeVisible();
  });
});

describe('what a member chooses', () => {
  test('the language is sent to the house, and kept in the browser', async () => {
    wire.answers(memberRoutes.language, { language: 'BN' });
    const shown = await openSite('/', { member });
    await inside(shown);
    const { screen, t, user } = shown;
    const choice = within(screen.getByRole('banner')).getByLabelText(t('shell.language'));
    await user.selectOptions(choice, 'BN');
    await expect.poll(() => document.documentElement.lang).toBe('bn');
    expect(wire.asked(memberRoutes.language)).toMatchObject([{ input: { language: 'BN' } }]);
    expect(localStorage.getItem('nokshi.language')).toBe('BN');
  });

  test('the theme is kept in the browser, as dark or light', async () => {
    const { screen, t, user } = await openSite();
    const bar = within(await screen.findByRole('complementary'));
    await user.click(bar.getByRole('button', { name: t('shell.dark') }));
    expect(localStorage.getItem('nokshi.theme')).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(bar.getByRole('button', { name: t('shell.light') }));
    expect(localStorage.getItem('nokshi.theme')).toBe('light');
  });
});

test.each(READERS)('an address that is not the merchant’s own says so (%s)', async (language) => {
  wire.answers(siteRoutes.status, theStatus({ ownDomain: false }));
  const { screen, t } = await openSite('/', { language });
  expect(await screen.findByText(t('shell.foreign-domain'))).toBeVisible();
});
