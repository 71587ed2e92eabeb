import { vipRoutes } from '@nokshi/contract/player/vip.ts';
import type { VipLevel } from '@nokshi/contract/vip.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, expect, test } from 'vitest';
import { theVip } from '../../testing/house.ts';
import { aMember, show } from '../../testing/show.tsx';
import VipPage from './vip-page.tsx';

const level = (of: Pick<VipLevel, 'name'> & Partial<VipLevel>): VipLevel => ({
  deposits: '0',
  turnover: '0',
  keep: '0',
  points: 0,
  rebate: 0,
  withdrawADay: null,
  service: false,
  note: { EN: '', BN: '' },
  ...of,
});
const BRONZE = level({ name: { EN: 'Bronze', BN: 'ব্রোঞ্জ' } });
const SILVER = level({
  name: { EN: 'Silver', BN: 'সিলভার' },
  deposits: '500',
  turnover: '400',
  keep: '200',
  points: 10,
});
const GOLD = level({
  name: { EN: 'Gold', BN: 'গোল্ড' },
  deposits: '1000',
  turnover: '900',
  keep: '300',
  rebate: 20,
  withdrawADay: '5000',
  service: true,
});
const AT = '2026-03-02T06:00:00.000Z';

beforeEach(() => wire.answers(vipRoutes.levels, { levels: [BRONZE, SILVER, GOLD] }));

test.each(READERS)(
  'a level shows the way to the next, what keeps it, and its history (O-009, %s)',
  async (language) => {
    const keep = { since: AT, by: '2026-04-01T18:00:00.000Z', turnover: '50.00', needed: '200.00' };
    const moves = [{ at: AT, from: 1, to: 2, cause: 'counted' as const }];
    const figures = { deposits: '700.00', turnover: '450.00', keep, moves };
    wire.answers(vipRoutes.own, theVip({ level: 2, highest: 2, ...figures }));
    const { screen, t } = await show(<VipPage />, { language, member: aMember() });
    await screen.findByText(t('vip.of', { done: '৳700.00', needed: '৳1,000.00' }));
    expect(screen.getByText(t('vip.of', { done: '৳450.00', needed: '৳900.00' }))).toBeVisible();
    expect(screen.getByText(t('vip.of', { done: '৳50.00', needed: '৳200.00' }))).toBeVisible();
    expect(screen.getByText(t('vip.keep', { at: '2026-04-02' }))).toBeVisible();
    const own = language === 'EN' ? SILVER.name.EN : SILVER.name.BN;
    expect(screen.getAllByText(own)[0]).toBeVisible();
    expect(screen.getByText(t('vip.cause-counted'))).toBeInTheDocument();
    expect(screen.getByText(t('vip.withdraw-a-day', { amount: '৳5,000.00' }))).toBeVisible();
  },
);

test('a lost level says what brings it back, and the highest has no next one', async () => {
  const regain = { level: 3, turnover: '10.00', needed: '300.00' };
  wire.answers(vipRoutes.own, theVip({ level: 2, highest: 3, regain }));
  const { screen, t } = await show(<VipPage />, { member: aMember() });
  await screen.findByText(t('vip.regain', { level: 'Gold' }));
  expect(screen.getByText(t('vip.of', { done: '৳10.00', needed: '৳300.00' }))).toBeVisible();
  expect(screen.getByText(t('vip.top'))).toBeVisible();
});

test('a member for whom nothing counts reads that no level is lost', async () => {
  wire.answers(vipRoutes.own, theVip({ paused: true }));
  const { screen, t } = await show(<VipPage />, { member: aMember() });
  await screen.findByText(t('vip.paused'));
});

test('a level with the VIP service says so (E-065)', async () => {
  wire.answers(vipRoutes.own, theVip({ level: 3, highest: 3, service: true }));
  const { screen, t } = await show(<VipPage />, { member: aMember() });
  await screen.findByText(t('vip.service-words'));
});

test('a visitor sees the levels and the way in', async () => {
  const { screen, t } = await show(<VipPage />, {});
  await screen.findByText('Gold');
  expect(screen.getByRole('button', { name: t('vip.log-in') })).toBeVisible();
  expect(wire.asked(vipRoutes.own)).toEqual([]);
});
