import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';

const overview = (type: 1 | 2 | 41 | 42) =>
  wire.answers(agentsRoutes.overview, {
    account: 'rahim01',
    type,
    since: '2026-01-05T04:00:00.000Z',
    codes: [],
    members: 0,
  });

test.each([1, 2, 41, 42] as const)(
  'opens for an agent of type %i, and has what is known',
  async (type) => {
    overview(type);
    const { screen, t, user } = await openSite('/', { member: aMember({ type }), language: 'BN' });
    const banner = within(await screen.findByRole('banner'));
    await user.click(await banner.findByRole('button', { name: t('shell.agent-centre') }));
    const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
    expect(await centre.findByText(t(`agent.kind-${type}`))).toBeVisible();
    expect(centre.getByText(t('agent.no-code'))).toBeVisible();
    expect(new URLSearchParams(location.search).get('ac')).toBe('agentTeamOverview');
  },
);

test('and the member centre are never open together (S-010)', async () => {
  overview(1);
  wire.answers(recordsRoutes.entries, { rows: [], next: null });
  const { screen, t, user } = await openSite('/?mc=transactionHistory&ac=agentTeamOverview', {
    member: aMember({ type: 1 }),
  });
  const ofMember = within(await screen.findByRole('dialog', { name: t('member.title') }));
  expect(await ofMember.findByRole('heading', { name: t('member.entries') })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: t('shell.agent-centre') })).toBeNull();
  await user.click(ofMember.getByRole('button', { name: t('shell.agent-centre') }));
  expect(await screen.findByRole('dialog', { name: t('shell.agent-centre') })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: t('member.title') })).toBeNull();
});

test.each(['EN', 'BN'] as const)(
  'has no button for a member, and its address gives the warning (%s)',
  async (language) => {
    const { screen, t } = await openSite('/?ac=agentTeamOverview', {
      member: aMember({ type: 0 }),
      language,
    });
    const warning = within(await screen.findByRole('dialog', { name: t('in_need_true_account') }));
    expect(warning.getByText(t('gate.agents-only'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('shell.agent-centre') })).toBeNull();
  },
);
