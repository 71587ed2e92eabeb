import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { scanCode } from '@nokshi/web/testing/scan-code.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showMeanwhile } from '../data/balance.ts';
import { aGame, aPage } from '../testing/games.ts';
import { aBanner, aLane, theMenus, theStatus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';

const member = aMember();
type Site = Awaited<ReturnType<typeof openSite>>;
const banner = async ({ screen }: Site) => within(await screen.findByRole('banner'));
const nav = async ({ screen, t }: Site) =>
  within(await screen.findByRole('navigation', { name: t('nav.label') }));
const side = async ({ screen }: Site) => within(await screen.findByRole('complementary'));
const foot = async ({ screen }: Site) => within(await screen.findByRole('contentinfo'));
const stands = () => location.pathname + location.search;
const resource = (resourceType: string, url: string, name = resourceType) => ({
  resourceType,
  url,
  name,
  qrCodeUrl: null,
});

describe('the layout', () => {
  test('has header, navigation, banners, main, side bar and footer, each once', async () => {
    wire.answers(siteRoutes.banners, [aBanner()]);
    const site = await openSite();
    const { screen, t } = site;
    await foot(site);
    for (const role of ['banner', 'main', 'complementary', 'contentinfo'] as const)
      expect(screen.getAllByRole(role)).toHaveLength(1);
    expect(await nav(site)).toBeTruthy();
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
    await site.user.click(bar.getByRole('link', { name: 'Nokshi' }));
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

describe('the side bar and the footer', () => {
  test('customer service opens the chat (H-020)', async () => {
    const site = await openSite();
    const { screen, t, user } = site;
    await user.click(await (await side(site)).findByRole('button', { name: t('shell.service') }));
    expect(await screen.findByRole('dialog', { name: t('chat.title') })).toBeVisible();
    expect(location.search).toBe('?m=chat');
    expect(wire.asked(chatRoutes.show).length).toBeGreaterThan(0);
  });

  test('answers that were not seen are counted at customer service', async () => {
    const site = await openSite('/', { member });
    const { screen, t } = site;
    await (await side(site)).findByRole('button', { name: t('shell.service') });
    wire.answers(chatRoutes.show, {
      desk: 'open',
      opensAt: null,
      closedWords: { EN: '', BN: '' },
      headerColour: '',
      licence: '',
      state: 'open',
      unread: 2,
      messages: { rows: [], next: null },
    });
    await live.tell({ type: 'chat' });
    expect(await screen.findByText(t('chat.unread', { count: 2 }))).toBeVisible();
  });

  test.each([
    '/',
    '/rng',
    '/fish',
    '/pvp',
    '/live',
    '/sports',
    '/esports',
    '/elott',
    '/noticePage',
    '/help',
    '/promotions',
    '/pointMall',
    '/seamless',
    '/down',
    '/join',
    '/game',
  ])('the way to the chat is on %s (P-010)', async (at) => {
    wire.answers(siteRoutes.helpCenter, []);
    const { screen, t } = await openSite(at);
    expect((await screen.findAllByRole('button', { name: t('chat.title') }))[0]).toBeVisible();
  });

  test('show what the operator has set, and nothing that could harm', async () => {
    const resources = [
      resource('FACEBOOK', 'https://facebook.com/nokshi', 'Facebook'),
      resource('TELEGRAM', 'https://t.me/one', 'Telegram 1'),
      resource('TELEGRAM', 'https://t.me/two', 'Telegram 2'),
      resource('YOUTUBE', 'javascript:alert(1)', 'Planted'),
      resource('IOS', 'https://apps.example/nokshi'),
      resource('MOBILECONFIG', 'https://apps.example/nokshi.mobileconfig'),
    ];
    wire.answers(siteRoutes.status, theStatus({ info: { resources } }));
    const site = await openSite();
    const { screen, t, user } = site;
    const bar = await side(site);
    await user.click(bar.getByRole('button', { name: t('shell.follow') }));
    for (const place of [await foot(site), bar])
      for (const name of ['Facebook', 'Telegram 1', 'Telegram 2'])
        expect(place.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByText('Planted')).toBeNull();
    expect(bar.queryByRole('button', { name: t('download.android') })).toBeNull();
    for (const [app, to] of [
      ['download.ios', 'https://apps.example/nokshi'],
      ['download.profile', 'https://apps.example/nokshi.mobileconfig'],
    ] as const) {
      await user.click(bar.getByRole('button', { name: t(app) }));
      const code = await bar.findByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(scanCode(code)).toBe(to);
      await user.keyboard('{Escape}');
      expect(bar.getByRole('button', { name: t(app) })).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('the codes of the apps scan as their addresses here', async () => {
    const site = await openSite();
    const { t, user } = site;
    const bar = await side(site);
    expect(bar.queryByText(t('download.profile'))).toBeNull();
    for (const [app, to] of [
      ['download.ios', '/down#ios'],
      ['download.android', '/down#android'],
    ] as const) {
      await user.click(bar.getByRole('button', { name: t(app) }));
      const code = await bar.findByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(scanCode(code)).toBe(location.origin + to);
    }
  });

  test('the footer has menu, information, makers, age, licence, reach and copyright', async () => {
    const lanes = [aLane({ title: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' } })];
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes } });
    const contact = { email: 'help@nokshi.example', phone: '+880 1712-345678' };
    const licence = 'LIC 4711';
    wire.answers(siteRoutes.status, theStatus({ brand: { contact, licence } }));
    const site = await openSite();
    const { t } = site;
    const end = await foot(site);
    const menu = within(end.getByRole('navigation', { name: t('footer.links') }));
    expect(menu.getByRole('link', { name: t('page.join') })).toBeVisible();
    const topics = within(end.getByRole('navigation', { name: t('footer.information') }));
    const topic = topics.getByRole('link', { name: t('footer.topic-deposit') });
    expect(topic).toHaveAttribute('href', '/help#deposit');
    expect(await end.findByText('Nokshi Studio')).toBeVisible();
    expect(end.getByText(t('footer.age', { age: 18 }))).toBeVisible();
    expect(end.getByText(/©/)).toBeVisible();
    expect(end.getByText(t('footer.licence', { licence }))).toBeVisible();
    expect(end.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
    expect(end.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      'tel:+8801712345678',
    );
  });
});

describe('sharing', () => {
  const noAgent = aMember({ type: 0 });

  test('asks a visitor to log in first', async () => {
    const site = await openSite();
    const { screen, t, user } = site;
    await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
  });

  test('gives a member the own link, as a code too', async () => {
    const nobody = { members: 0, firstAt: null, lastAt: null };
    wire.answers(referralRoutes.own, { on: true, code: 'RAHIM01', ...nobody });
    const site = await openSite('/', { member: noAgent });
    const { screen, t, user } = site;
    await site.screen.findAllByTestId('balance');
    await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
    const part = within(await screen.findByRole('region', { name: t('member.referral') }));
    const code = await part.findByRole('img', { name: t('share.code') });
    const link = `${location.origin}/?referralCode=RAHIM01`;
    expect(scanCode(code)).toBe(link);
    expect(part.getByText(link)).toBeVisible();
  });

  test.each(['/', '/rng', '/help'])(
    'the code of a link fills the form in, wherever the link leads: %s',
    async (at) => {
      wire.answers(siteRoutes.helpCenter, []);
      const site = await openSite(`${at}?referralCode=BONDHU7`);
      const { screen, t, user } = site;
      await user.click(
        (await (await banner(site)).findAllByRole('button', { name: t('register.do') }))[0] ??
          document.body,
      );
      const form = within(await screen.findByRole('dialog', { name: t('register.title') }));
      expect(await form.findByLabelText(/^Referral code/)).toHaveValue('BONDHU7');
    },
  );

  test.each(['EN', 'BN'] as const)(
    'says plainly that it is not open when the promotion is off (%s)',
    async (language) => {
      wire.answers(siteRoutes.status, theStatus({ flags: { REFERRAL3: '0' } }));
      const site = await openSite('/', { member: noAgent, language });
      const { screen, t, user } = site;
      await screen.findAllByTestId('balance');
      await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
      const answer = within(await screen.findByRole('dialog', { name: t('shell.share-soon') }));
      await user.click(answer.getAllByRole('button', { name: t('app.close') })[0] ?? document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
