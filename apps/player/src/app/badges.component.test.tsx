import { inboxRoutes, type InboxLetter } from '@nokshi/contract/player/inbox.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFreeRound, unreadOf } from '../testing/news.ts';
import { aMember } from '../testing/show.tsx';
import { inside, openSite } from '../testing/site.tsx';

const time = '2026-03-01T10:00:00.000Z';

const aLetter = (at: number): InboxLetter => ({
  id: `ltr_${String(at).padStart(32, '0')}`,
  from: 'operator',
  sender: null,
  title: { EN: `Letter ${at}`, BN: `চিঠি ${at}` },
  text: { EN: 'Words.', BN: 'কথা।' },
  time,
  read: at >= 2,
});

const aNotice = (at: number) => ({
  id: `n${at}`,
  type: 'PL' as const,
  title: `Notice ${at}`,
  content: '<p>Words.</p>',
  time,
  pinned: false,
  read: at >= 3,
});

test.each(READERS)(
  'each count is what stands new on the page that it opens (MC-017 to MC-019, %s)',
  async (language) => {
    wire.breaks(securityRoutes.security);
    wire.answers(messagingRoutes.unreadCount, unreadOf(2, 3));
    wire.answers(inboxRoutes.list, { rows: [0, 1, 2].map(aLetter), next: null });
    wire.answers(messagingRoutes.memberAnnouncements, [0, 1, 2, 3].map(aNotice));
    wire.answers(promotionsRoutes.freeRounds, { rows: [0, 1].map(aFreeRound) });
    const site = await openSite('/', { member: aMember(), language });
    const { screen, user, t } = site;
    await inside(site);

    const header = await screen.findByRole('button', {
      name: t('shell.messages-new', { count: 5 }),
    });
    expect(within(header).getByText('5')).toBeVisible();
    await user.click(header);
    const centre = within(await screen.findByRole('dialog', { name: t('member.title') }));
    const menu = within(centre.getByRole('navigation'));
    const counts = () =>
      menu
        .getAllByRole('button')
        .map((entry) => [entry.textContent ?? '', within(entry).queryByText(/^\d+$/)?.textContent])
        .filter(([, count]) => count !== undefined);
    await expect.poll(() => counts().map(([, count]) => count)).toEqual(['2', '5']);
    expect(counts()[0]?.[0]).toContain(t('member.rewards'));
    expect(counts()[1]?.[0]).toContain(t('member.messages'));

    const panel = () => within(centre.getByRole('tabpanel'));
    const isNew = () => panel().queryAllByText(t('notice.new'), { exact: true });
    const inbox = await centre.findByRole('tab', { name: new RegExp(t('inbox.inbox')) });
    expect(within(inbox).getByText('2')).toBeVisible();
    await expect.poll(() => isNew().length).toBe(2);
    const notices = centre.getByRole('tab', { name: new RegExp(t('inbox.notices')) });
    expect(within(notices).getByText('3')).toBeVisible();
    // Where there is room the first is open, and so not new any more.
    wire.answers(messagingRoutes.markRead, unreadOf(2, 2));
    await user.click(notices);
    await expect.poll(() => isNew().length).toBe(2);
    expect(await within(notices).findByText('2')).toBeVisible();
    expect(counts()[1]?.[1]).toBe('4');

    await user.click(menu.getByRole('button', { name: new RegExp(`^${t('member.rewards')}`) }));
    const rewards = within(await centre.findByRole('region', { name: t('member.rewards') }));
    await expect.poll(() => rewards.queryAllByRole('listitem').length).toBe(2);
  },
);
