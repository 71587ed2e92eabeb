import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showMeanwhile } from '../data/balance.ts';
import { aGame, aPage } from '../testing/games.ts';
import { aBanner, aLane, theMenus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';

const member = aMember();
type Site = Awaited<ReturnType<typeof openSite>>;
const banner = async ({ screen }: Site) => within(await screen.findByRole('banner'));
const nav = async ({ screen, t }: Site) =>
  within(await screen.findByRole('navigation', { name: t('nav.label') }));
const foot = async ({ screen }: Site) => within(await screen.findByRole('contentinfo'));
const stands = () => location.pathname + location.search;

describe('the layout', () => {
  test('has header, navigation, banners, main, side bar and footer, each once', async () => {
    wire.answers(siteRoutes.banners, [aBanner()]);
    const site = await openSite();
    const { screen, t } = site;
    await foot(site);
    for (const role of ['banner', 'main', 'complementary', 'contentinfo'] as const)
      expect(screen.getAllByRole(role)).toHaveLength(1);
    const inHeader = await banner(site);
    expect(inHeader.getAllByRole('navigation', { name: t('nav.label') })).toHaveLength(1);
    expect(await screen.findByRole('region', { name: t('shell.banners') })).toBeVisible();
  });

  test.each([
    ['/seamless', ['banner', 'contentinfo']],
    ['/helpmc', []],
  ] as const)('at %s has no more around it than %s', async (at, roles) => {
    wire.answers(siteRoutes.helpCenter, []);
    const { screen, t } = await openSite(at);
    await screen.findByRole('main');
    expect(screen.queryByRole('navigation', { name: t('nav.label') })).toBeNull();
    expect(screen.queryAllByRole('banner')).toHaveLength(roles.length > 0 ? 1 : 0);
  });

  test('a new browser is light and English, and what was chosen is kept', async () => {
    const { screen, t, user } = await openSite();
    await screen.findByRole('complementary');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset.theme).not.toBe('dark');
    await user.click(screen.getAllByRole('button', { name: t('shell.dark') })[0] ?? document.body);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

/** Latin words that can be read on the page, in names of fields and buttons too. */
function latinWords(): string[] {
  const said = [document.body.textContent];
  for (const each of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      said.push(each.getAttribute(name) ?? '');
  const allowed = new Set(['English', 'RTP']);
  return (said.join(' ').match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !allowed.has(word));
}

test.each(['/', '/rng', '/promotions', '/no/such/page', '/?m=login', '/?m=register'])(
  'every visible word of %s is Bengali after the switch',
  async (at) => {
    const bengali = (_: string, text: string) => ({ EN: text, BN: text });
    wire.answers(catalogueRoutes.gameMenus, {
      data: theMenus().data.map((menu) => ({ ...menu, name: bengali('', 'স্লট') })),
    });
    const games = [aGame({ name: bengali('', 'কাঁথা'), description: bengali('', 'একটি খেলা।') })];
    wire.answers(catalogueRoutes.hotGames, { data: games });
    wire.answers(catalogueRoutes.gameList, aPage(games));
    const site = await openSite(at, { language: 'BN' });
    await foot(site);
    if (at.includes('m=')) await site.screen.findByRole('dialog');
    else await site.screen.findAllByRole('heading');
    await expect.poll(latinWords).toEqual([]);
  },
);

describe('the navigation', () => {
  test('has the logo, home, one item for each enabled category, promotions', async () => {
    wire.answers(catalogueRoutes.gameMenus, theMenus({ FISH: 3, LIVE: 1 }));
    const site = await openSite('/rng');
    const bar = await nav(site);
    await expect.poll(() => bar.getAllByRole('listitem')).toHaveLength(5);
    await site.user.click((await banner(site)).getByRole('link', { name: 'Nokshi' }));
    expect(stands()).toBe('/');
    await site.user.click(bar.getByRole('link', { name: 'FISH games' }));
    expect(stands()).toBe('/fish');
    await site.user.click(bar.getByRole('link', { name: site.t('nav.home') }));
    expect(stands()).toBe('/');
  });

  test('grows at once when the operator enables more categories', async () => {
    const site = await openSite();
    const bar = await nav(site);
    await expect.poll(() => bar.getAllByRole('listitem')).toHaveLength(3);
    wire.answers(catalogueRoutes.gameMenus, theMenus({ FISH: 3, LIVE: 1, PVP: 2 }));
    await live.tell({ type: 'catalogue' });
    await expect.poll(() => bar.getAllByRole('listitem')).toHaveLength(6);
  });

  const withMakers = async (count: number) => {
    const lanes = Array.from({ length: count }, (_, at) =>
      aLane({ vassalage: `V${at}`, title: { EN: `Maker ${at}`, BN: `নির্মাতা ${at}` } }),
    );
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes } });
    const site = await openSite();
    const bar = await nav(site);
    const unfold = await bar.findByRole('button', {
      name: site.t('nav.makers', { category: 'RNG games' }),
    });
    return { ...site, bar, unfold, makers: () => bar.queryAllByRole('link', { name: /^Maker/ }) };
  };

  test.each([
    [14, 14, 0],
    [15, 15, 1],
    [16, 15, 1],
  ])('of %i makers unfolds %i by keyboard, and %i link to all', async (there, shown, more) => {
    const { bar, unfold, makers, user, t } = await withMakers(there);
    act(() => unfold.focus());
    await user.keyboard('{Enter}');
    await expect.poll(makers).toHaveLength(shown);
    expect(bar.queryAllByRole('link', { name: t('nav.more') })).toHaveLength(more);
    await user.keyboard('{Escape}');
    expect(makers()).toHaveLength(0);
    expect(unfold).toHaveFocus();
  });

  test('leads to the maker that was chosen', async () => {
    const { bar, unfold, makers, user } = await withMakers(2);
    await user.click(unfold);
    await expect.poll(makers).toHaveLength(2);
    await user.click(bar.getByRole('link', { name: 'Maker 1' }));
    expect(location.pathname).toBe('/rng');
    expect(makers()).toHaveLength(0);
  });

  test('unfolds where a mouse rests, and folds 200 ms after the focus has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { bar, unfold, makers, user, t } = await withMakers(2);
    await user.hover(bar.getByRole('link', { name: 'RNG games' }));
    await act(() => vi.advanceTimersByTimeAsync(150));
    await expect.poll(makers).toHaveLength(2);
    await user.unhover(bar.getByRole('link', { name: 'RNG games' }));
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(makers()).toHaveLength(0);
    vi.useRealTimers();
    vi.useFakeTimers();
    await act(async () => unfold.click());
    act(() => unfold.focus());
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    act(() => bar.getByRole('link', { name: t('page.promotions') }).focus());
    await act(() => vi.advanceTimersByTimeAsync(190));
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the bar of tabs has sports once there are some', async () => {
  const tabs = async () => {
    const { screen, t, unmount } = await openSite('/');
    const bar = within(await screen.findByRole('navigation', { name: t('nav.thumb') }));
    await bar.findByRole('link', { name: t('nav.games') });
    const sports = () => bar.queryAllByRole('link', { name: t('page.sports') }).length;
    return { sports, unmount };
  };
  const without = await tabs();
  expect(without.sports()).toBe(0);
  without.unmount();
  wire.answers(catalogueRoutes.gameMenus, theMenus({ SPORTS: 3 }));
  const { sports } = await tabs();
  await expect.poll(sports).toBe(1);
});

describe('the top bar', () => {
  test('of a visitor has the log-in itself, and leads to forgot and register', async () => {
    const site = await openSite();
    const { screen, t, user } = site;
    const bar = await banner(site);
    expect(await bar.findByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(bar.getByLabelText('Password')).toHaveAttribute('type', 'password');
    const submit = bar.getAllByRole('button', { name: 'Log in' });
    expect(submit.some((button) => button.getAttribute('type') === 'submit')).toBe(true);
    // Where the bar has no room for the fields, a button opens them.
    const opener = submit.find((button) => button.getAttribute('type') === 'button');
    await user.click(opener ?? document.body);
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(await bar.findByRole('button', { name: t('login.forgot') }));
    expect(await screen.findByRole('dialog', { name: t('login.forgot-title') })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(bar.getAllByRole('button', { name: t('register.do') })[0] ?? document.body);
    expect(await screen.findByRole('dialog', { name: t('register.title') })).toBeVisible();
  });

  test('of a member shows the balance as it moves, or stars wherever one goes', async () => {
    const site = await openSite('/', { member });
    const { screen, t, user } = site;
    const balance = () => screen.getAllByTestId('balance')[0]?.textContent;
    await expect.poll(balance).toBe('৳1,000.00');
    await live.tell({ type: 'balance', sumBalance: '250.00', version: '2' });
    await expect.poll(balance).toBe('৳250.00');
    await live.tell({ type: 'balance', sumBalance: '999.00', version: '1' });
    expect(balance()).toBe('৳250.00');
    await user.click(screen.getByRole('button', { name: t('shell.balance-hide') }));
    expect(balance()).toContain('****');
    expect(balance()).not.toContain('250');
    site.unmount();
    const reopened = await openSite('/rng', { member });
    await expect
      .poll(() => reopened.screen.getAllByTestId('balance')[0]?.textContent)
      .toContain('****');
    await reopened.user.click(
      reopened.screen.getByRole('button', { name: t('shell.balance-show') }),
    );
    expect(reopened.screen.getAllByTestId('balance')[0]?.textContent).toBe('৳1,000.00');
  });

  test('of a member tells no result while a round goes on: the stake is gone, the win comes after', async () => {
    const { screen } = await openSite('/', { member });
    const balance = () => screen.getAllByTestId('balance')[0]?.textContent;
    await expect.poll(balance).toBe('৳1,000.00');
    act(() => showMeanwhile('990.00'));
    expect(balance()).toBe('৳990.00');
    await live.tell({ type: 'balance', sumBalance: '1490.00', version: '2' });
    expect(balance()).toBe('৳990.00');
    act(() => showMeanwhile(null));
    expect(balance()).toBe('৳1,490.00');
  });

  test('of a member leads to the deposit', async () => {
    const site = await openSite('/', { member });
    const bar = await banner(site);
    const link = await bar.findByRole('link', { name: site.t('shell.deposit') });
    expect(link).toHaveAttribute('href', '/?mc=depositv2');
  });

  test('a balance that cannot be read is no balance', async () => {
    wire.breaks(walletRoutes.balance);
    const { screen } = await openSite('/', { member });
    expect((await screen.findAllByTestId('balance'))[0]?.textContent).not.toMatch(/\d/);
  });
});
