import { consoleVipRoutes as routes } from '@nokshi/contract/console/vip.ts';
import type { VipLevel } from '@nokshi/contract/vip.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { VipTab } from './vip-tab.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const level = (EN: string, of: Partial<VipLevel> = {}): VipLevel => ({
  name: { EN, BN: `${EN} বাংলা` },
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
const FIRST = { levels: [level('Bronze'), level('Silver', { deposits: '500', turnover: '400' })] };
const NOW = { levels: [level('Bronze'), level('Silver', { deposits: '900', turnover: '400' })] };
const counts = [
  { level: 1, now: 40, later: 38 },
  { level: 2, now: 2, later: 4 },
];
const version = { version: 1, terms: FIRST, changedAt: AT, changedBy: null, reason: null };

beforeEach(() => {
  const newest = { ...version, version: 2, terms: NOW, changedBy: 'chief' };
  wire.answers(routes.terms, { versions: [newest, version], counts });
  wire.answers(routes.preview, { counts });
  wire.answers(routes.setTerms, { proposal: null });
});

test.each(READERS)(
  'a changed level is previewed with its members, and set with a reason (%s)',
  async (language) => {
    const { screen, t, user } = await show(<VipTab />, { language });
    const silver = within(
      await screen.findByRole('group', { name: t('vip.level-number', { level: 2 }) }),
    );
    const points = silver.getByLabelText(t('vip.points'));
    await user.clear(points);
    await user.type(points, '25');
    await user.click(screen.getByRole('button', { name: t('vip.look-over') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(t('vip.members-later'))).toBeVisible();
    const line = t('vip.change-of-level', { level: 2, field: t('vip.points') });
    expect(dialog.getByText(line)).toBeVisible();
    await user.type(dialog.getByLabelText(t('member.reason')), 'More for Silver');
    await user.click(dialog.getByRole('button', { name: t('vip.set') }));
    await expect
      .poll(() => wire.asked(routes.setTerms))
      .toMatchObject([{ input: { version: 2, reason: 'More for Silver' } }]);
    const [, changed] = wire.asked(routes.setTerms)[0]?.input.terms.levels ?? [];
    expect(changed).toEqual({ ...NOW.levels[1], points: 25 });
  },
);

test('a field that cannot be read stops the preview', async () => {
  const { screen, t, user } = await show(<VipTab />);
  const silver = within(
    await screen.findByRole('group', { name: t('vip.level-number', { level: 2 }) }),
  );
  await user.clear(silver.getByLabelText(t('vip.name-en')));
  await user.click(screen.getByRole('button', { name: t('vip.look-over') }));
  expect(await silver.findByText(t('app.required'))).toBeVisible();
  expect(wire.asked(routes.preview)).toEqual([]);
});

test('an earlier version is restored by setting it again', async () => {
  const { screen, t, user } = await show(<VipTab />);
  await user.click(await screen.findByRole('button', { name: t('points.restore') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t('member.reason')), 'As it was');
  await user.click(dialog.getByRole('button', { name: t('vip.set') }));
  await expect
    .poll(() => wire.asked(routes.setTerms))
    .toMatchObject([{ input: { terms: FIRST, version: 2 } }]);
});

test('who may only look sees the levels and changes none', async () => {
  const { screen, t } = await show(<VipTab />, { may: ['promotions.read'] });
  expect(await screen.findByText(t('vip.words'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('vip.look-over') })).toBeNull();
});
