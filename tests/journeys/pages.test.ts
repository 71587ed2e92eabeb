import { PLAYER_PAGES } from '@nokshi/contract/pages.ts';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, firstGame, openPage, pathOf, playedMember } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: desk } = wordsIn('en');
const { t: bengali } = wordsIn('bn');

let house: RunningHouse;
let member: HttpClient;
let visitor: Page;

beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 0 });
  member = await playedMember(house, 40);
  visitor = await openPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);
const headOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** What a camera reads in a QR code on the page. */
async function scanned(code: Locator): Promise<string | undefined> {
  await code.waitFor();
  const png = (await code.screenshot()).toString('base64');
  // Node has no decoder of pictures; the browser under the test has.
  const { data, width, height } = (await code.page().evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${png}'), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width: image.width, height: image.height };
  })()`)) as { data: number[]; width: number; height: number };
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

describe('every page', () => {
  test('has a title and a description of its own in the HTML that the server sends', async () => {
    const titles = new Map<string, string>();
    for (const path of PLAYER_PAGES) {
      const html = await (await member.raw(path)).text();
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
      expect(await about.getAttribute('content')).toBe(bengali(`${title}-about`));
    }
    await page.context().close();
  });

  test('that is none answers 404 and asks not to be remembered', async () => {
    for (const path of ['/no/such/page', '/game/nonsense']) {
      const answer = await member.raw(path);
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

describe('the guard', () => {
  test('leads a visitor to the log-in when it is on, and lets the named pages be', async () => {
    const page = await openPage();
    await page.route('**/wps/system/status*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { info: { whitelabel: object } } };
      Object.assign(body.value.info.whitelabel, { LOGINGUARD3: '1' });
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/rng?q=x');
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    expect(pathOf(page)).toBe('/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?q=x');
    for (const path of ['/helpmc', '/download', '/register', '/register.html']) {
      await go(page, path);
      await page.getByRole('heading').first().waitFor();
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

describe('the codes', () => {
  test('of the side bar scan as the addresses of the apps', async () => {
    await go(visitor, '/');
    await firstGame(visitor).waitFor();
    for (const [app, to] of [
      ['download.ios', '/down#ios'],
      ['download.android', '/down#android'],
    ] as const) {
      const tool = visitor.getByRole('complementary').getByRole('button', { name: t(app) });
      await tool.click();
      const code = visitor.getByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(await scanned(code)).toBe(house.playerOrigin + to);
      await visitor.keyboard.press('Escape');
      await code.waitFor({ state: 'hidden' });
      expect(await tool.getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('of the download page scans as the site itself', async () => {
    await go(visitor, '/down');
    const code = visitor.getByRole('img', { name: t('download.site-code') });
    expect(await scanned(code)).toBe(`${house.playerOrigin}/`);
    for (const guide of ['download.ios', 'download.android', 'download.desktop'] as const)
      await visitor.getByRole('heading', { name: t(guide) }).waitFor();
  });
});

describe('the app', () => {
  test('can be installed: manifest with a maskable icon, all of it there', async () => {
    const answer = await member.raw('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Nokshi', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const { src } of manifest.icons) expect((await member.raw(src)).status).toBe(200);
    expect(await (await member.raw('/')).text()).toContain('rel="manifest"');
  });

  test('shows its offline page when the line is gone, and comes back with it', async () => {
    const page = await newPage({}, { worker: true });
    await go(page, '/');
    await page.evaluate('navigator.serviceWorker.ready');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      .toBe(true);
    await page.context().setOffline(true);
    await go(page, '/rng');
    await page.getByRole('heading', { name: t('shell.offline-title') }).waitFor();
    await page.getByRole('heading', { name: bengali('shell.offline-title') }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link').click();
    await firstGame(page).waitFor();
    await page.context().close();
  });
});

describe('the winners board', () => {
  test('shows real rounds with masked names, at most twenty', async () => {
    await go(visitor, '/');
    const board = visitor.getByRole('list', { name: t('winners.title') });
    const lines = board.getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBeLessThanOrEqual(20);
    expect(await lines.first().innerText()).toMatch(/\w{1,2}\*{3}/);
    await visitor.getByText(t('winners.note-demo')).waitFor();
  });
});

describe('sharing', () => {
  test('asks a visitor to log in first', async () => {
    await go(visitor, '/');
    const tool = visitor.getByRole('complementary').getByRole('button', { name: t('shell.share') });
    await tool.click();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor();
    await visitor.goBack();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor({ state: 'hidden' });
    await visitor.goForward();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor();
    await visitor.keyboard.press('Escape');
  });

  test('gives a member the own link, which fills the code of the form it opens', async () => {
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await go(page, '/?m=share');
    const dialog = page.getByRole('dialog', { name: t('share.title') });
    const link = (await scanned(dialog.getByRole('img', { name: t('share.code') }))) ?? '';
    expect(link).toContain(`${house.playerOrigin}/?referralCode=`);
    expect(await dialog.locator('code').innerText()).toBe(link);
    await page.context().close();

    await visitor.goto(`${link}&m=register`);
    const code = visitor.getByLabel(t('field.referralCode'));
    expect(await code.inputValue()).toBe(new URL(link).searchParams.get('referralCode'));
  });

  test('says plainly that it is not open when the promotion is off', async () => {
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await page.route('**/wps/system/status*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { info: { whitelabel: object } } };
      Object.assign(body.value.info.whitelabel, { REFERRAL3: '0' });
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/');
    await page.getByTestId('balance').first().waitFor();
    await page
      .getByRole('complementary')
      .getByRole('button', { name: t('shell.share') })
      .click();
    const answer = page.getByRole('dialog', { name: t('share.soon') });
    await answer.getByRole('button', { name: t('app.close') }).click();
    await answer.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe('a category of the nav', () => {
  const withVendors = async (count: number) => {
    const page = await openPage();
    await page.route('**/GCSGAME_gameVendor*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { data: { lanes: object[] } } };
      const [lane] = body.value.data.lanes;
      body.value.data.lanes = Array.from({ length: count }, (_, at) => ({
        ...lane,
        vassalage: `V${at}`,
        title: { EN: `Maker ${at}`, BN: `নির্মাতা ${at}` },
      }));
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    return { page, nav, more: nav.getByRole('link', { name: t('nav.more') }) };
  };
  const makers = t('nav.makers', { category: 'Slots' });

  test('unfolds up to fifteen makers by keyboard, and "more" exactly then', async () => {
    for (const [there, shown, more] of [
      [14, 14, 0],
      [15, 15, 1],
      [16, 15, 1],
    ] as const) {
      const bar = await withVendors(there);
      await bar.nav.getByRole('button', { name: makers }).focus();
      await bar.page.keyboard.press('Enter');
      await expect.poll(() => bar.nav.getByRole('link', { name: /^Maker/ }).count()).toBe(shown);
      expect(await bar.more.count()).toBe(more);
      await bar.page.keyboard.press('Escape');
      await expect.poll(() => bar.nav.getByRole('link', { name: /^Maker/ }).count()).toBe(0);
      await bar.page.context().close();
    }
  });

  test('leads to the maker that was chosen, its tab open', async () => {
    await go(visitor, '/');
    const nav = visitor.getByRole('navigation', { name: t('nav.label') });
    await nav.getByRole('link', { name: 'Slots' }).hover();
    await nav.getByRole('link', { name: 'Nokshi Studio' }).click();
    await visitor.getByRole('tab', { name: 'Nokshi Studio', selected: true }).waitFor();
    expect(pathOf(visitor)).toBe('/rng');
  });
});

describe('the footer and the side bar', () => {
  test('show what the operator has set, and nothing that could harm', async () => {
    const page = await openPage();
    await page.route('**/wps/system/status*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { info: { resources: object[] } } };
      const resource = (resourceType: string, url: string, name = resourceType) => ({
        resourceType,
        url,
        name,
        qrCodeUrl: null,
      });
      body.value.info.resources = [
        resource('FACEBOOK', 'https://facebook.com/nokshi', 'Facebook'),
        resource('TELEGRAM', 'https://t.me/one', 'Telegram 1'),
        resource('TELEGRAM', 'https://t.me/two', 'Telegram 2'),
        resource('YOUTUBE', 'javascript:alert(1)', 'Planted'),
        resource('IOS', 'https://apps.example/nokshi'),
        resource('MOBILECONFIG', 'https://apps.example/nokshi.mobileconfig'),
      ];
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/');
    const foot = page.getByRole('contentinfo');
    const side = page.getByRole('complementary');
    await side.getByRole('button', { name: t('shell.follow') }).click();
    for (const place of [foot, side])
      for (const name of ['Facebook', 'Telegram 1', 'Telegram 2']) {
        const link = place.getByRole('link', { name });
        expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
      }
    expect(await page.getByText('Planted').count()).toBe(0);
    expect(await side.getByRole('button', { name: t('download.android') }).count()).toBe(0);
    for (const [app, to] of [
      ['download.ios', 'https://apps.example/nokshi'],
      ['download.profile', 'https://apps.example/nokshi.mobileconfig'],
    ] as const) {
      await side.getByRole('button', { name: t(app), exact: true }).click();
      const code = page.getByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(await scanned(code)).toBe(to);
    }
    await page.context().close();
  });

  test('have menu, information, makers, age and copyright, and the way back up', async () => {
    await go(visitor, '/');
    const foot = visitor.getByRole('contentinfo');
    const menu = foot.getByRole('navigation', { name: t('footer.links') });
    await menu.getByRole('link', { name: t('page.join') }).waitFor();
    const topics = foot.getByRole('navigation', { name: t('footer.information') });
    const topic = topics.getByRole('link', { name: t('footer.topic-deposit') });
    expect(await topic.getAttribute('href')).toBe('/help#deposit');
    await foot.getByRole('img', { name: 'Nokshi Studio' }).waitFor();
    await foot.getByText('18+').waitFor();
    await foot.getByText('©').waitFor();
    await visitor.evaluate('window.scrollTo(0, 2000)');
    await visitor
      .getByRole('complementary')
      .getByRole('button', { name: t('shell.to-top') })
      .click();
    await expect.poll(() => visitor.evaluate('window.scrollY')).toBe(0);
    await visitor
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: t('page.promotions') })
      .click();
    await expect.poll(() => pathOf(visitor)).toBe('/promotions');
  });
});

describe('another house of the platform', () => {
  test('is stored when it is chosen, and the session ends on the server too', async () => {
    const leaving = await house.member();
    const page = await openPage();
    await enterAs(page, leaving, house.playerOrigin);
    await page.route('**/wps/system/countryCode*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        value: { countryCode: string | null; regions: object[] };
      };
      const [own] = body.value.regions;
      const other = { merchantCode: 'other', country: 'NP', domains: [] };
      const countryName = { EN: 'Nepal', BN: 'নেপাল' };
      body.value = { countryCode: null, regions: [{ ...own, ...other, countryName }] };
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/rng');
    await page.getByTestId('balance').first().waitFor();
    const dialog = page.getByRole('dialog', { name: t('region.title') });
    await dialog.getByRole('button', { name: t('region.go') }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
    expect(await leaving.raw('/wps/member/info').then(({ status }) => status)).toBe(401);
    await page.context().close();
  });
});

describe('an unknown country', () => {
  test('is asked for once, with the languages of each', async () => {
    const page = await openPage();
    await page.route('**/wps/system/countryCode*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { countryCode: string | null } };
      body.value.countryCode = null;
      await route.fulfill({ response: answer, json: body });
    });
    await go(page, '/');
    const dialog = page.getByRole('dialog', { name: t('region.title') });
    await dialog.getByRole('radio', { name: 'Bangladesh' }).waitFor();
    await dialog.getByRole('radio', { name: 'বাংলা' }).check();
    await dialog.getByRole('button', { name: t('region.go') }).click();
    await page.getByText(bengali('lobby.hot-games')).first().waitFor();
    await page.reload();
    await firstGame(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('the maintenance page', () => {
  test('counts down to the planned end', async () => {
    const page = await openPage({ width: 390 });
    await page.routeWebSocket('**/live', () => undefined);
    await page.route('**/wps/system/status*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { maintenance: object } };
      const until = new Date(Date.now() + 3_600_000).toISOString();
      const message = { EN: 'We change the disks.', BN: 'আমরা ডিস্ক বদলাচ্ছি।' };
      body.value.maintenance = { active: true, status: { systemStatus: 1, message, until } };
      await route.fulfill({ response: answer, json: body });
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
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('row').filter({ hasText: 'rina@example.com' });
    await row.filter({ hasText: desk('applications.working') }).waitFor();
    await page.context().close();
  });
});
