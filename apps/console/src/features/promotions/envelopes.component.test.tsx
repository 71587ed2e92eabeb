import { consoleCampaignRoutes } from '@nokshi/contract/console/campaigns.ts';
import { consoleEnvelopeRoutes as routes } from '@nokshi/contract/console/envelopes.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';

const ID = `cmp_${'a'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const ENVELOPE = {
  campaignId: ID,
  name: 'Friday envelope',
  state: 'OPEN',
  campaign: 'RUNNING',
  startsAt: AT,
  endsAt: AT,
  pool: '1000.00',
  shares: 100,
  opened: 41,
  given: '400.50',
} as const;
const SHARE = { place: 41, amount: '12.34', openedAt: AT, state: 'PAID' } as const;
const MEMBER = { memberId: `mbr_${'b'.repeat(32)}`, username: 'rina' };
const ONE = { ...ENVELOPE, terminal: 'c'.repeat(64), list: [{ ...SHARE, ...MEMBER }] };
const opened = `/promotions?tab=envelopes&envelope=${ID}`;

beforeEach(() => {
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

test.each(READERS)('envelopes are listed with what of them is opened (%s)', async (language) => {
  wire.answers(routes.list, { rows: [ENVELOPE] });
  const at = '/promotions?tab=envelopes';
  const { screen, t } = await show(<PromotionsDesk />, { at, language });
  const row = within(
    (await screen.findByRole('link', { name: 'Friday envelope' })).closest('tr') as HTMLElement,
  );
  expect(row.getByText(t('envelopes.state-OPEN'))).toBeVisible();
  expect(row.getByText('৳400.50')).toBeVisible();
  expect(row.getByText('৳1,000.00')).toBeVisible();
});

test('one shows who opened it, and is paused with a reason', async () => {
  wire.answers(routes.list, { rows: [ENVELOPE] });
  wire.answers(routes.one, ONE);
  wire.answers(consoleCampaignRoutes.turn, {});
  const { screen, user, t } = await show(<PromotionsDesk />, { at: opened });
  expect(await screen.findByRole('link', { name: 'rina' })).toBeVisible();
  expect(screen.getByText(t('envelopes.secret'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('campaigns.pause') }));
  const name = t('campaigns.pause-title', { name: 'Friday envelope' });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'A look{Enter}');
  await screen.findByText(t('campaigns.pause-done'));
  const asked = wire.asked(consoleCampaignRoutes.turn).at(-1)?.input;
  expect(asked).toEqual({ campaignId: ID, to: 'PAUSED', reason: 'A look' });
});

test('one that is over shows what stays with the house, and where it is checked', async () => {
  wire.answers(routes.list, { rows: [ENVELOPE] });
  wire.answers(routes.one, { ...ONE, state: 'ENDED' });
  const { screen, t } = await show(<PromotionsDesk />, { at: opened });
  expect(await screen.findByText('৳599.50')).toBeVisible();
  const address = `/verify?envelope=${ID}`;
  expect(screen.getByText(t('envelopes.check', { address }))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('campaigns.pause') })).toBeNull();
});
