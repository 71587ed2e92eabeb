import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { scanCode } from '@nokshi/web/testing/scan-code.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { theStatus } from '../../testing/house.ts';
import { show } from '../../testing/show.tsx';
import Download from './download.tsx';

test.each(READERS)(
  'the code scans as the site itself, and each device has a guide (%s)',
  async (language) => {
    const { screen, t } = await show(<Download />, { at: '/down', language });
    const code = await screen.findByRole('img', { name: t('download.site-code') });
    expect(scanCode(code)).toBe(`${location.origin}/`);
    for (const guide of ['download.ios', 'download.android', 'download.desktop'] as const)
      expect(screen.getByRole('heading', { name: t(guide) })).toBeVisible();
    expect(screen.queryByText(t('download.ios-profile'))).toBeNull();
  },
);

test('where the operator has a profile, the guide says how iOS 17 and later take it', async () => {
  const url = 'https://apps.example/nokshi.mobileconfig';
  const resources = [{ resourceType: 'MOBILECONFIG', url, name: 'Profile', qrCodeUrl: null }];
  wire.answers(siteRoutes.status, theStatus({ info: { resources } }));
  const { screen, t } = await show(<Download />, { at: '/down' });
  const guide = await screen.findByText(t('download.ios-profile'));
  expect(guide).toBeVisible();
  expect(guide).toHaveTextContent(/^From iOS 17 on you install a profile by hand/);
});
