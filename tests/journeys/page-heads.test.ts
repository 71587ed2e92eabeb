import { beforeAll, expect, it } from 'vitest';
import type { RunningHouse } from '../harness/house.ts';
import { SITE_PATHS } from './tables.ts';
import { theHouse } from './the-house.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});

const headOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The routes of the specification, as it writes them. */
const SPECIFIED = [
  '/',
  '/index.html',
  '/home',
  '/register',
  '/register.html',
  '/noticePage',
  '/pointMall',
  '/sports',
  '/esports',
  '/lottery',
  '/elott',
  '/rng',
  '/fish',
  '/pvp',
  '/live',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/fbsports',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/game',
  '/game/rng',
  '/login',
  '/download',
];

it('every route of the specification answers 200 with a page of its own (R-036)', async () => {
  const said = await Promise.all(
    SPECIFIED.map(async (path) => {
      const answer = await house.visitor().raw(path);
      const title = titleOf(await answer.text());
      return [path, answer.status, answer.headers.get('content-type'), title.endsWith(' · Nokshi')];
    }),
  );
  expect(said).toEqual(SPECIFIED.map((path) => [path, 200, 'text/html; charset=utf-8', true]));
});

it('every page has a title and a description of its own in the HTML that is sent', async () => {
  const titles = new Map<string, string>();
  for (const path of SITE_PATHS) {
    const answer = await house.visitor().raw(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await answer.text();
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

it.each(['/no/such/page', '/game/nonsense'])(
  '%s answers 404 and asks not to be remembered',
  async (path) => {
    const answer = await house.visitor().raw(path);
    expect(answer.status).toBe(404);
    expect(headOf(await answer.text(), 'robots')).toBe('noindex');
  },
);

it('the site can be installed: manifest with a maskable icon, all of it there', async () => {
  const visitor = house.visitor();
  const answer = await visitor.raw('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: 'Nokshi', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await visitor.raw(src)).status).toBe(200);
  expect(await (await visitor.raw('/')).text()).toContain('rel="manifest"');
});

it('the page of a game frames our own alone', async () => {
  const page = await house.visitor().raw('/game?id=kantha-lines');
  expect(page.headers.get('content-security-policy')).toMatch(/frame-src 'self'(;|$)/);
});
