import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes } from '@nokshi/contract/player/checkout.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { inboxRoutes } from '@nokshi/contract/player/inbox.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '../testing/show.tsx';
import { theSecurity } from '../testing/security.ts';
import { openSite } from '../testing/site.tsx';
import { aChannel } from '../testing/till.ts';
import { aFreeRound, unreadOf } from '../testing/news.ts';
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

/** The thirteen of them, without the parts of one, and help. */
const entriesOf = (
  menu: { getAllByRole(role: 'listitem'): HTMLElement[] },
  labels: readonly string[],
) =>
  menu
    .getAllByRole('listitem')
    .filter(({ textContent }) => labels.some((label) => textContent?.startsWith(label)));

const KEPT = theSecurity();

test.each(READERS)(
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
    held.answer(KEPT);
    expect((await account.findAllByRole('heading', { level: 4 })).length).toBeGreaterThan(3);

    const menu = within(centre.getByRole('navigation', { name: t('member.title') }));
    const labels = MEMBER_PAGES.map(({ label }) => t(label));
    expect(labels).toHaveLength(13);
    if (language === 'EN') expect(labels.map((label) => label.toLowerCase())).toEqual(SPECIFIED);
    const entries = entriesOf(menu, labels).map((entry) => entry.textContent);
    // Behind some of them stands a count, or a few words.
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

test('each entry leads to the page that the specification names', async () => {
  // What the pages themselves show is shown beside them; one that waits asks nothing again later.
  for (const route of [securityRoutes.security, cashierRoutes.channels, cashierRoutes.deposits])
    wire.holds(route);
  wire.holds(referralRoutes.own);
  wire.holds(withdrawalsRoutes.terms);
  wire.holds(inboxRoutes.list);
  const member = aMember({ toUpline: true });
  const { screen, user, t } = await openSite('/?mc=menu', { member });
  const menu = within(
    (await screen.findByRole('dialog', { name: t('member.title') })).querySelector('nav') ??
      document.body,
  );
  const KEYS = [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
  ];
  const labels = MEMBER_PAGES.map(({ label }) => t(label));
  const entries = () => entriesOf(menu, labels).map((entry) => within(entry).getByRole('button'));
  expect(entries()).toHaveLength(13);
  for (const [at, key] of KEYS.entries()) {
    const entry = entries()[at] ?? document.body;
    await user.click(entry);
    expect(new URLSearchParams(location.search).get('mc')).toBe(key);
    const page = screen.getAllByRole('heading', { level: 3 }).find((each) => !each.closest('nav'));
    expect(SPECIFIED[at]).toBe(page?.textContent?.toLowerCase());
  }
});

test('transfer to upline is for members alone who may send there', async () => {
  wire.breaks(securityRoutes.security);
  const { screen, t } = await openSite('/?mc=securityCenter', {
    member: aMember({ toUpline: false }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: t('member.title') }));
  expect(dialog.getByRole('button', { name: 'My wallet' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Transfer to upline' })).toBeNull();
});

test.each([0, 3])(
  'a badge counts what is new at platform information and waits in the reward centre: %i',
  async (count) => {
    wire.breaks(securityRoutes.security);
    wire.answers(messagingRoutes.unreadCount, unreadOf(count));
    wire.answers(promotionsRoutes.freeRounds, {
      rows: Array.from({ length: count }, (_, at) => aFreeRound(at)),
    });
    const { screen, t } = await openSite('/?mc=securityCenter', { member: aMember() });
    const dialog = within(await screen.findByRole('dialog', { name: t('member.title') }));
    const badge = (name: string) =>
      within(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).queryByText(/^\d+$/);
    await expect.poll(() => wire.asked(messagingRoutes.unreadCount)).not.toEqual([]);
    await expect.poll(() => wire.asked(promotionsRoutes.freeRounds)).not.toEqual([]);
    const due = count === 0 ? undefined : String(count);
    for (const name of ['Platform information', 'Reward centre'])
      await expect.poll(() => badge(name)?.textContent).toBe(due);
    expect(badge('Betting record')).toBeNull();
  },
);

test('my account has password, payment password, second factor, sessions, limits and self-exclusion (MC-021)', async () => {
  wire.answers(securityRoutes.security, { ...KEPT, passkeysPossible: true });
  wire.answers(identityRoutes.sessions, []);
  const { screen, user } = await openSite('/?mc=securityCenter', { member: aMember() });
  const account = within(await screen.findByRole('region', { name: 'My account' }));
  const sees = async (names: readonly string[]) => {
    for (const name of names)
      expect(await account.findByRole('heading', { name, level: 4 })).toBeVisible();
  };
  await sees(['Password', 'Payment password', 'Authenticator app', 'Passkeys', 'Sessions']);
  await user.click(account.getByRole('tab', { name: 'Limits' }));
  await sees(['Deposit limit', 'Loss limit', 'Stake limit']);
  await user.click(account.getByRole('tab', { name: 'Take a break' }));
  await sees(['Self-exclusion']);
});

test.each(READERS)(
  'shows the club and the labels that operators gave (E-064, %s)',
  async (language) => {
    wire.holds(securityRoutes.security);
    wire.answers(identityRoutes.sessions, []);
    const called = { clubLabel: { labelName: 'Padma' }, memberLabel: [{ labelName: 'Loyal' }] };
    const { screen, t } = await openSite('/?mc=menu', { member: aMember(called), language });
    const centre = within(await screen.findByRole('dialog', { name: t('member.title') }));
    const labels = within(await centre.findByRole('list', { name: t('member.labels') }));
    expect(labels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Padma',
      'Loyal',
    ]);
  },
);
