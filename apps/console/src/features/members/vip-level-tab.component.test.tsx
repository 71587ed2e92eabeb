import { consoleVipRoutes as routes } from '@nokshi/contract/console/vip.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import type { TabProps } from './tab-props.ts';
import { VipLevelTab } from './vip-level-tab.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const level = (EN: string) => ({
  name: { EN, BN: EN },
  deposits: '0',
  turnover: '0',
  keep: '0',
  points: 0,
  rebate: 0,
  withdrawADay: null,
  service: false,
  note: { EN: '', BN: '' },
});
const TERMS = { levels: [level('Bronze'), level('Silver')] };

test('the level of a member is set by hand, and its history says who did', async () => {
  const by = { setBy: 'chief', reason: 'As promised' };
  const version = { version: 1, terms: TERMS, changedAt: AT, changedBy: null, reason: null };
  wire.answers(routes.terms, { versions: [version], counts: [] });
  wire.answers(routes.member, {
    level: 2,
    highest: 2,
    since: AT,
    deposits: '10.00',
    turnover: '0.00',
    keep: { by: AT, turnover: '20.00', needed: '200.00' },
    paused: false,
    moves: [{ at: AT, from: 1, to: 2, cause: 'set', ...by }],
  });
  wire.answers(routes.setLevel, { proposal: 'prp_1' });
  const member = { username: 'rahima01' } as TabProps['member'];
  const id = `mbr_${'a'.repeat(32)}`;
  const { screen, t, user } = await show(<VipLevelTab id={id} member={member} />);
  expect(await screen.findByText('As promised')).toBeVisible();
  expect(screen.getByText('chief')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('vip.set-level') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t('member.reason')), 'A mistake');
  await user.click(dialog.getByRole('button', { name: t('vip.set-level') }));
  await expect
    .poll(() => wire.asked(routes.setLevel))
    .toMatchObject([{ input: { id, level: 1, reason: 'A mistake' } }]);
});
