import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { SITE_PATHS } from './tables.ts';
import { enterAs, firstGame, openPage, pathOf, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: desk } = wordsIn('en');
const { t: bengali } = wordsIn('bn');

let house: RunningHouse;
let visitor: Page;

beforeAll(async () => {
  house = await startHouse({ web: true });
  visitor = await openPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);
const headOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const hideCountry = (page: Page) =>
  withAnswer(
    page,
    '**/wps/system/countryCode*',
    (value: { countryCode: string | null }) => void (value.countryCode = null),
  );
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

describe('every page', () => {
  test('has a title and a description of its own in the HTML that the server sends', async () => {
    const titles = new Map<string, string>();
    for (const path of SITE_PATHS) {
      const html = await (await house.visitor().raw(path)).text();
      const [title, description] = [titleOf(html), headOf(html, 'description')];
      expect([path, title]).toEqual([path, expect.stringMatching(/.+ · Nokshi$/)]);
      expect([path, description.length > 20]).toEqual([path, true]);
      expect(headOf(html, 'og:title')).toBe(title);
      expect(headOf(html, 'og:description')).toBe(description);
      const own = headOf(html, 'og:url');
      expect(html).toContain(`<link rel="canonical" href="${own}"`);
      // Pages that differ have titles that differ; spellings of one page share its address.
      if (path !== '/helpmc') expect([path, titles.get(title) ?? own]).toEqual([path, own]);
      titles.set(title, own);
    }
    expect(titles.size).toBeGreaterThan(20);
  });

  test('keeps its title when the app has drawn it, in the reader’s language', async () => {
    const page = await openPage({ lang: 'bn', width: 390, theme: 'dark' });
    for (const [path, title] of [
      ['/', 'page.home'],
      ['/fish', 'page.fish'],
      ['/down', 'page.download'],
      ['/no/such/page', 'page.not-found'],
    ] as const) {
      await go(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.title()).toBe(`${bengali(title)} · Nokshi`);
      const about = page.locator('meta[name="description"]');
      await expect.poll(() => about.getAttribute('content')).toBe(bengali(`${title}-about`));
    }
    await page.context().close();
  });

  test('that is none answers 404 and asks not to be remembered', async () => {
    for (const path of ['/no/such/page', '/game/nonsense']) {
      const answer = await house.visitor().raw(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(headOf(await answer.text(), 'robots')).toBe('noindex');
      await go(visitor, path);
      await visitor.getByRole('heading', { name: t('page.not-found') }).waitFor();
    }
  });

  test('of a category without games says so', async () => {
    for (const [path, title] of [
      ['/fish', 'page.fish'],
      ['/pvp', 'page.pvp'],
      ['/live', 'page.live'],
      ['/sports', 'page.sports'],
      ['/esports', 'page.esports'],
      ['/elott', 'page.e-lottery'],
      ['/game/fish', 'page.fish'],
    ] as const) {
      await go(visitor, path);
      await visitor.getByRole('heading', { name: t(title), level: 1 }).waitFor();
      await visitor.getByText(t('page.no-games')).waitFor();
    }
  });

  test('lists the slots at /game without a game and at /game/rng', async () => {
    for (const path of ['/game', '/game/rng']) {
      await go(visitor, path);
      await firstGame(visitor).waitFor();
    }
  });

  test('shows no nav on /seamless, the top bar alone on /lottery, nothing around /helpmc', async () => {
    const parts = [
      visitor.getByRole('banner'),
      visitor.getByRole('navigation', { name: t('nav.label') }),
      visitor.getByRole('contentinfo'),
    ];
    const shell = () => Promise.all(parts.map((part) => part.count()));
    const shows = async (path: string, counts: number[]) => {
      await go(visitor, path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      // The footer is fetched after the page.
      await expect.poll(shell).toEqual(counts);
    };
    await shows('/fish', [1, 1, 1]);
    await shows('/seamless', [1, 0, 1]);
    await shows('/lottery', [1, 0, 0]);
    await shows('/helpmc', [0, 0, 0]);
  });
});

describe('a launch of the lottery', () => {
  test('says that it is not open yet and leads back to where it came from', async () => {
    const member = await house.member();
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    const { launchUrl } = await member.call(playerRoutes.catalogue.launchLobby, {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'SEA',
      lottoView: 'lobby',
      backUrl: `${house.playerOrigin}/rng?q=river`,
    });
    await go(page, launchUrl);
    await page.getByText(t('page.unopened')).waitFor();
    await page.getByRole('link', { name: t('page.way-back') }).click();
    await expect.poll(() => page.url()).toBe(`${house.playerOrigin}/rng?q=river`);
    await firstGame(page).waitFor();
    await page.context().close();
  });

  test('leads nowhere else, whoever wrote the address', async () => {
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\t/evil.example',
      '/\\evil',
    ]) {
      await go(visitor, `/lottery?backUrl=${encodeURIComponent(foreign)}`);
      await visitor.getByRole('link', { name: t('page.to-the-games') }).waitFor();
      expect(await visitor.getByRole('link', { name: t('page.way-back') }).count()).toBe(0);
    }
  });
});

describe('the guard', () => {
  test('leads a visitor to the log-in when it is on, and lets the named pages be', async () => {
    const page = await openPage();
    await withAnswer(page, '**/wps/system/status*', (value: { info: { whitelabel: object } }) => {
      Object.assign(value.info.whitelabel, { LOGINGUARD3: '1' });
    });
    await go(page, '/rng?q=x');
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?q=x');
    for (const path of ['/helpmc', '/download', '/register', '/register.html']) {
      await go(page, path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(pathOf(page)).toBe(path);
    }
    await page.context().close();
  });

  test('is off by itself', async () => {
    await go(visitor, '/rng');
    await firstGame(visitor).waitFor();
    expect(pathOf(visitor)).toBe('/rng');
  });
});

describe('another house of the platform', () => {
  test('is on open pages once it is named; who chooses it goes there, and the session ends here', async () => {
    const { regions, setRegions } = consoleRoutes.settings;
    const admin = await house.operator();
    const leaving = await house.member();
    const page = await openPage();
    await enterAs(page, leaving, house.playerOrigin);
    const merchants: string[] = [];
    await page.exposeFunction('noted', (merchant: string) => void merchants.push(merchant));
    await page.addInitScript(`const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'merchant') window.noted(value);
        setItem.call(this, key, value);
      };`);
    await page.route('https://np.nokshi.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Nokshi Nepal</h1>' }),
    );
    await hideCountry(page);
    await go(page, '/rng');
    await page.getByTestId('balance').first().waitFor();
    const dialog = page.getByRole('dialog', { name: t('region.title') });
    await dialog.getByRole('radio', { name: 'Bangladesh' }).waitFor();

    const { setting, version } = await admin.call(regions, {});
    const nepal = {
      countryCode: 'NP',
      dialingCode: '+977',
      name: { EN: 'Nepal', BN: 'নেপাল' },
      languages: ['EN' as const],
      merchantCode: 'nokshi-np',
      host: 'np.nokshi.example',
    };
    const countries = [...setting.countries, nepal];
    const reason = 'Nepal has a house';
    await admin.call(setRegions, { setting: { ...setting, countries }, version, reason });
    await dialog.getByRole('radio', { name: 'Nepal' }).check();
    await dialog.getByRole('button', { name: t('region.go') }).click();
    await page.getByRole('heading', { name: 'Nokshi Nepal' }).waitFor();
    expect(page.url()).toBe('https://np.nokshi.example/');
    await expect.poll(() => merchants.at(-1)).toBe('nokshi-np');
    await expect.poll(() => leaving.raw('/wps/member/info').then(({ status }) => status)).toBe(401);
    const now = await admin.call(regions, {});
    await admin.call(setRegions, { setting, version: now.version, reason });
    await page.context().close();
  });
});

describe('an unknown country', () => {
  test('is asked for once, with the languages of each', async () => {
    const page = await openPage();
    await hideCountry(page);
    await go(page, '/');
    const dialog = page.getByRole('dialog', { name: t('region.title') });
    await dialog.getByRole('radio', { name: 'Bangladesh' }).waitFor();
    // One country, and its two languages.
    expect(await dialog.getByRole('radio').count()).toBe(3);
    await dialog.getByRole('radio', { name: 'বাংলা' }).check();
    await dialog.getByRole('button', { name: t('region.go') }).click();
    await page.getByText(bengali('lobby.hot-games')).first().waitFor();
    // The words change before the country is kept, which is when the question goes.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.reload();
    await firstGame(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('the maintenance page', () => {
  test('counts down to the planned end', async () => {
    const page = await openPage({ width: 390 });
    await page.routeWebSocket('**/live', () => undefined);
    await withAnswer(page, '**/wps/system/status*', (value: { maintenance: object }) => {
      const until = new Date(Date.now() + 3_600_000).toISOString();
      const message = { EN: 'We change the disks.', BN: 'আমরা ডিস্ক বদলাচ্ছি।' };
      value.maintenance = { active: true, status: { systemStatus: 1, message, until } };
    });
    await go(page, '/rng');
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.innerText()).toMatch(/^0:59:\d\d$/);
    await page.getByText('We change the disks.').waitFor();
    await page.context().close();
  });
});

describe('joining', () => {
  test('sends an application, which an operator finds on the desk and works on', async () => {
    await go(visitor, '/join');
    await visitor.getByRole('button', { name: t('join.send') }).click();
    await expect.poll(() => visitor.getByRole('alert').count()).toBe(3);
    await visitor.getByLabel(t('join.name')).fill('Rina Akter');
    await visitor.getByLabel(t('join.contact')).fill('rina@example.com');
    const planted = '<img src=x onerror="document.title=1"> I lead a team of ten.';
    await visitor.getByLabel(t('join.message')).fill(planted);
    await visitor.getByRole('button', { name: t('join.send') }).click();
    await visitor.getByRole('heading', { name: t('join.sent') }).waitFor();

    const page = await openPage();
    await enterAs(page, await house.operator('support'), house.consoleOrigin);
    await page.goto(`${house.consoleOrigin}/applications`);
    await page.getByRole('row').filter({ hasText: 'rina@example.com' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Rina Akter' });
    await dialog.getByText('I lead a team of ten.').waitFor();
    expect(await dialog.locator('img').count()).toBe(0);
    await dialog.getByRole('button', { name: desk('applications.working') }).click();
    await dialog.getByLabel(desk('applications.note')).fill('Called back.');
    await dialog.getByRole('button', { name: desk('applications.save') }).click();
    await page.getByRole('button', { name: desk('change.apply') }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('row').filter({ hasText: 'rina@example.com' });
    await row.filter({ hasText: desk('applications.working') }).waitFor();
    await page.context().close();
  });
});
