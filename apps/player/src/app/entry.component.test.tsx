import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { tab } from '@nokshi/web/storage.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionOf, theStatus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';

const GIFT = 'A gift for new members';
const member = aMember();
type Site = Awaited<ReturnType<typeof openSite>>;
const gift = ({ screen }: Site) => screen.queryByRole('dialog', { name: GIFT });
const around = ({ screen }: Site) => screen.findByRole('contentinfo');
const close = async (site: Site) => {
  const dialog = within(await site.screen.findByRole('dialog', { name: GIFT }));
  await site.user.click(dialog.getByRole('button', { name: site.t('app.close') }));
};

describe('the gift', () => {
  beforeEach(() => {
    const resources = [{ resourceType: 'REGISTERPOP', url: '/rng', name: GIFT, qrCodeUrl: null }];
    wire.answers(siteRoutes.status, theStatus({ info: { resources } }));
  });

  test.each(READERS)(
    'shows once while logged out and once in each session (%s)',
    async (language) => {
      const first = await openSite('/', { language });
      expect(await first.screen.findByText(first.t('gift.visitor'))).toBeVisible();
      first.unmount();
      // A reload closes nothing.
      const reloaded = await openSite('/', { language });
      await reloaded.screen.findByText(reloaded.t('gift.visitor'));
      await close(reloaded);
      reloaded.unmount();
      const seen = await openSite('/', { language });
      await around(seen);
      expect(gift(seen)).toBeNull();
      seen.unmount();

      wire.answers(identityRoutes.sessionInfo, sessionOf(member));
      wire.answers(identityRoutes.memberInfo, member);
      const inside = await openSite('/', { member, language });
      expect(await inside.screen.findByText(inside.t('gift.member'))).toBeVisible();
      await close(inside);
      inside.unmount();
      const again = await openSite('/', { member, language });
      await again.screen.findAllByTestId('balance');
      await around(again);
      expect(gift(again)).toBeNull();
      again.unmount();
      // Logged out, it is the other state again.
      wire.refuses(identityRoutes.sessionInfo, 'edge.not-logged-in');
      wire.refuses(identityRoutes.memberInfo, 'edge.not-logged-in');
      const outside = await openSite('/', { language });
      expect(await outside.screen.findByText(outside.t('gift.visitor'))).toBeVisible();
    },
  );

  test('is seen only after the password was changed where it must be (S-017, S-018)', async () => {
    wire.answers(identityRoutes.sessionInfo, sessionOf(member, { passwordExpired: true }));
    const site = await openSite('/', { member });
    const { screen, t, user } = site;
    const forced = within(await screen.findByRole('dialog', { name: t('security.forced') }));
    expect(gift(site)).toBeNull();
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword'] as const)
      await user.type(forced.getByLabelText(t(`security.${name}`)), 'surma-valley-29');
    wire.answers(securityRoutes.changePassword, {});
    await user.click(forced.getByRole('button', { name: t('security.password-change') }));
    expect(await screen.findByText(t('gift.member'))).toBeVisible();
  });

  test('is promised to nobody whom play is closed to (S-065)', async () => {
    const site = await openSite('/', { member: aMember({ restriction: 'self-excluded' }) });
    await site.screen.findAllByTestId('balance');
    await around(site);
    expect(gift(site)).toBeNull();
  });

  test('waits until the end of a session was told of', async () => {
    const site = await openSite('/', { member });
    await close(site);
    const { screen, t, user } = site;
    await live.tell({ type: 'session-ended' });
    const ended = within(await screen.findByRole('dialog', { name: t('app.session-ended') }));
    expect(gift(site)).toBeNull();
    await user.click(ended.getAllByRole('button', { name: t('app.close') })[0] ?? document.body);
    expect(await screen.findByText(t('gift.visitor'))).toBeVisible();
  });
});

describe('a popup notice', () => {
  const notice = (id: string, type: 'PU' | 'PL' = 'PU') => ({
    id,
    type,
    title: `Notice ${id}`,
    content: `<p>Words of ${id}</p>`,
    time: '2026-03-01T10:00:00.000Z',
    pinned: false,
  });

  test('opens by itself at entry, once in a tab', async () => {
    wire.answers(messagingRoutes.announcements, [notice('n2', 'PL'), notice('n1')]);
    const first = await openSite();
    const { screen, t, user } = first;
    const popup = within(await screen.findByRole('dialog', { name: t('notice.title') }));
    expect(await popup.findByText('Words of n1')).toBeVisible();
    expect(new URLSearchParams(location.search).get('notice')).toBe('n1');
    await user.keyboard('{Escape}');
    first.unmount();
    const again = await openSite();
    await around(again);
    expect(again.screen.queryByRole('dialog')).toBeNull();
    expect(tab.get('noticesSeen')).toBe('n1');
  });

  test('that a member has read does not', async () => {
    wire.answers(messagingRoutes.memberAnnouncements, [{ ...notice('n1'), read: true }]);
    const site = await openSite('/', { member });
    await site.screen.findAllByTestId('balance');
    await around(site);
    expect(site.screen.queryByRole('dialog')).toBeNull();
  });
});
