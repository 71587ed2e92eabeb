import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
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
    asked: true,
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

test.each(READERS)(
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

const river = {
  code: 'river-1',
  type: 1,
  members: 3,
  active: true,
  held: false,
  link: 'https://nokshi.example/?m=register&affiliateCode=river-1',
} as const;
const withCodes = (codes: readonly object[], asked = true) =>
  wire.answers(agentsRoutes.overview, {
    account: 'rahim01',
    type: 1,
    since: '2026-01-05T04:00:00.000Z',
    codes: codes.map((more) => ({ ...river, ...more })),
    asked,
    members: 3,
  });

test.each(READERS)(
  'Account makes a code for members or for agents, and lists the codes with their links (%s)',
  async (language) => {
    withCodes([{}]);
    wire.refuses(agentsRoutes.makeCode, 'identity.affiliate-taken', { field: 'code' });
    const { screen, t, user } = await openSite('/?ac=registerCenter', {
      member: aMember({ type: 1 }),
      language,
    });
    const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
    expect(await centre.findByText(river.link)).toBeVisible();
    await user.click(centre.getByRole('button', { name: t('agent.opens-1') }));
    await user.type(centre.getByRole('textbox', { name: t('agent.code') }), 'Delta-9');
    await user.click(centre.getByRole('button', { name: t('agent.make-code') }));
    expect(
      await centre.findByText(refusalWords('identity.affiliate-taken', language)),
    ).toBeVisible();

    wire.answers(agentsRoutes.makeCode, {});
    withCodes([{}, { code: 'delta-9', members: 0 }]);
    await user.click(centre.getByRole('button', { name: t('agent.make-code') }));
    expect(await centre.findByText('delta-9')).toBeVisible();
    expect(wire.asked(agentsRoutes.makeCode).at(-1)?.input).toEqual({ code: 'delta-9', type: 1 });
  },
);

test('a code is switched off by its agent; what the house switched off stays off', async () => {
  withCodes([{}, { code: 'delta-9', active: false, held: true }]);
  wire.answers(agentsRoutes.turnCode, {});
  const { screen, t, user } = await openSite('/?ac=registerCenter', {
    member: aMember({ type: 1 }),
  });
  const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
  expect(await centre.findByText(new RegExp(t('agent.is-held')))).toBeVisible();
  expect(
    centre.queryByRole('button', { name: t('agent.turn-on-of', { code: 'delta-9' }) }),
  ).toBeNull();
  await user.click(
    centre.getByRole('button', { name: t('agent.turn-off-of', { code: 'river-1' }) }),
  );
  await expect
    .poll(() => wire.asked(agentsRoutes.turnCode).at(-1)?.input)
    .toEqual({ code: 'river-1', active: false });
});

test('says that links have no effect while the form asks for no code, and that a break stops codes', async () => {
  withCodes([], false);
  const { screen, t } = await openSite('/?ac=registerCenter', {
    member: aMember({ type: 1, restriction: 'time-out' }),
  });
  const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
  expect(await centre.findByText(t('agent.not-asked'))).toBeVisible();
  expect(centre.getByText(t('agent.restricted'))).toBeVisible();
  expect(centre.queryByRole('button', { name: t('agent.make-code') })).toBeNull();
});

test('the share shortcut of an agent leads to the own codes (A-014)', async () => {
  withCodes([]);
  const { screen, t, user } = await openSite('/', { member: aMember({ type: 1 }) });
  const [shortcut] = await screen.findAllByRole('button', { name: t('shell.share') });
  if (shortcut) await user.click(shortcut);
  const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
  expect(await centre.findByText(t('agent.no-code-yet'))).toBeVisible();
  expect(new URLSearchParams(location.search).get('ac')).toBe('registerCenter');
});
