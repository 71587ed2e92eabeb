import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import { consoleSettingRoutes as routes } from '@nokshi/contract/console/site-settings.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import SettingsDesk from './settings-desk.tsx';

const setting: AgentSetting = {
  payMode: 'upline',
  activeFrom: '100.00',
  graceDays: 7,
  components: { wages: true, promotions: true, fees: false },
  most: { dividend: '60', daily: '3', hourly: '3', win: '3', loss: '3' },
};
const before = { ...setting, graceDays: 14 };
const rest = { version: 4, merchantCode: 'nokshi', fixedHosts: [], minimumAge: 18, openPages: 2 };
const at = '/settings?tab=agents';

beforeEach(() => {
  wire.answers(routes.agents, { setting, ...rest });
  const change = {
    version: 4,
    changes: [{ field: 'graceDays', from: '14', to: '7' }],
    before,
    reason: 'Shorter',
    by: 'chief',
    at: '2026-11-20T04:00:00.000Z',
  };
  wire.answers(routes.changes, { rows: [change], next: null });
  wire.answers(routes.setAgents, { proposal: null });
});

test.each(READERS)('names each change before it is made (%s)', async (language) => {
  const { screen, user, t } = await show(<SettingsDesk />, { language, at });
  await user.selectOptions(await screen.findByLabelText(t('pay.mode')), 'house');
  await user.click(screen.getByLabelText(t('pay.components-fees')));
  const dividend = screen.getByLabelText(t('pay.most-dividend'));
  await user.clear(dividend);
  await user.type(dividend, '৪২.৫');
  await user.click(
    await screen.findByRole('button', { name: t('change.look-over', { count: 3 }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const lines = () => dialog.queryAllByRole('row').map((row) => row.textContent);
  await expect
    .poll(lines)
    .toEqual([
      expect.anything(),
      `${t('pay.mode')}${t('pay.mode-upline')}${t('pay.mode-house')}`,
      `${t('pay.components-fees')}${t('change.off')}${t('change.on')}`,
      `${t('pay.most-dividend')}6042.5`,
    ]);
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'New year{Enter}');
  expect(await screen.findByText(t('settings.done'))).toBeVisible();
  expect(wire.asked(routes.setAgents).at(-1)?.input).toEqual({
    setting: {
      ...setting,
      payMode: 'house',
      components: { ...setting.components, fees: true },
      most: { ...setting.most, dividend: '42.5' },
    },
    version: 4,
    reason: 'New year',
  });
});

test('a change is undone', async () => {
  const { screen, user, t } = await show(<SettingsDesk />, { at });
  await user.click(await screen.findByRole('button', { name: t('change.undo') }));
  const field = await screen.findByRole('textbox', { name: t('member.reason') });
  await user.type(field, 'Too short{Enter}');
  expect(await screen.findByText(t('settings.done'))).toBeVisible();
  const asked = wire.asked(routes.setAgents).at(-1)?.input;
  expect(asked).toEqual({ setting: before, version: 4, reason: 'Too short' });
});
