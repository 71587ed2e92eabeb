import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theProtection } from '../testing/limits.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';
import { aWithdrawal } from '../testing/till.ts';
import { GROUPS, MEMBER_PAGES } from './member-pages.ts';

const LANGUAGES = ['EN', 'BN'] as const;

async function openMenu(at = '/?mc=menu', language: (typeof LANGUAGES)[number] = 'EN') {
  wire.holds(securityRoutes.security);
  const shown = await openSite(at, { member: aMember({ toUpline: true }), language });
  const { screen, t } = shown;
  const centre = await screen.findByRole('dialog', { name: t('member.title') });
  const menu = within(within(centre).getByRole('navigation', { name: t('member.title') }));
  return { ...shown, centre: within(centre), menu };
}

test.each(LANGUAGES)(
  'the balance stands over the pages with its eye, and both ways that money takes (%s)',
  async (language) => {
    wire.answers(walletRoutes.balance, {
      sumBalance: '1250.50',
      held: '300.00',
      bonus: '0.00',
      currency: 'BDT',
      version: '1',
    });
    wire.holds(withdrawalsRoutes.terms);
    const { centre, user, t } = await openMenu('/?mc=menu', language);
    const figure = await centre.findByTestId('balance');
    await expect.poll(() => figure.textContent).toBe('৳1,250.50');
    expect(centre.getByText('৳300.00')).toBeVisible();
    await user.click(centre.getByRole('button', { name: t('shell.balance-hide') }));
    expect(figure.textContent).not.toContain('1,250');
    expect(centre.queryByText('৳300.00')).toBeNull();
    await user.click(centre.getByRole('button', { name: t('shell.balance-show') }));
    await user.click(centre.getByRole('button', { name: t('menu.withdraw-do') }));
    expect(new URLSearchParams(location.search).get('mc')).toBe('withdraw');
  },
);

test.each(LANGUAGES)(
  'the pages stand under the headings of their groups (%s)',
  async (language) => {
    const { menu, t } = await openMenu('/?mc=menu', language);
    const headings = menu.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(GROUPS.map((group) => t(`menu.group-${group}`)));
    for (const group of GROUPS) {
      const list = within(menu.getByRole('list', { name: t(`menu.group-${group}`) }));
      const entries = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      const labels = MEMBER_PAGES.filter((page) => page.group === group).map(({ label }) =>
        t(label),
      );
      expect(labels.every((label, at) => entries[at]?.startsWith(label))).toBe(true);
    }
  },
);

test.each(LANGUAGES)(
  'an entry says the step of the last withdrawal, and which limit is set (%s)',
  async (language) => {
    wire.answers(withdrawalsRoutes.list, { rows: [aWithdrawal({ state: 'PAID' })], next: null });
    const limit = { kind: 'deposit', period: 'W', periods: 'calendar', used: '0.00' } as const;
    const resetsAt = '2099-03-01T10:00:00.000Z';
    const limits = [{ ...limit, amount: '500.00', resetsAt, pending: null }];
    wire.answers(limitsRoutes.protection, theProtection({ limits }));
    const { menu, t } = await openMenu('/?mc=menu', language);
    const entry = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name}`) });
    const withdraw = entry(t('member.withdraw'));
    await expect.poll(() => withdraw.textContent).toContain(t('withdraw.state-PAID'));
    const set = entry(t('security.limits'));
    await expect.poll(() => set.textContent).toContain(`${t('limits.W')} ৳500.00`);
  },
);

test('an entry of the account leads to its part, and is marked', async () => {
  const { menu, user } = await openMenu('/?mc=securityCenter&tab=limits');
  const current = () =>
    menu.getAllByRole('button').filter((entry) => entry.getAttribute('aria-current') === 'page');
  expect(current().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Limits/),
  ]);
  await user.click(menu.getByRole('button', { name: 'Take a break' }));
  expect(location.search).toBe('?mc=securityCenter&tab=breaks');
  await user.click(menu.getByRole('button', { name: 'My account' }));
  expect(location.search).toBe('?mc=securityCenter');
});
