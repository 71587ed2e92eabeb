import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { consoleWheelRoutes as routes } from '@nokshi/contract/console/wheels.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';

const ID = `cmp_${'a'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const WHEEL = {
  campaignId: ID,
  name: 'Wheel of the day',
  state: 'OPEN',
  campaign: 'RUNNING',
  endsAt: null,
  spins: 20,
  given: '130.00',
  budget: '1000.00',
  expected: '125.00',
} as const;
const SPIN = { spinId: `spn_${'c'.repeat(32)}`, amount: '20.00', at: AT };
const MEMBER = { memberId: `mbr_${'b'.repeat(32)}`, username: 'rina' };

test.each(READERS)('a wheel shows what it gave against what it states (%s)', async (language) => {
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
  wire.answers(routes.list, { rows: [WHEEL] });
  wire.answers(routes.one, {
    ...WHEEL,
    segments: [{ amount: '20.00', chance: '25', hits: 6, expected: '5.0' }],
    list: [{ ...SPIN, ...MEMBER }],
  });
  const at = `/promotions?tab=wheels&wheel=${ID}`;
  const { screen, t } = await show(<PromotionsDesk />, { at, language });
  expect(await screen.findByRole('link', { name: 'rina' })).toBeVisible();
  expect(screen.getByText(t('wheels.expected-hint'))).toBeVisible();
  expect(screen.getByText('25 %')).toBeVisible();
  expect(screen.getAllByText('৳125.00')).toHaveLength(2);
  expect(screen.getByRole('button', { name: t('campaigns.pause') })).toBeVisible();
});
