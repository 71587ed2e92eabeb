import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes } from '@nokshi/contract/player/checkout.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';
import { aChannel } from '../testing/till.ts';
import { MEMBER_PAGES } from './member-pages.ts';

/** The left menu as the specification lists it (MC-002). */
const SPECIFIED = [
  'my account',
  'my wallet',
  'increase deposit',
  'increase withdrawal',
  'transfer to upline',
  'betting record',
  'account record',
  'personal loss',
  'bonus details',
  'reward centre',
  'invite friends',
  'mission activity',
  'platform information',
];

test.each(['EN', 'BN'] as const)(
  'opens over the site, names its thirteen pages in order, marks the open one, and closes (%s)',
  async (language) => {
    const held = wire.holds(securityRoutes.security);
    wire.answers(identityRoutes.sessions, []);
    wire.answers(cashierRoutes.channels, [aChannel()]);
    wire.answers(cashierRoutes.deposits, { rows: [], next: null });
    wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
    wire.answers(checkoutRoutes.payment, { way: 'none' });
    const member = aMember({ toUpline: true });
    const { screen, user, t } = await openSite('/rng?mc=securityCenter', { member, language });
    const centre = within(await screen.findByRole('dialog', { name: t('member.title') }));
    const account = within(await centre.findByRole('region', { name: t('member.account') }));
    // Blank until what it shows is there.
    expect(account.queryByRole('heading', { level: 4 })).toBeNull();
    held.answer({
      passwordChangedAt: '2026-03-01T10:00:00.000Z',
      passkeysPossible: false,
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      contacts: [],
      paymentPasswordSetAt: null,
      proofs: [],
      proofNeeded: false,
      devices: [],
      profile: { nickname: 'Rahim', avatar: 'initials', avatars: [], told: [] },
      closingAt: null,
    });
    expect((await account.findAllByRole('heading', { level: 4 })).length).toBeGreaterThan(3);

    const menu = within(centre.getByRole('navigation', { name: t('member.title') }));
    const labels = MEMBER_PAGES.map(({ label }) => t(label));
    expect(labels).toHaveLength(13);
    if (language === 'EN') expect(labels.map((label) => label.toLowerCase())).toEqual(SPECIFIED);
    const entries = menu.getAllByRole('listitem').map((entry) => entry.textContent);
    // Behind some of them stands a count.
    expect(entries.map((text, at) => text?.slice(0, labels[at]?.length))).toEqual(labels);
    const current = () =>
      menu
        .getAllByRole('button')
        .filter((entry) => entry.getAttribute('aria-current') === 'page')
        .map((entry) => entry.textContent);
    expect(current()).toEqual([t('member.account')]);
    await user.click(menu.getByRole('button', { name: t('member.deposit') }));
    const deposit = within(await centre.findByRole('region', { name: t('member.deposit') }));
    expect(await deposit.findByLabelText(t('cashier.amount'))).toBeVisible();
    expect(current()).toEqual([t('member.deposit')]);
    const [close] = centre.getAllByRole('button', { name: t('app.close') });
    await user.click(close as HTMLElement);
    await expect.poll(() => screen.queryByRole('dialog', { name: t('member.title') })).toBeNull();
    expect(location.pathname + location.search).toBe('/rng');
  },
);
