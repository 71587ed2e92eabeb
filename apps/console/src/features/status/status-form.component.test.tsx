import { fieldTime } from '@nokshi/web/time.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { StatusForm } from './status-form.tsx';

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
