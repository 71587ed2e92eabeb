import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { scanCode } from '@nokshi/web/testing/scan-code.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aPage, someGames } from '../testing/games.ts';
import { aLane, theMenus, theStatus } from '../testing/house.ts';
import { openSite } from '../testing/site.tsx';

/** Pages as the specification has them: what they ask the house for, and what is around them. */

const stands = () => location.pathname + location.search;

describe('a page', () => {
  test.each([
    ['/', 'w_home'],
    ['/login', 'w_login'],
    ['/register', 'w_reg'],
    ['/rng', 'w_rng'],
    ['/fish', 'w_fish'],
    ['/pvp', 'w_pvp'],
    ['/live', 'w_live'],
    ['/help', 'w_help'],
    ['/down', 'w_down'],
  ])('%s asks for the banners of %s and shows them', async (at, groupName) => {
    wire.answers(siteRoutes.helpCenter, []);
    wire.answers(siteRoutes.banners, [
      {
        bannerId: 'one',
        groupName,
        url: '/art/banner-1.svg',
        alt: { EN: `Of ${groupName}`, BN: groupName },
        linkageType: null,
        linkage: null,
      },
    ]);
    const { screen } = await openSite(at);
    expect(await screen.findByText(`Of ${groupName}`)).toBeInTheDocument();
    const groups = wire.asked(siteRoutes.banners).map(({ input }) => input.groupName);
    expect(new Set(groups)).toEqual(new Set([groupName]));
  });

  test.each([
    ['/rng', 'RNG'],
    ['/fish', 'FISH'],
    ['/pvp', 'PVP'],
    ['/live', 'LIVE'],
  ] as const)('%s lists the games of %s', async (at, gameType) => {
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [aLane({ gameType })] } });
    wire.answers(catalogueRoutes.gameList, aPage(someGames(2, gameType)));
    const { screen } = await openSite(at);
    expect((await screen.findAllByRole('link', { name: /Game game-2/ }))[0]).toBeVisible();
    expect(wire.asked(catalogueRoutes.gameList)[0]?.input.gameType).toBe(gameType);
  });

  test.each([
    ['/rng?page=PADMA', 'Padma Works', 'PADMA'],
    ['/rng?page=padma', 'Padma Works', 'PADMA'],
    ['/rng?page=NOBODY', 'All providers', undefined],
    ['/rng', 'All providers', undefined],
  ])('%s has the tab of “%s” open', async (at, tab, vassalage) => {
    const title = (name: string) => ({ EN: name, BN: name });
    const lanes = [
      aLane({ title: title('Nokshi Studio') }),
      aLane({ vassalage: 'PADMA', title: title('Padma Works') }),
    ];
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes } });
    const { screen } = await openSite(at);
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
    expect(screen.getAllByRole('tab')[0]).toHaveTextContent('All providers');
    await expect.poll(() => wire.asked(catalogueRoutes.gameList).at(-1)).toBeDefined();
    expect(wire.asked(catalogueRoutes.gameList).at(-1)?.input.vassalage).toBe(vassalage);
  });

  test('of slots has the classes jackpot, table games and arcade, and six minimum bets', async () => {
    const there = { gameType: 'RNG', name: { EN: 'Slots', BN: 'স্লট' }, games: 4 } as const;
    wire.answers(catalogueRoutes.vassGameType, {
      data: [{ ...there, gameClassify: ['JP', 'TG', 'AC', 'BG'] }],
    });
    const { screen, user } = await openSite('/rng');
    const chips = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('button')
        .map((chip) => chip.textContent);
    expect(await chips('Type of game')).toEqual(['All', 'Jackpot', 'Table games', 'Arcade']);
    expect(await chips('Minimum bet')).toEqual([
      'All',
      '৳0.01',
      '৳0.05',
      '৳0.10',
      '৳0.50',
      '৳0.75',
    ]);
    await user.click(screen.getByRole('button', { name: 'Arcade' }));
    await expect
      .poll(() => wire.asked(catalogueRoutes.gameList).at(-1)?.input)
      .toMatchObject({ gameType: 'RNG', gameClassify: 'AC' });
  });

  test('of slots lists table games wherever they stand, the live tables among them', async () => {
    const name = { EN: 'Kind', BN: 'ধরন' };
    wire.answers(catalogueRoutes.vassGameType, {
      data: [
        { gameType: 'RNG', name, games: 4, gameClassify: ['AC'] },
        { gameType: 'LIVE', name, games: 24, gameClassify: ['TG', 'BG'] },
      ],
    });
    const { screen, user } = await openSite('/rng');
    await user.click(await screen.findByRole('button', { name: 'Table games' }));
    const asked = () => wire.asked(catalogueRoutes.gameList).at(-1)?.input;
    await expect.poll(() => asked()?.gameClassify).toBe('TG');
    expect(asked()?.gameType).toBeUndefined();
  });

  test.each([
    ['/rng', 'RNG', 7, '7', 0],
    ['/rng', 'RNG', 8, '7', 1],
    ['/fish', 'FISH', 5, '5', 0],
    ['/fish', 'FISH', 6, '5', 1],
    ['/pvp', 'PVP', 6, '5', 1],
  ] as const)(
    '%s (%s) with %i hot games shows %s of them, and has %i buttons that hold the row',
    async (at, gameType, hot, shown, buttons) => {
      wire.answers(catalogueRoutes.gameMenus, theMenus({ [gameType]: 60 }));
      wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [aLane({ gameType })] } });
      wire.answers(catalogueRoutes.hotGames, { data: someGames(hot, gameType) });
      const { screen } = await openSite(at);
      const row = await screen.findByRole('region', { name: 'Hot games' });
      expect(row.querySelector('ul')?.style.getPropertyValue('--shown')).toBe(shown);
      await expect.poll(() => within(row).queryAllByRole('link')).toHaveLength(hot);
      expect(within(row).queryAllByRole('button', { name: 'Pause slides' })).toHaveLength(buttons);
    },
  );

  test('asks for the status by its own host, and at home for twenty winners of all games', async () => {
    const { screen } = await openSite();
    await screen.findByRole('contentinfo');
    expect(wire.asked(siteRoutes.status)[0]?.input).toEqual({ url: location.host });
    await expect
      .poll(() => wire.asked(recordsRoutes.winnerBoard)[0]?.input)
      .toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: 20 });
  });

  test('/helpmc has the topics of the help and nothing around them', async () => {
    wire.answers(siteRoutes.helpCenter, [
      { tag: 'deposit', section: 'money', title: 'How to deposit', content: '<p>By a wallet.</p>' },
    ]);
    const { screen } = await openSite('/helpmc');
    const main = within(await screen.findByRole('main'));
    expect((await main.findAllByText('How to deposit'))[0]).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'])
      expect([role, screen.queryAllByRole(role)]).toEqual([role, []]);
  });
});

describe('the guard', () => {
  const guard = (on: '0' | '1') =>
    wire.answers(siteRoutes.status, theStatus({ flags: { LOGINGUARD3: on } }));

  test.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
    'lets a visitor be at %s',
    async (at) => {
      guard('1');
      wire.answers(siteRoutes.helpCenter, []);
      const { screen } = await openSite(at);
      await screen.findByRole('main');
      expect(location.pathname).toBe(at);
    },
  );

  test('leads a visitor from /rng to the log-in while it is on, and nowhere while it is off', async () => {
    guard('1');
    const { unmount } = await openSite('/rng');
    await expect.poll(stands).toBe('/login?next=%2Frng');
    unmount();
    guard('0');
    const { screen } = await openSite('/rng');
    expect((await screen.findAllByRole('link', { name: /Game game-2/ }))[0]).toBeVisible();
    expect(stands()).toBe('/rng');
  });
});

describe('around a page', () => {
  test('promotions in the navigation lead to their page (H-014)', async () => {
    const { screen, user } = await openSite();
    const nav = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await user.click(nav.getByRole('link', { name: 'Promotions' }));
    expect(stands()).toBe('/promotions');
  });

  test('the side bar leads back to the top (H-032)', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { screen, user } = await openSite();
    const bar = within(await screen.findByRole('complementary'));
    scroll.mockClear();
    await user.click(bar.getByRole('button', { name: 'Back to top' }));
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    scroll.mockRestore();
  });

  test.each([
    ['IOS', 'iPhone'],
    ['Android', 'Android'],
  ])('the code of %s in the side bar is the address of its resource', async (kind, name) => {
    const url = `https://apps.example/of-${kind}`;
    const resources = [{ resourceType: kind, url, name: 'Nokshi', qrCodeUrl: null }];
    wire.answers(siteRoutes.status, theStatus({ info: { resources } }));
    const { screen, user } = await openSite();
    const bar = within(await screen.findByRole('complementary'));
    await user.click(bar.getByRole('button', { name: new RegExp(name) }));
    expect(scanCode(await bar.findByRole('img', { name: new RegExp(name) }))).toBe(url);
    expect(bar.getByRole('link')).toHaveAttribute('href', url);
  });

  test('the footer has the logo of every provider', async () => {
    const lanes = ['NOKSHI', 'PADMA'].map((vassalage) =>
      aLane({ vassalage, logo: `/art/vendor-${vassalage}.svg` }),
    );
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes } });
    const { screen } = await openSite();
    const foot = within(await screen.findByRole('contentinfo'));
    const list = await foot.findByRole('list', { name: 'Game providers' });
    const logos = [...list.querySelectorAll('img')].map((logo) => logo.getAttribute('src'));
    expect(logos).toEqual(['/art/vendor-NOKSHI.svg', '/art/vendor-PADMA.svg']);
  });

  test('the footer has every link of its menus, the topics of the help, and 18+ with the limits', async () => {
    const { screen, t, user } = await openSite();
    const foot = within(await screen.findByRole('contentinfo'));
    const links = (name: string) =>
      within(foot.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await expect
      .poll(() => links(t('footer.links')))
      .toEqual([
        '/rng',
        '/pointMall',
        '/promotions',
        '/noticePage',
        '/terms',
        '/privacy',
        '/down',
        '/verify',
        '/join',
      ]);
    expect(links(t('footer.information'))).toEqual([
      '/help',
      '/help#deposit',
      '/help#withdrawal',
      '/help#fairness',
      '/help#limits',
      '/help#contact',
    ]);
    expect(foot.getByText('18+')).toBeVisible();
    expect(foot.getByText(/^© Nokshi\./)).toBeVisible();
    await user.click(foot.getByRole('button', { name: t('footer.limits') }));
    expect(location.search).toBe('?m=login');
  });
});

describe('a closed site', () => {
  test.each([
    [1, 'Closed for maintenance'],
    [2, 'Not available in your region'],
  ] as const)(
    'with status %i has logo, message and customer service',
    async (systemStatus, title) => {
      const message = { EN: 'We are at the loom.', BN: 'আমরা তাঁতে।' };
      wire.answers(
        siteRoutes.status,
        theStatus({
          brand: { logo: { light: '/media/logo.webp', dark: '' } },
          info: { customerService: [{ type: 1, path: 'mailto:help@nokshi.example' }] },
          maintenance: { active: systemStatus === 1, status: { systemStatus, message } },
          regionRestriction: { active: systemStatus === 2 },
        }),
      );
      const { screen } = await openSite('/promotions');
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText('We are at the loom.')).toBeVisible();
      expect(document.querySelector('main img')).toHaveAttribute('src', '/media/logo.webp');
      const service = screen.getByRole('link', { name: 'Customer service' });
      expect(service).toHaveAttribute('href', 'mailto:help@nokshi.example');
      if (systemStatus === 2) expect(screen.getByText('198.18.0.1')).toBeVisible();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );
});
