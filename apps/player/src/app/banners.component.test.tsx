import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aBanner } from '../testing/house.ts';
import { openSite } from '../testing/site.tsx';

const stands = () => location.pathname + location.search;

describe('the banners', () => {
  const words = (text: string) => ({ EN: text, BN: text });
  const opened = async (count: number) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    wire.answers(
      siteRoutes.banners,
      Array.from({ length: count }, (_, at) =>
        aBanner({ bannerId: `b${at + 1}`, alt: words(`Banner ${at + 1}`) }),
      ),
    );
    const site = await openSite();
    const { screen, t } = site;
    const part = within(await screen.findByRole('region', { name: t('shell.banners') }));
    const dot = (number: number) =>
      part.getByRole('button', { name: t('shell.banner-number', { number, of: count }) });
    return { ...site, part, dot };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('turn every five seconds, not before, and go on after a choice', async () => {
    const { dot, user } = await opened(3);
    const at = () => [1, 2, 3].find((number) => dot(number).hasAttribute('aria-current'));
    const first = at() ?? 0;
    // Where the next turn is: from there on the time to the following one is measured.
    for (let waited = 0; at() === first && waited < 6_000; waited += 50) await pass(50);
    const second = (first % 3) + 1;
    expect(at()).toBe(second);
    await pass(4_850);
    expect(at()).toBe(second);
    await pass(200);
    expect(at()).toBe((second % 3) + 1);
    await user.click(dot(3));
    expect(at()).toBe(3);
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe(1);
  });

  test('stand still once they were paused', async () => {
    const { dot, part, user, t } = await opened(3);
    await user.click(part.getByRole('button', { name: t('shell.banners-pause') }));
    const at = [1, 2, 3].find((number) => dot(number).hasAttribute('aria-current')) ?? 0;
    await pass(20_000);
    expect(dot(at)).toHaveAttribute('aria-current', 'true');
  });

  test('have dots only where there is more than one', async () => {
    const { part } = await opened(1);
    await pass(20_000);
    expect(part.queryByRole('button')).toBeNull();
    expect(part.getByText('Banner 1')).toBeVisible();
  });

  test('are links where they lead somewhere, and else pictures (E-002)', async () => {
    wire.answers(siteRoutes.banners, [
      aBanner({ bannerId: 'still', linkageType: null, linkage: '/rng', alt: words('A picture') }),
      aBanner({ bannerId: 'leads', linkageType: 'route', linkage: '/rng', alt: words('Leads on') }),
    ]);
    const { screen, user, t } = await openSite();
    await screen.findByText('A picture');
    expect(screen.queryByRole('link', { name: 'A picture' })).toBeNull();
    await user.click(
      screen.getByRole('button', { name: t('shell.banner-number', { number: 2, of: 2 }) }),
    );
    await user.click(screen.getByRole('link', { name: 'Leads on' }));
    expect(stands()).toBe('/rng');
  });

  test('of a page whose group has none take no place', async () => {
    const { screen, t } = await openSite('/promotions');
    await screen.findByRole('heading', { name: t('page.promotions') });
    await expect.poll(() => wire.asked(siteRoutes.banners)).toHaveLength(1);
    expect(wire.asked(siteRoutes.banners)[0]?.input.groupName).toBe('w_promotion');
    expect(screen.queryByRole('region', { name: t('shell.banners') })).toBeNull();
  });
});
