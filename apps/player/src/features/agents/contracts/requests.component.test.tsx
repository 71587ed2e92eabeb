import { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { CONTRACT_FLAGS } from '@nokshi/contract/player/agent-terms.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aContract, anOffer, KARIM } from '../../../testing/contracts.ts';
import { theStatus } from '../../../testing/house.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { openSite } from '../../../testing/site.tsx';
import RequestsPage from './requests-page.tsx';

const { list, requests } = agentContractsRoutes;
const member = aMember();
const NONE = {
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  funds: [],
} as const;

describe.each(READERS)('contract requests (%s)', (language) => {
  test('say the kind, from whom, what is asked, and how long it waits', async () => {
    const ending = { by: 'downline', reason: 'A new team' } as const;
    const end = aContract({ kind: 'daily', side: 'given', state: 'ENDING', ending });
    wire.answers(requests, {
      rows: [
        { ...anOffer(), request: 'new' },
        { ...end, request: 'termination' },
      ],
    });
    wire.answers(list, {
      rows: [
        aContract({ state: 'REJECTED' }),
        aContract({ id: anOffer().id, kind: 'hourly', state: 'TERMINATED', endReason: 'agreed' }),
      ],
      next: null,
    });
    const { screen, t } = await show(<RequestsPage />, { member, language });
    const waiting = within(await screen.findByRole('table', { name: t('contract.waiting') }));
    const [, offer, termination] = waiting.getAllByRole('row');
    for (const words of [
      t('contract.kind-dividend'),
      'pa***',
      t('contract.request-new'),
      t('contract.left-days', { days: 6, hours: 3 }),
      t('contract.state-processing'),
    ])
      expect(offer).toHaveTextContent(words);
    expect(termination).toHaveTextContent(KARIM.name);
    expect(termination).toHaveTextContent(t('contract.request-termination'));
    const all = within(await screen.findByRole('table', { name: t('contract.all') }));
    expect(all.getByText(t('contract.state-rejected'))).toBeVisible();
    expect(all.getByText(t('contract.state-approved'))).toBeVisible();
  });

  test('are empty in words', async () => {
    wire.answers(requests, { rows: [] });
    wire.answers(list, { rows: [], next: null });
    const { screen, t } = await show(<RequestsPage />, { member, language });
    expect(await screen.findByText(t('contract.waiting-none'))).toBeVisible();
    expect(await screen.findByText(t('contract.all-none'))).toBeVisible();
  });

  test('are announced once after the log-in, and lead to their page', async () => {
    wire.answers(agentsRoutes.consolidated, { ...NONE, divtypereq: 1, dailysalreqtype: 2 });
    wire.answers(requests, { rows: [{ ...anOffer(), request: 'new' }] });
    wire.answers(list, { rows: [], next: null });
    const { screen, t, user } = await openSite('/', { member, language });
    const notice = within(await screen.findByRole('dialog', { name: t('contract.notice-title') }));
    const item = (kind: 'dividend' | 'daily', request: 'new' | 'termination') =>
      t('contract.notice-item', {
        kind: t(`contract.kind-${kind}`),
        request: t(`contract.request-${request}`),
      });
    expect(notice.getByText(item('dividend', 'new'))).toBeVisible();
    expect(notice.getByText(item('daily', 'termination'))).toBeVisible();
    await user.click(notice.getByRole('button', { name: t('contract.notice-open') }));
    const centre = within(await screen.findByRole('dialog', { name: t('shell.agent-centre') }));
    expect(await centre.findByRole('table', { name: t('contract.waiting') })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: t('contract.notice-title') })).toBeNull();
  });
});

test('a notice that was closed does not come back in the session', async () => {
  wire.answers(agentsRoutes.consolidated, { ...NONE, divtypereq: 1 });
  const first = await openSite('/', { member });
  const { screen, t, user } = first;
  const notice = within(await screen.findByRole('dialog', { name: t('contract.notice-title') }));
  await user.click(notice.getByRole('button', { name: t('contract.notice-later') }));
  first.unmount();
  await openSite('/', { member });
  await expect.poll(() => wire.asked(agentsRoutes.consolidated).length).toBeGreaterThan(1);
  expect(screen.queryByRole('dialog', { name: t('contract.notice-title') })).toBeNull();
});

test('the records are in the menu only while the house has their kind on (AC-010 to AC-013)', async () => {
  const flags = { [CONTRACT_FLAGS.dividend]: '1', [CONTRACT_FLAGS.hourly]: '1' };
  wire.answers(siteRoutes.status, theStatus({ flags }));
  wire.answers(requests, { rows: [] });
  wire.answers(list, { rows: [], next: null });
  const { screen, t } = await openSite('/?ac=contractRequests', { member });
  const menu = within(await screen.findByRole('navigation', { name: t('agent.menu') }));
  const names = ['agent.dividend', 'agent.daily', 'agent.hourly', 'agent.real-time'] as const;
  expect(names.map((name) => menu.queryByRole('button', { name: t(name) }) !== null)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
