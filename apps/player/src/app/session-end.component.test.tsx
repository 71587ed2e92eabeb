import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { call } from '@nokshi/web/call.ts';
import { tab } from '@nokshi/web/storage.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { leave } from '../data/session.ts';
import { aMember } from '../testing/show.tsx';
import { inside, openSite } from '../testing/site.tsx';

const MINUTE = 60_000;
const member = aMember({ memberLabel: [{ labelName: 'Loyal' }] });
const stands = () => location.pathname + location.search;

/** What a page asks by itself would count as life if it were answered. */
const nobodyAnswers = () => {
  wire.breaks(messagingRoutes.unreadCount);
  wire.breaks(messagingRoutes.memberAnnouncements);
};

describe('the end of a session', () => {
  test('log out asks, clears the tab, keeps the merchant and ends at /', async () => {
    const shown = await openSite('/rng', { member });
    await inside(shown);
    const { screen, t, user } = shown;
    const out = within(screen.getByRole('banner')).getByRole('button', {
      name: t('shell.log-out'),
    });
    await user.click(out);
    const sure = () => within(screen.getByRole('dialog', { name: t('shell.log-out') }));
    await user.click(sure().getByRole('button', { name: t('app.cancel') }));
    expect(wire.asked(identityRoutes.logout)).toEqual([]);
    await user.click(out);
    wire.answers(identityRoutes.logout, {});
    await user.click(sure().getByRole('button', { name: t('shell.log-out') }));
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByLabelText(t('login.username'))).toBeVisible();
    expect(stands()).toBe('/');
    for (const key of ['token', 'account', 'customerId', 'merchantWallet'])
      expect(tab.get(key)).toBeNull();
    expect(tab.get('merchantCode')).toBe('nokshi');
  });

  test('that failed says so, and the member stays in', async () => {
    const shown = await openSite('/', { member, language: 'BN' });
    await inside(shown);
    const { screen, t, user } = shown;
    await user.click(
      within(screen.getByRole('banner')).getByRole('button', { name: t('shell.log-out') }),
    );
    wire.breaks(identityRoutes.logout);
    const sure = within(screen.getByRole('dialog', { name: t('shell.log-out') }));
    await user.click(sure.getByRole('button', { name: t('shell.log-out') }));
    expect(await screen.findByText(t('shell.log-out-failed'))).toBeVisible();
    await inside(shown);
  });

  test.each(READERS)('elsewhere is shown, with the way to log in again (%s)', async (language) => {
    const shown = await openSite('/rng', { member, language });
    await inside(shown);
    const { screen, t, user } = shown;
    await live.tell({ type: 'session-ended' });
    const ended = within(await screen.findByRole('dialog', { name: t('app.session-ended') }));
    expect(ended.getByText(t('app.session-ended-words'))).toBeVisible();
    await user.click(ended.getByRole('button', { name: t('login.do') }));
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    expect(tab.get('token')).toBeNull();
  });

  test('by an own choice is no news, whatever the house tells meanwhile', async () => {
    const shown = await openSite('/', { member });
    await inside(shown);
    const held = wire.holds(securityRoutes.logoutEverywhere);
    const left = leave(() => call(securityRoutes.logoutEverywhere, {}));
    await live.tell({ type: 'session-ended' });
    held.answer({});
    await act(() => left);
    const { screen, t } = shown;
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByLabelText(t('login.username'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that any call answers with is shown the same way', async () => {
    const shown = await openSite('/', { member });
    await inside(shown);
    wire.refuses(walletRoutes.balance, 'edge.session-ended');
    await live.tell({ type: 'deposit', depositId: 'dep-1', state: 'CREDITED' });
    const name = shown.t('app.session-ended');
    expect(await shown.screen.findByRole('dialog', { name })).toBeVisible();
  });

  test('is announced two minutes before, and extended by a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = await openSite('/', { member });
    await inside(shown);
    nobodyAnswers();
    const { screen, t, user } = shown;
    const idle = () => screen.queryByRole('dialog', { name: t('app.still-there') });
    await act(() => vi.advanceTimersByTimeAsync(27 * MINUTE));
    expect(idle()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1.5 * MINUTE));
    expect(idle()).not.toBeNull();
    const before = wire.asked(identityRoutes.sessionInfo).length;
    await user.click(screen.getByRole('button', { name: t('app.stay') }));
    await expect.poll(() => wire.asked(identityRoutes.sessionInfo)).toHaveLength(before + 1);
    expect(idle()).toBeNull();
  });

  test('by idleness is asked about by the page itself, and told', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = await openSite('/', { member });
    await inside(shown);
    nobodyAnswers();
    const { screen, t } = shown;
    await act(() => vi.advanceTimersByTimeAsync(28 * MINUTE));
    wire.refuses(identityRoutes.sessionInfo, 'edge.session-ended');
    await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE));
    expect(await screen.findByRole('dialog', { name: t('app.session-ended') })).toBeVisible();
  });
});
