import { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { CONTRACT_FLAGS, CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theStatus } from '../../testing/house.ts';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';
import { anOverview, BASES } from '../../testing/team.ts';

const open = async (at: string, type = 1, language: (typeof READERS)[number] = 'EN') => {
  const site = await openSite(at, { member: aMember({ type }), language });
  const name = site.t('shell.agent-centre');
  return { ...site, centre: async () => within(await site.screen.findByRole('dialog', { name })) };
};

test.each([1, 2, 41, 42] as const)('opens with the overview for type %i', async (type) => {
  wire.answers(agentTeamRoutes.overview, anOverview());
  const { screen, t, user, centre } = await open('/', type, 'BN');
  const banner = within(await screen.findByRole('banner'));
  await user.click(await banner.findByRole('button', { name: t('shell.agent-centre') }));
  expect(await (await centre()).findByText(t('line.team-net'))).toBeVisible();
  expect(new URLSearchParams(location.search).get('ac')).toBe('agentTeamOverview');
});

test('and the member centre are never open together (S-010)', async () => {
  wire.answers(agentTeamRoutes.overview, anOverview());
  wire.answers(recordsRoutes.entries, { rows: [], next: null });
  const { screen, t, user } = await open('/?mc=transactionHistory&ac=agentTeamOverview');
  const ofMember = within(await screen.findByRole('dialog', { name: t('member.title') }));
  expect(await ofMember.findByRole('heading', { name: t('member.entries') })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: t('shell.agent-centre') })).toBeNull();
  await user.click(ofMember.getByRole('button', { name: t('shell.agent-centre') }));
  expect(await screen.findByRole('dialog', { name: t('shell.agent-centre') })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: t('member.title') })).toBeNull();
});

test.each(READERS)(
  'has no button for a member, and its address gives the warning (%s)',
  async (language) => {
    const { screen, t } = await open('/?ac=agentTeamOverview', 0, language);
    const warning = within(await screen.findByRole('dialog', { name: t('in_need_true_account') }));
    expect(warning.getByText(t('gate.agents-only'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('shell.agent-centre') })).toBeNull();
  },
);

test.each([
  ['0', 0],
  ['1', CONTRACT_KINDS.length],
] as const)(
  'with the flags of contracts at %s its menu has so many of their pages: %i',
  async (flag, more) => {
    const flags = Object.fromEntries(Object.values(CONTRACT_FLAGS).map((name) => [name, flag]));
    wire.answers(siteRoutes.status, theStatus({ flags }));
    wire.answers(agentTeamRoutes.overview, anOverview());
    const { t, centre } = await open('/?ac=agentTeamOverview');
    const menu = within((await centre()).getByRole('navigation', { name: t('agent.menu') }));
    // The eight of the team, and the requests for contracts.
    expect(menu.getAllByRole('button')).toHaveLength(9 + more);
  },
);

test('Announcement lists the notices for agents, counts new ones in the menu, and opens one', async () => {
  const notice = {
    id: 'n1',
    type: 'PL',
    title: 'Slips come at ten past',
    content: '<p>Ten minutes after a period ends.</p>',
    time: '2026-03-01T10:00:00.000Z',
    pinned: false,
    forAgents: true,
    read: false,
  } as const;
  const unread = { unreadMessage: 1, letters: 0, notices: 1 };
  const { forAgents: _, ...forAll } = { ...notice, id: 'n2', title: 'To everybody' };
  wire.answers(messagingRoutes.memberAnnouncements, [notice, forAll]);
  wire.answers(messagingRoutes.unreadCount, unread);
  wire.answers(messagingRoutes.markRead, { ...unread, unreadMessage: 0, notices: 0 });
  const { t, user, centre } = await open('/?ac=agentAnnouncement');
  const shown = await centre();
  expect(await shown.findByText(t('inbox.unread', { count: 1 }))).toBeInTheDocument();
  const title = await shown.findByRole('button', { name: /Slips come at ten past/ });
  expect(shown.queryByText('To everybody')).toBeNull();
  if (title.getAttribute('aria-expanded') !== 'true') await user.click(title);
  expect(await shown.findByText('Ten minutes after a period ends.')).toBeVisible();
  await expect.poll(() => wire.asked(messagingRoutes.markRead).length).toBe(1);
});

test('the share shortcut of an agent leads to the own links (A-014)', async () => {
  wire.answers(agentLinksRoutes.links, { rows: [], asked: true, bases: BASES });
  const { screen, t, user, centre } = await open('/');
  const [shortcut] = await screen.findAllByRole('button', { name: t('shell.share') });
  if (shortcut) await user.click(shortcut);
  expect(await (await centre()).findByText(t('link.none'))).toBeVisible();
  expect(new URLSearchParams(location.search).get('ac')).toBe('registerCenter');
});
