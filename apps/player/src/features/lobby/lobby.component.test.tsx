import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aGame, aPage, someGames } from '../../testing/games.ts';
import { aLane, theMenus } from '../../testing/house.ts';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';

const member = aMember();
const stands = () => location.pathname + location.search;
type Site = Awaited<ReturnType<typeof openSite>>;
const list = async ({ screen }: Site) => within(await screen.findByRole('tabpanel'));
const cardsIn = (part: Awaited<ReturnType<typeof list>>) =>
  part.queryAllByRole('link').map((link) => link.getAttribute('href'));
const river = aGame({ gameId: 'river-ways', name: { EN: 'Tidal River', BN: 'জোয়ারের নদী' } });
const RIVER = { nodeId: 'river-ways', vendor: 'NOKSHI', gameType: 'RNG' } as const;

describe('the hearts', () => {
  const opened = async (language: 'EN' | 'BN' = 'EN') => {
    wire.answers(catalogueRoutes.gameList, aPage([river]));
    const site = await openSite('/rng', { member, language });
    await site.screen.findAllByTestId('balance');
    const part = await list(site);
    const name = site.t('lobby.favorite', {
      game: language === 'EN' ? 'Tidal River' : 'জোয়ারের নদী',
    });
    const heart = await part.findByRole('button', { name });
    return { ...site, part, heart };
  };

  test('of a member fill at once, hold, and are a list of their own', async () => {
    const { heart, part, screen, user, t } = await opened();
    const held = wire.holds(favoritesRoutes.toggle);
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    wire.answers(favoritesRoutes.favorites, { data: [RIVER] });
    held.answer({ favorite: true });
    wire.answers(favoritesRoutes.favoriteList, aPage([river]));
    await user.click(screen.getByRole('button', { name: t('lobby.mode-fav') }));
    await expect.poll(() => cardsIn(part)).toEqual(['/game?id=river-ways']);
    expect(stands()).toBe('/rng?show=fav');
    wire.answers(favoritesRoutes.toggle, { favorite: false });
    wire.answers(favoritesRoutes.favorites, { data: [] });
    wire.answers(favoritesRoutes.favoriteList, aPage([]));
    await user.click(part.getByRole('button', { name: /Tidal River/ }));
    expect(await screen.findByText(t('lobby.no-fav'))).toBeVisible();
    expect(wire.asked(favoritesRoutes.toggle).map(({ input }) => input.favorite)).toEqual([
      true,
      false,
    ]);
  });

  test.each(READERS)(
    'are emptied again, with words, when the server says no (%s)',
    async (language) => {
      const { heart, screen, user, refusal } = await opened(language);
      wire.refuses(favoritesRoutes.toggle, 'catalogue.favorites-full');
      await user.click(heart);
      expect(await screen.findByText(refusal('catalogue.favorites-full'))).toBeVisible();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    },
  );

  test('and the own lists ask a visitor to log in, also by address', async () => {
    const site = await openSite('/rng');
    const { screen, t, user } = site;
    for (const mode of ['lobby.mode-fav', 'lobby.mode-recent'] as const) {
      await user.click(await screen.findByRole('button', { name: t(mode) }));
      const dialog = await screen.findByRole('dialog', { name: t('login.title') });
      await user.click(within(dialog).getByRole('button', { name: t('app.close') }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    }
    site.unmount();
    const byAddress = await openSite('/rng?show=recent', { language: 'BN' });
    expect(await byAddress.screen.findByText(byAddress.t('lobby.own-visitor'))).toBeVisible();
    expect(wire.asked(favoritesRoutes.favoriteList)).toEqual([]);
    expect(wire.asked(favoritesRoutes.recent)).toEqual([]);
  });

  test('free play has none, and is offered an account', async () => {
    const trial = aMember({ type: 4 });
    const { screen, t } = await openSite('/rng?show=fav', { member: trial });
    expect(await screen.findByText(t('lobby.own-trial'))).toBeVisible();
  });
});

test('the recent games are those a member opened, the last one first', async () => {
  wire.answers(favoritesRoutes.recent, aPage([river, aGame()]));
  const site = await openSite('/rng?show=recent', { member });
  const part = await list(site);
  await expect.poll(() => cardsIn(part)).toEqual(['/game?id=river-ways', '/game?id=kantha-lines']);
});

test.each(READERS)('who opened none yet reads so (%s)', async (language) => {
  const { screen, t } = await openSite('/rng?show=recent', { member, language });
  expect(await screen.findByText(t('lobby.no-recent'))).toBeVisible();
});

describe('the list of a category', () => {
  test('comes 24 a page until the last one, and hot games all at once', async () => {
    wire.answers(catalogueRoutes.gameList, ({ input }) =>
      input.pageNo === 1
        ? aPage(someGames(24), { totalPages: 2 })
        : aPage(someGames(30).slice(24), { totalPages: 2, pageNo: 2 }),
    );
    wire.answers(catalogueRoutes.hotGames, {
      data: someGames(11).map((game) => ({ ...game, isHot: 1 as const })),
    });
    const site = await openSite('/rng');
    const { screen, t, user } = site;
    const part = await list(site);
    await expect.poll(() => cardsIn(part)).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: t('lobby.more') }));
    await expect.poll(() => cardsIn(part)).toHaveLength(30);
    expect(screen.queryByRole('button', { name: t('lobby.more') })).toBeNull();
    const asked = wire.asked(catalogueRoutes.gameList).map(({ input }) => input);
    expect(asked.map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 24],
      [2, 24],
    ]);
    expect(asked[0]?.clientType).toBe(3);
    await user.click(screen.getByRole('button', { name: t('lobby.mode-hot') }));
    await expect.poll(() => cardsIn(part)).toHaveLength(11);
    expect(part.getAllByText(t('lobby.hot'))).toHaveLength(11);
    expect(wire.asked(catalogueRoutes.gameList)).toHaveLength(2);
    const pages = wire.asked(catalogueRoutes.hotGames).map(({ input }) => input.pageNo);
    expect(new Set(pages)).toEqual(new Set([1]));
    expect(stands()).toBe('/rng?show=hot');
  });

  test('is searched by a name, which stands in the address; nothing found says so', async () => {
    wire.answers(catalogueRoutes.gameList, ({ input }) =>
      aPage(input.gameName === 'tidla' ? [river] : input.gameName ? [] : someGames(2)),
    );
    const site = await openSite('/rng');
    const { screen, t, user } = site;
    const part = await list(site);
    const search = await screen.findByLabelText(t('lobby.search'));
    await user.type(search, 'tidla');
    await expect.poll(() => cardsIn(part)).toEqual(['/game?id=river-ways']);
    expect(stands()).toBe('/rng?q=tidla');
    // Asked once the fingers rest, not at each letter.
    const names = () =>
      wire.asked(catalogueRoutes.gameList).flatMap(({ input }) => input.gameName ?? []);
    expect(names()).toEqual(['tidla']);
    await user.type(search, 'zzz');
    expect(await screen.findByText(t('lobby.none-words'))).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No games found' })).toBeVisible();
  });

  test('narrows by class and by least stake; another maker starts over', async () => {
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [aLane()] } });
    const kinds = { gameType: 'RNG', name: { EN: 'Slots', BN: 'স্লট' }, games: 2 } as const;
    wire.answers(catalogueRoutes.vassGameType, { data: [{ ...kinds, gameClassify: ['JP'] }] });
    const site = await openSite('/rng');
    const { screen, t, user } = site;
    const group = within(await screen.findByRole('group', { name: t('lobby.class') }));
    expect(group.getAllByRole('button').map((each) => each.textContent)).toEqual([
      t('lobby.all'),
      t('lobby.class-JP'),
    ]);
    await user.click(group.getByRole('button', { name: t('lobby.class-JP') }));
    expect(stands()).toBe('/rng?class=JP');
    const last = () => wire.asked(catalogueRoutes.gameList).at(-1)?.input;
    await expect.poll(() => last()?.gameClassify).toBe('JP');
    await user.click(screen.getByRole('button', { name: '৳0.50' }));
    await expect.poll(() => last()?.minBet).toBe('0.5');
    await user.click(screen.getByRole('tab', { name: 'Nokshi Studio' }));
    expect(stands()).toBe('/rng?page=NOKSHI');
    await expect.poll(() => last()).toMatchObject({ vassalage: 'NOKSHI', pageNo: 1 });
    expect(last()?.gameClassify).toBeUndefined();
  });

  test('shows the games of a group in a popup, from which one is opened', async () => {
    const den = aGame({ gameId: 'den', isGame: 'VASSALAGE', name: { EN: 'The den', BN: 'গুহা' } });
    wire.answers(catalogueRoutes.gameList, aPage([den]));
    wire.answers(catalogueRoutes.subGames, { group: den, data: someGames(2) });
    const site = await openSite('/rng', { member });
    const { screen, user } = site;
    await user.click(await (await list(site)).findByRole('link', { name: /The den/ }));
    const popup = within(await screen.findByRole('dialog', { name: 'The den' }));
    await expect.poll(() => popup.queryAllByRole('link')).toHaveLength(2);
    expect(location.search).toBe('?group=den');
    expect(popup.getAllByRole('link')[0]).toHaveAttribute('href', '/game?id=game-1');
  });

  test.each(READERS)(
    'keeps a game whose maker is off as a grey card that starts nothing (%s)',
    async (language) => {
      wire.answers(catalogueRoutes.gameList, aPage([aGame({ isOpen: false })]));
      const site = await openSite('/rng', { language });
      const part = await list(site);
      expect(await part.findByText(site.t('lobby.closed'))).toBeVisible();
      expect(part.queryByRole('link')).toBeNull();
    },
  );

  test('that cannot be asked for says so and tries again', async () => {
    wire.breaks(catalogueRoutes.gameList);
    const site = await openSite('/rng', { language: 'BN' });
    const { screen, t, user } = site;
    expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
    wire.answers(catalogueRoutes.gameList, aPage([river]));
    await user.click(screen.getByRole('button', { name: t('app.try-again') }));
    await expect.poll(async () => cardsIn(await list(site))).toHaveLength(1);
  });
});

test('a card of the lottery leads to its page, and its heart stays in the browser', async () => {
  const ELOTT = 'ELOTT' as const;
  const five = aGame({
    gameId: 'jamuna-five',
    nodeId: 'ELOTT-jamuna-five',
    gameType: ELOTT,
    vassalage: ELOTT,
    name: { EN: 'Jamuna five', BN: 'যমুনা পাঁচ' },
  });
  wire.answers(catalogueRoutes.gameVendor, {
    data: { lanes: [aLane({ vassalage: ELOTT, gameType: ELOTT })] },
  });
  wire.answers(catalogueRoutes.gameMenus, theMenus({ ELOTT: 1 }));
  wire.answers(catalogueRoutes.gameList, aPage([five]));
  const site = await openSite('/', { member });
  const { screen, t, user } = site;
  await screen.findAllByTestId('balance');
  const part = await list(site);
  const card = await part.findByRole('link', { name: /Jamuna five/ });
  expect(card).toHaveAttribute('href', '/lottery?vendor=ELOTT&gameCode=jamuna-five');
  const heart = () =>
    part.getByRole('button', { name: t('lobby.favorite', { game: 'Jamuna five' }) });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('lotteryFavorites:rahim01')).toBe('["ELOTT-jamuna-five"]');
  await user.click(heart());
  expect(localStorage.getItem('lotteryFavorites:rahim01')).toBe('[]');
  expect(wire.asked(favoritesRoutes.toggle)).toEqual([]);
});

test('the makers are asked for once in a tab and kept in its session', async () => {
  wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [aLane()] } });
  const first = await openSite('/rng');
  await first.screen.findByRole('tab', { name: 'Nokshi Studio' });
  first.unmount();
  const again = await openSite('/rng');
  await again.screen.findByRole('tab', { name: 'Nokshi Studio' });
  expect(wire.asked(catalogueRoutes.gameVendor)).toHaveLength(1);
  expect(sessionStorage.getItem('gameVendor')).toContain('NOKSHI');
});

test('filters lie over the list of a phone, say how many are set, and are cleared there', async () => {
  wire.answers(catalogueRoutes.gameList, aPage([river]));
  const { screen, user, t } = await openSite('/rng?min=0.05');
  await user.click(
    await screen.findByRole('button', { name: t('lobby.filters-set', { count: 1 }) }),
  );
  const sheet = within(screen.getByRole('dialog', { name: t('lobby.filters') }));
  await user.click(sheet.getByRole('button', { name: '৳0.50' }));
  expect(stands()).toBe('/rng?min=0.5');
  await user.click(sheet.getByRole('button', { name: t('lobby.clear') }));
  expect(stands()).toBe('/rng');
  await user.click(sheet.getByRole('button', { name: t('lobby.show-games') }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what most members opened this week stands on the home page, and twenty are asked for', async () => {
  wire.answers(catalogueRoutes.popular, { data: someGames(3) });
  const { screen, t } = await openSite('/');
  const part = within(await screen.findByRole('region', { name: t('lobby.popular') }));
  expect(part.getAllByRole('listitem')).toHaveLength(3);
  expect(wire.asked(catalogueRoutes.popular)[0]?.input.count).toBe(20);
});

test('the hot games of a category stand in a row that can be held', async () => {
  wire.answers(catalogueRoutes.gameMenus, theMenus({ RNG: 100 }));
  wire.answers(catalogueRoutes.hotGames, { data: someGames(11) });
  const { screen, t, user } = await openSite('/rng');
  const row = within(await screen.findByRole('region', { name: t('lobby.hot-games') }));
  await user.click(await row.findByRole('button', { name: t('lobby.slider-hold') }));
  expect(row.getByRole('button', { name: t('lobby.slider-go') })).toBeVisible();
});
