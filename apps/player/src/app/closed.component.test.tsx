import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theStatus } from '../testing/house.ts';
import { openSite } from '../testing/site.tsx';

const gameLinks = () => document.querySelectorAll('[role=tabpanel] a[href^="/game?id="]');

let about: HTMLMetaElement;
beforeEach(() => {
  about = document.createElement('meta');
  about.name = 'description';
  document.head.append(about);
});
afterEach(() => about.remove());

describe('a site that is closed', () => {
  const closed = (systemStatus: 1 | 2, more: object = {}) => {
    const message = { EN: 'We change the disks.', BN: 'আমরা ডিস্ক বদলাচ্ছি।' };
    const status = { systemStatus, message, ...more };
    return theStatus({
      info: { customerService: [{ type: 1, path: 'mailto:service@nokshi.example' }] },
      maintenance: { active: systemStatus === 1, status },
      regionRestriction: { active: systemStatus === 2 },
    });
  };

  test('counts down to the planned end, and asks then whether it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const until = new Date(Date.now() + 60_000).toISOString();
    wire.answers(siteRoutes.status, closed(1, { until }));
    const { screen } = await openSite('/rng');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^0:00:[45]\d$|^0:01:00$/);
    expect(screen.getByText('We change the disks.')).toBeVisible();
    wire.answers(siteRoutes.status, theStatus());
    await act(() => vi.advanceTimersByTimeAsync(62_000));
    await expect.poll(gameLinks).not.toHaveLength(0);
    expect(location.pathname).toBe('/rng');
  });

  test.each(READERS)(
    'for maintenance says so, with customer service, and comes back (%s)',
    async (language) => {
      wire.answers(siteRoutes.status, closed(1));
      const { screen, t, user } = await openSite('/rng', { language });
      const title = language === 'EN' ? 'Closed for maintenance' : 'রক্ষণাবেক্ষণের জন্য বন্ধ';
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      const words = language === 'EN' ? 'We change the disks.' : 'আমরা ডিস্ক বদলাচ্ছি।';
      expect(screen.getByText(words)).toBeVisible();
      expect(document.querySelector('main svg[width="72"]')).toBeVisible();
      const service = screen.getByRole('link', { name: t('shell.service') });
      expect(service).toHaveAttribute('href', 'mailto:service@nokshi.example');
      const asked = wire.asked(siteRoutes.status).length;
      await user.click(screen.getByRole('button', { name: t('app.refresh') }));
      await expect.poll(() => wire.asked(siteRoutes.status)).toHaveLength(asked + 1);
      wire.answers(siteRoutes.status, theStatus());
      await user.click(screen.getByRole('button', { name: t('app.refresh') }));
      await expect.poll(() => screen.queryByRole('heading', { name: title })).toBeNull();
      expect(location.pathname).toBe('/rng');
    },
  );

  test.each([
    ['EN', 'Not available in your region', 'We change the disks.'],
    ['BN', 'আপনার এলাকায় সাইটটি চালু নেই', 'আমরা ডিস্ক বদলাচ্ছি।'],
  ] as const)(
    'for a region shows the address that the server sees, why, and a way to ask again (%s)',
    async (language, title, words) => {
      wire.answers(siteRoutes.status, closed(2, { ip: '203.0.113.9' }));
      const { screen, t, user } = await openSite('/', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText('203.0.113.9')).toBeVisible();
      const service = screen.getByRole('link', { name: t('shell.service') });
      expect(service).toHaveAttribute('href', 'mailto:service@nokshi.example');
      wire.answers(siteRoutes.status, theStatus());
      await user.click(screen.getByRole('button', { name: t('app.refresh') }));
      await expect.poll(() => screen.queryByRole('heading', { name: title })).toBeNull();
    },
  );

  test('is followed by an open page at once, there and back', async () => {
    const { screen, t } = await openSite('/rng');
    await expect.poll(gameLinks).not.toHaveLength(0);
    const message = { EN: 'We change the disks.', BN: 'ডিস্ক' };
    await live.tell({ type: 'system-status', status: { systemStatus: 1, message } });
    expect(await screen.findByRole('heading', { name: t('app.maintenance-title') })).toBeVisible();
    const open = { systemStatus: 0, message: { EN: '', BN: '' } } as const;
    await live.tell({ type: 'system-status', status: open });
    await expect.poll(gameLinks).not.toHaveLength(0);
  });

  test('is noticed by whatever call is refused for it', async () => {
    wire.refuses(catalogueRoutes.gameList, 'edge.maintenance');
    const isOpen = () => wire.asked(catalogueRoutes.gameList).length === 0;
    wire.answers(siteRoutes.status, () => (isOpen() ? theStatus() : closed(1)));
    const { screen, t } = await openSite('/rng');
    expect(await screen.findByRole('heading', { name: t('app.maintenance-title') })).toBeVisible();
  });
});

test.each(READERS)('a failed load says so and offers another try (%s)', async (language) => {
  const held = wire.holds(siteRoutes.status);
  const { screen, t, user } = await openSite('/', { language });
  expect(await screen.findByText(t('app.loading'))).toBeInTheDocument();
  wire.breaks(siteRoutes.status);
  held.breakOff();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(t('app.did-not-load'))).toBeVisible();
  expect(screen.queryByText(t('app.loading'))).toBeNull();
  wire.answers(siteRoutes.status, theStatus());
  await user.click(screen.getByRole('button', { name: t('app.try-again') }));
  await expect.poll(gameLinks).not.toHaveLength(0);
});
