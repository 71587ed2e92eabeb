import { fieldTime } from '@nokshi/web/time.ts';
import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LOOK_MS, StatusForm } from './status-form.tsx';

const IN_AN_HOUR = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
const OPEN = {
  status: 'normal',
  message: { EN: '', BN: '' },
  blockedCountries: [],
  from: null,
  until: null,
  version: 1,
  changedAt: null,
  changedBy: null,
  openPages: 1,
} as const;

test.each([
  ['', /^Switch the site to: In maintenance\?$/],
  [fieldTime(IN_AN_HOUR), /^Plan In maintenance from .+\?$/],
])('maintenance from “%s” is asked about as what it is', async (from, title) => {
  const { screen, user, t } = await show(
    <StatusForm setting={{ ...OPEN, blockedCountries: [] }} />,
  );
  await user.click(screen.getByRole('radio', { name: /^In maintenance/ }));
  if (from) await user.type(screen.getByLabelText(t('status.from')), from);
  await user.click(screen.getByRole('button', { name: t('status.apply') }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('app.cancel') }));
});

describe('the page left open through a planned maintenance', () => {
  const until = new Date(Date.parse(IN_AN_HOUR)).toISOString();
  const planned = { ...OPEN, status: 'maintenance' as const, blockedCountries: [], until };
  afterEach(() => void vi.useRealTimers());

  const opened = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { screen, user } = await show(<StatusForm setting={planned} />);
    const radio = (name: RegExp) => screen.getByRole('radio', { name });
    expect(radio(/^In maintenance/)).toBeChecked();
    const end = () =>
      act(async () => {
        vi.setSystemTime(Date.parse(until) + 1_000);
        await vi.advanceTimersByTimeAsync(LOOK_MS);
      });
    return { radio, user, end };
  };

  test('stands on open once it has ended', async () => {
    const { radio, end } = await opened();
    await end();
    expect(radio(/^Open/)).toBeChecked();
  });

  test('keeps what the operator has chosen meanwhile', async () => {
    const { radio, user, end } = await opened();
    await user.click(radio(/^Blocked/));
    await end();
    expect(radio(/^Blocked/)).toBeChecked();
  });
});

test('what another operator has switched is shown, and is not written over', async () => {
  const setting = { ...OPEN, blockedCountries: [] };
  const other = { ...setting, status: 'maintenance' as const, version: 2 };
  const { screen, user, t, refusal, rerender } = await show(<StatusForm setting={setting} />);
  const radio = (name: RegExp) => screen.getByRole('radio', { name });
  rerender(<StatusForm setting={other} />);
  expect(radio(/^In maintenance/)).toBeChecked();
  await user.click(radio(/^Blocked/));
  rerender(<StatusForm setting={{ ...setting, version: 3 }} />);
  expect(radio(/^Blocked/)).toBeChecked();
  wire.refuses(consoleSiteRoutes.setStatus, 'site.version-changed');
  await user.click(screen.getByRole('button', { name: t('status.apply') }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t('status.apply') }),
  );
  expect(await screen.findByText(refusal('site.version-changed'))).toBeVisible();
  expect(wire.asked(consoleSiteRoutes.setStatus)[0]?.input).toMatchObject({ version: 2 });
});
