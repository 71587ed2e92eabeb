import { consolePointsRoutes as routes, type DeskOrder } from '@nokshi/contract/console/points.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PointsDesk from './points-desk.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const ORDER: DeskOrder = {
  referenceNumber: 'pto_1',
  applicationTime: AT,
  type: 'bonus',
  name: { EN: 'Bonus', BN: 'বোনাস' },
  quantity: 2,
  pointsRequired: 1_800,
  amount: '200.00',
  status: 'PROCESSING',
  remark: null,
  decidedAt: null,
  delivery: { address: 'House 7, Dhaka', mobile: '01711000000', messenger: 'rahima.k' },
  memberId: 'member-1',
  username: 'rahima01',
  fromUnknown: true,
  decidedBy: null,
};
const TERMS = {
  rates: {
    RNG: '1',
    FISH: '1',
    PVP: '0.2',
    LIVE: '0.2',
    SPORTS: '0.5',
    ESPORTS: '0.5',
    LOTT: '0.5',
    ELOTT: '0.5',
  },
  pointsPerTaka: 10,
  convertFrom: 100,
  convertADay: 5_000,
};
const first = { version: 1, terms: TERMS, changedAt: AT, changedBy: null, reason: null };

beforeEach(() => {
  wire.answers(routes.stock, { goods: [], waiting: 1, outstanding: 12_345 });
  wire.answers(routes.orders, { rows: [ORDER], next: null });
});

test.each(READERS)('an order is decided with words for the member (%s)', async (language) => {
  const { screen, t, user } = await show(<PointsDesk />, { at: '/points', language });
  expect(await screen.findByText('rahima01')).toBeVisible();
  expect(screen.getByText(t('points.from-unknown'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('points.reject') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t('points.remark')), 'We could not reach you');
  wire.answers(routes.reject, { ...ORDER, status: 'REJECTED' });
  wire.answers(routes.orders, { rows: [], next: null });
  await user.click(dialog.getByRole('button', { name: t('points.reject') }));
  expect(await screen.findByText(t('points.no-orders'))).toBeVisible();
  expect(wire.asked(routes.reject)).toMatchObject([
    { input: { id: 'pto_1', reason: 'We could not reach you' } },
  ]);
});

test('who may only look sees the state and no act', async () => {
  const { screen, t } = await show(<PointsDesk />, { at: '/points', may: ['points.read'] });
  expect(await screen.findByText(t('points.state-PROCESSING'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('points.approve') })).toBeNull();
});

test('rates are looked over before they change, and an earlier version is restored', async () => {
  const now = { ...first, version: 2, terms: { ...TERMS, pointsPerTaka: 20 }, changedBy: 'chief' };
  wire.answers(routes.terms, { versions: [now, first] });
  wire.answers(routes.setTerms, { proposal: null });
  const { screen, t, user } = await show(<PointsDesk />, { at: '/points?tab=rates' });
  await user.click(await screen.findByRole('button', { name: t('points.restore') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('points.pointsPerTaka'))).toBeVisible();
  await user.type(dialog.getByLabelText(t('member.reason')), 'As it was');
  await user.click(dialog.getByRole('button', { name: t('points.set') }));
  await expect
    .poll(() => wire.asked(routes.setTerms))
    .toMatchObject([{ input: { terms: TERMS, version: 2, reason: 'As it was' } }]);
});
