import { type MallGood, pointsRoutes } from '@nokshi/contract/player/points.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import PointMall from './point-mall.tsx';

const aGood = (different: Partial<MallGood> = {}): MallGood => ({
  id: 'umbrella',
  kind: 'goods',
  name: 'Folding umbrella',
  unit: 'piece',
  html: '<p>Eight ribs.</p>',
  picture: '/art/good-umbrella.svg',
  points: 5_500,
  worth: '550.00',
  left: 40,
  asksMessenger: false,
  ...different,
});
const BONUS = aGood({
  id: 'bonus',
  kind: 'bonus',
  name: 'Bonus',
  points: 900,
  worth: '100.00',
  asksMessenger: true,
});
const ORDER = {
  referenceNumber: 'pto_1',
  applicationTime: '2026-03-02T06:00:00.000Z',
  type: 'bonus',
  name: { EN: 'Bonus', BN: 'বোনাস' },
  quantity: 1,
  pointsRequired: 900,
  amount: '100.00',
  status: 'PROCESSING',
  remark: null,
  decidedAt: null,
  delivery: null,
} as const;
const CONFIG = {
  rates: {
    RNG: '1',
    FISH: '1',
    PVP: '1',
    LIVE: '1',
    SPORTS: '1',
    ESPORTS: '1',
    LOTT: '1',
    ELOTT: '1',
  },
  pointsPerTaka: 10,
  convertFrom: 100,
  convertADay: 5_000,
  convertLeft: 5_000,
  hasPaymentPassword: true,
  lastDelivery: null,
  mostPieces: 10,
} as const;

beforeEach(() => {
  wire.answers(pointsRoutes.goods, { rows: [aGood(), BONUS] });
  wire.answers(pointsRoutes.balance, {
    pointBalance: 1_234,
    pending: 7,
    creditedAt: '2026-03-02T18:00:00.000Z',
  });
  wire.answers(pointsRoutes.config, CONFIG);
});
const open = (at = '/pointMall', language: (typeof READERS)[number] = 'EN') =>
  show(<PointMall />, { at, language, member: aMember() });

test.each(READERS)('a visitor sees the goods and is asked to log in (%s)', async (language) => {
  const { screen, t, user } = await show(<PointMall />, { at: '/pointMall', language });
  expect(await screen.findByText('Folding umbrella')).toBeVisible();
  expect(screen.getByText(t('points.visitor'))).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Folding umbrella/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('points.log-in') }));
  expect(new URLSearchParams(location.search).get('m')).toBe('login');
});

test.each(READERS)('goods are filtered by kind and by what one has (%s)', async (language) => {
  const { screen, t, user } = await open('/pointMall', language);
  expect(await screen.findByText('1,234')).toBeVisible();
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  await expect.poll(names).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: t('points.within') }));
  await expect.poll(names).toEqual([expect.stringContaining('Bonus')]);
  await user.click(screen.getByRole('button', { name: t('points.kind-recharge') }));
  expect(await screen.findByText(t('points.none-chosen'))).toBeVisible();
});

test('an empty mall says so, and one that did not load can be loaded again', async () => {
  wire.answers(pointsRoutes.goods, { rows: [] });
  const empty = await open();
  expect(await empty.screen.findByText(empty.t('points.none'))).toBeVisible();
  empty.unmount();
  wire.breaks(pointsRoutes.goods);
  const { screen, t, user } = await open();
  const again = await screen.findByRole('button', { name: t('app.try-again') });
  wire.answers(pointsRoutes.goods, { rows: [aGood()] });
  await user.click(again);
  expect(await screen.findByText('Folding umbrella')).toBeVisible();
});

test('what is missing for a good is said before any password', async () => {
  const { screen, t } = await open('/pointMall?m=good&good=umbrella');
  const missing = t('points.short-words', { points: '4,266 points' });
  expect(await screen.findByText(missing)).toBeVisible();
  expect(screen.queryByLabelText(t('withdraw.pin'))).toBeNull();
});

test('without a payment password there is the way to set one', async () => {
  wire.answers(pointsRoutes.config, { ...CONFIG, hasPaymentPassword: false });
  const { screen, t, user } = await open('/pointMall?m=good&good=bonus');
  await user.click(await screen.findByRole('button', { name: t('points.set-pin') }));
  expect(new URLSearchParams(location.search).get('mc')).toBe('securityCenter');
});

test('a bonus asks for the Zalo or WhatsApp ID, and is ordered with all of it once (ER-034)', async () => {
  const { screen, t, user } = await open('/pointMall?m=good&good=bonus');
  const send = await screen.findByRole('button', {
    name: t('points.redeem-for', { points: '900 points' }),
  });
  await user.type(screen.getByLabelText(t('points.address')), 'House 7, Dhaka');
  await user.type(screen.getByLabelText(t('points.mobile')), '01711000000');
  await user.type(screen.getByLabelText(t('withdraw.pin')), '481516');
  await user.click(send);
  expect(wire.asked(pointsRoutes.redeem)).toEqual([]);
  await user.type(screen.getByLabelText(t('points.messenger')), 'rahima.k');
  wire.answers(pointsRoutes.redeem, ORDER);
  await user.click(send);
  expect(await screen.findByText(t('points.ordered'))).toBeVisible();
  expect(wire.asked(pointsRoutes.redeem)).toMatchObject([
    { input: { goodId: 'bonus', quantity: 1, points: 900, messenger: 'rahima.k' } },
  ]);
});

test('points are changed to taka at the ratio that is shown', async () => {
  const { screen, t, user } = await open('/pointMall?m=convert');
  const field = await screen.findByLabelText(t('points.to-convert'));
  expect(field).toHaveValue('1230');
  await user.clear(field);
  await user.type(field, '500');
  await user.type(screen.getByLabelText(t('withdraw.pin')), '481516');
  wire.answers(pointsRoutes.convert, { ...ORDER, type: 'convert', status: 'APPROVED' });
  await user.click(
    screen.getByRole('button', { name: t('points.convert-for', { taka: '৳50.00' }) }),
  );
  expect(await screen.findByText(t('points.converted-words'))).toBeVisible();
  expect(wire.asked(pointsRoutes.convert)).toMatchObject([
    { input: { points: 500, pointsPerTaka: 10 } },
  ]);
});

test('the redeem history has its nine columns (O-001, E-104)', async () => {
  wire.answers(pointsRoutes.orders, {
    rows: [{ ...ORDER, status: 'REJECTED', remark: 'Not there' }],
    next: null,
  });
  const { screen, t } = await open('/pointMall?tab=history');
  const columns = await screen.findAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(
    (
      [
        'reference',
        'time',
        'type',
        'name',
        'quantity-short',
        'required',
        'amount',
        'status',
        'remark',
      ] as const
    ).map((name) => t(`points.${name}`)),
  );
  expect(screen.getByText('Not there')).toBeVisible();
});

test('points details have time, source, change and balance (O-002, E-105)', async () => {
  wire.answers(pointsRoutes.details, {
    rows: [
      {
        id: '3-1',
        at: '2026-03-02T06:00:00.000Z',
        source: 'play',
        currentPoints: 0,
        changedPoints: 12,
        balance: 12,
        referenceNumber: null,
      },
    ],
    next: null,
  });
  const { screen, t } = await open('/pointMall?tab=details');
  expect(await screen.findByText(t('points.source-play'))).toBeVisible();
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.getByText('2026-03-02 12:00:00')).toBeVisible();
});
