import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { consoleRaffleRoutes as routes } from '@nokshi/contract/console/raffles.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';

const ID = `cmp_${'a'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const RAFFLE = {
  campaignId: ID,
  name: 'Friday raffle',
  state: 'FROZEN',
  startsAt: AT,
  endsAt: AT,
  entrants: 12,
  tickets: '340',
  prizes: [{ count: 3, amount: '50.00' }],
  worth: '150.00',
  drawsAt: AT,
} as const;
const ONE = { ...RAFFLE, root: 'c'.repeat(64), reason: null, winners: [] };
beforeEach(() => {
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

const opened = `/promotions?tab=raffles&raffle=${ID}`;

test.each(READERS)('raffles are listed with their tickets and prizes (%s)', async (language) => {
  wire.answers(routes.list, { rows: [RAFFLE] });
  const at = '/promotions?tab=raffles';
  const { screen, t } = await show(<PromotionsDesk />, { at, language });
  const row = within(
    (await screen.findByRole('link', { name: 'Friday raffle' })).closest('tr') as HTMLElement,
  );
  expect(row.getByText(t('raffles.state-FROZEN'))).toBeVisible();
  expect(row.getByText('340')).toBeVisible();
  expect(row.getByText('৳150.00')).toBeVisible();
});

test('one is called off by a second operator before its draw, with a reason', async () => {
  wire.answers(routes.list, { rows: [RAFFLE] });
  wire.answers(routes.one, ONE);
  wire.answers(routes.void, { proposal: 'prp_1' });
  const { screen, user, t } = await show(<PromotionsDesk />, { at: opened });
  await user.click(await screen.findByRole('button', { name: t('raffles.void') }));
  const name = t('raffles.void-title', { name: 'Friday raffle' });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.type(
    dialog.getByRole('textbox', { name: t('member.reason') }),
    'A wrong prize{Enter}',
  );
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  const asked = wire.asked(routes.void).at(-1)?.input;
  expect(asked).toEqual({ campaignId: ID, reason: 'A wrong prize' });
});

test('a drawn one shows who won and what became of the prize, and is not called off', async () => {
  const memberId = `mbr_${'b'.repeat(32)}`;
  const winner = { memberId, username: 'rina', ticket: '77', amount: '50.00' };
  wire.answers(routes.list, { rows: [RAFFLE] });
  wire.answers(routes.one, {
    ...ONE,
    state: 'DRAWN',
    winners: [
      { ...winner, state: 'PAID' },
      { ...winner, ticket: '9', username: 'kamal', state: null },
    ],
  });
  const { screen, t } = await show(<PromotionsDesk />, { at: opened });
  expect(await screen.findByRole('link', { name: 'rina' })).toBeVisible();
  expect(screen.getByText(t('campaigns.grant-PAID'))).toBeVisible();
  expect(screen.getByText(t('raffles.being-made'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('raffles.void') })).toBeNull();
});
