import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { joinRoutes } from '@nokshi/contract/player/join.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage, someGames } from '../testing/games.ts';
import { aBanner } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';

const stands = () => location.pathname + location.search;
const gameLinks = () => document.querySelectorAll('[role=tabpanel] a[href^="/game?id="]');

let about: HTMLMetaElement;
beforeEach(() => {
  about = document.createElement('meta');
  about.name = 'description';
  document.head.append(about);
});
afterEach(() => about.remove());

describe('a page', () => {
  test.each([
    ['/', 'page.home'],
    ['/fish', 'page.fish'],
    ['/down', 'page.download'],
    ['/no/such/page', 'page.not-found'],
  ] as const)('at %s has title and description in the reader’s language', async (at, title) => {
    for (const language of ['EN', 'BN'] as const) {
      wire.answers(catalogueRoutes.gameList, aPage([]));
      const { screen, t, unmount } = await openSite(at, { language });
      await screen.findByRole('heading', { level: 1 });
      await expect.poll(() => document.title).toBe(`${t(title)} · Nokshi`);
      expect(about.content).toBe(t(`${title}-about`));
      unmount();
    }
  });

  test.each([
    ['/fish', 'page.fish'],
    ['/pvp', 'page.pvp'],
    ['/live', 'page.live'],
    ['/sports', 'page.sports'],
    ['/esports', 'page.esports'],
    ['/game/fish', 'page.fish'],
  ] as const)('of a category without games says so: %s', async (at, title) => {
    wire.answers(catalogueRoutes.gameList, aPage([]));
    wire.answers(catalogueRoutes.hotGames, { data: [] });
    const { screen, t } = await openSite(at, { language: 'BN' });
    expect(await screen.findByRole('heading', { name: t(title), level: 1 })).toBeVisible();
    expect(await screen.findByText(t('page.no-games'))).toBeVisible();
  });

  test.each([
    ['/game', []],
    ['/game/rng', ['w_rng']],
    ['/rng', ['w_rng']],
  ])('at %s lists the slots', async (at, groups) => {
    wire.answers(catalogueRoutes.gameList, aPage(someGames(24)));
    await openSite(at);
    await expect.poll(gameLinks).toHaveLength(24);
    expect(wire.asked(catalogueRoutes.gameList)[0]?.input.gameType).toBe('RNG');
    expect(wire.asked(siteRoutes.banners).map(({ input }) => input.groupName)).toEqual(groups);
  });

  test.each([
    ['/', 1],
    ['/seamless', 0],
    ['/lottery', 0],
  ] as const)('at %s has %i nav, and as many bars of tabs on a phone', async (at, navs) => {
    const { screen, t } = await openSite(at);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('navigation', { name: t('nav.label') })).toHaveLength(navs);
    expect(screen.queryAllByRole('navigation', { name: t('nav.thumb') })).toHaveLength(navs);
    expect(
      within(await screen.findByRole('banner')).getByRole('link', { name: 'Nokshi' }),
    ).toBeVisible();
  });

  test('that is none has a way home', async () => {
    const { screen, t, user } = await openSite('/no/such/page');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { name: t('page.not-found') })).toBeVisible();
    await user.click(main.getByRole('link', { name: t('page.to-the-games') }));
    expect(stands()).toBe('/');
  });

  test.each(['/', '/index.html', '/home'])(
    'at %s is the home page under the banners of w_home',
    async (at) => {
      wire.answers(siteRoutes.banners, [aBanner()]);
      const { screen, t } = await openSite(at);
      expect(await screen.findByRole('region', { name: t('shell.banners') })).toBeVisible();
      for (const list of ['lobby.hot-games', 'lobby.all-games'] as const)
        expect(await screen.findByRole('region', { name: t(list) })).toBeVisible();
      expect(await screen.findByText(t('winners.none'))).toBeVisible();
      expect(wire.asked(siteRoutes.banners)[0]?.input.groupName).toBe('w_home');
    },
  );

  test.each(['/register', '/register.html'])(
    'at %s opens the register modal, which closes to home',
    async (at) => {
      const { screen, t, user } = await openSite(at);
      const dialog = await screen.findByRole('dialog', { name: t('register.title') });
      expect(wire.asked(siteRoutes.banners)[0]?.input.groupName).toBe('w_reg');
      await user.click(within(dialog).getByRole('button', { name: t('app.close') }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      expect(stands()).toBe('/');
    },
  );

  test('/login has the log-in and the banners of w_login', async () => {
    const { screen, t } = await openSite('/login');
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    expect(wire.asked(siteRoutes.banners)[0]?.input.groupName).toBe('w_login');
  });
});

describe('a launch of the lottery', () => {
  test('opens its lobby and leads back to where it came from', async () => {
    const { screen, t } = await openSite(
      `/lottery?lottoView=lobby&lottoArea=VN&backUrl=${encodeURIComponent('/rng?q=river')}`,
      { member: aMember() },
    );
    expect(await screen.findByRole('heading', { name: t('page.lottery'), level: 1 })).toBeVisible();
    const back = screen.getByRole('link', { name: t('page.way-back') });
    expect(back).toHaveAttribute('href', '/rng?q=river');
    // What the launch was called with is not kept: the views have fields of their own.
    await expect
      .poll(stands)
      .toBe(`/lottery?backUrl=${encodeURIComponent('/rng?q=river')}&view=lobby`);
  });

  test.each(['https://evil.example', '//evil.example', '/\t/evil.example', '/\\evil'])(
    'an address on a foreign host leads nowhere: %j',
    async (foreign) => {
      const { screen, t } = await openSite(`/lottery?backUrl=${encodeURIComponent(foreign)}`);
      expect(await screen.findByRole('heading', { name: t('page.lottery') })).toBeVisible();
      expect(screen.queryByRole('link', { name: t('page.way-back') })).toBeNull();
    },
  );
});

describe('an unknown country', () => {
  const region = {
    merchantCode: 'nokshi',
    country: 'BD',
    currency: 'BDT',
    countryName: { EN: 'Bangladesh', BN: 'বাংলাদেশ' },
    langList: ['EN', 'BN'],
    domains: ['localhost'],
  } as const;
  const nepal = {
    ...region,
    merchantCode: 'nokshi-np',
    country: 'NP',
    countryName: { EN: 'Nepal', BN: 'নেপাল' },
    langList: ['EN'],
    domains: ['np.nokshi.example'],
  } as const;
  const unknown = (...regions: (typeof region | typeof nepal)[]) =>
    wire.answers(siteRoutes.countryCode, { countryCode: null, countryDialingCode: null, regions });

  test('is asked for once, with the languages of each', async () => {
    unknown(region);
    const first = await openSite();
    const dialog = within(
      await first.screen.findByRole('dialog', { name: first.t('region.title') }),
    );
    // One country, and its two languages.
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await first.user.click(dialog.getByRole('radio', { name: 'বাংলা' }));
    await first.user.click(dialog.getByRole('button', { name: first.t('region.go') }));
    await expect.poll(() => document.documentElement.lang).toBe('bn');
    await expect.poll(() => first.screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const again = await openSite('/', { language: 'BN' });
    await again.screen.findByRole('contentinfo');
    expect(again.screen.queryByRole('dialog')).toBeNull();
  });

  test('has the countries that are named meanwhile; another house has the session ended and is gone to', async () => {
    unknown(region);
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { screen, t, user } = await openSite('/rng', { member: aMember() });
    const dialog = within(await screen.findByRole('dialog', { name: t('region.title') }));
    unknown(region, nepal);
    await live.tell({ type: 'settings' });
    await user.click(await dialog.findByRole('radio', { name: 'Nepal' }));
    wire.answers(identityRoutes.logout, {});
    wire.answers(memberRoutes.language, { language: 'EN' });
    await user.click(dialog.getByRole('button', { name: t('region.go') }));
    await expect.poll(() => gone.mock.calls).toEqual([['https://np.nokshi.example/']]);
    expect(sessionStorage.getItem('merchant')).toBe('nokshi-np');
    expect(wire.asked(identityRoutes.logout)).toHaveLength(1);
    expect(sessionStorage.getItem('token')).toBeNull();
    gone.mockRestore();
  });
});

describe('joining', () => {
  test.each(READERS)('says what is missing, then sends the application (%s)', async (language) => {
    const { screen, t, user, refusal } = await openSite('/join', { language });
    const send = await screen.findByRole('button', { name: t('join.send') });
    await user.click(send);
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(wire.asked(joinRoutes.apply)).toEqual([]);
    await user.type(screen.getByLabelText(t('join.name')), 'Rina Akter');
    await user.type(screen.getByLabelText(t('join.contact')), 'rina@example.com');
    await user.type(screen.getByLabelText(t('join.message')), 'I lead a team of ten.');
    wire.refuses(joinRoutes.apply, 'edge.too-many-requests');
    await user.click(send);
    expect(await screen.findByText(refusal('edge.too-many-requests'))).toBeVisible();
    wire.answers(joinRoutes.apply, { received: true });
    await user.click(send);
    expect(await screen.findByRole('heading', { name: t('join.sent') })).toBeVisible();
    expect(wire.asked(joinRoutes.apply).at(-1)?.input).toMatchObject({
      name: 'Rina Akter',
      contact: 'rina@example.com',
    });
  });
});
