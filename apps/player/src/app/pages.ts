import type { MessageId } from '../locales/en/index.ts';

/** What a page path shows. `unopened`: a page of the plan whose room is not built yet. */
type PageView = 'home' | 'games' | 'game' | 'notices' | 'help' | 'unopened';

export type SitePage = {
  readonly paths: readonly string[];
  readonly view: PageView;
  readonly title: MessageId | null;
  readonly bannerGroup?: string;
  /** The modal that lies over the page when its own address does not name one. */
  readonly modal?: 'login' | 'register';
  readonly navHidden?: true;
};

/** Every page of the site as a table. Source: specification 2, checklist 2.1. */
export const PAGES: readonly SitePage[] = [
  { paths: ['/', '/index.html', '/home'], view: 'home', title: null, bannerGroup: 'w_home' },
  {
    paths: ['/register', '/register.html'],
    view: 'home',
    title: 'register.title',
    bannerGroup: 'w_home',
    modal: 'register',
  },
  {
    paths: ['/login'],
    view: 'home',
    title: 'login.title',
    bannerGroup: 'w_home',
    modal: 'login',
  },
  { paths: ['/rng'], view: 'games', title: 'page.rng', bannerGroup: 'w_rng' },
  { paths: ['/game'], view: 'game', title: 'page.game' },
  { paths: ['/noticePage'], view: 'notices', title: 'page.notices' },
  { paths: ['/pointMall'], view: 'unopened', title: 'page.points', bannerGroup: 'w_shop' },
  { paths: ['/sports'], view: 'unopened', title: 'page.sports', bannerGroup: 'w_sports' },
  { paths: ['/esports'], view: 'unopened', title: 'page.esports', bannerGroup: 'w_esports' },
  { paths: ['/lottery'], view: 'unopened', title: 'page.lottery', navHidden: true },
  { paths: ['/elott'], view: 'unopened', title: 'page.lottery', bannerGroup: 'w_lott' },
  { paths: ['/fish'], view: 'unopened', title: 'page.fish', bannerGroup: 'w_fish' },
  { paths: ['/pvp'], view: 'unopened', title: 'page.pvp', bannerGroup: 'w_pvp' },
  { paths: ['/live'], view: 'unopened', title: 'page.live', bannerGroup: 'w_live' },
  { paths: ['/cockfight'], view: 'unopened', title: 'page.cockfight' },
  {
    paths: ['/promotions', '/promoDetail'],
    view: 'unopened',
    title: 'page.promotions',
    bannerGroup: 'w_promotion',
  },
  { paths: ['/seamless'], view: 'unopened', title: 'page.seamless', navHidden: true },
  { paths: ['/fbsports'], view: 'unopened', title: 'page.sports' },
  { paths: ['/help', '/helpmc'], view: 'help', title: 'page.help', bannerGroup: 'w_help' },
  {
    paths: ['/down', '/download'],
    view: 'unopened',
    title: 'page.download',
    bannerGroup: 'w_down',
  },
  { paths: ['/join'], view: 'unopened', title: 'page.join' },
];

/** `/game/{games}` is the page of that game type, whatever the case. Checklist R-030. */
const GAME_TYPE = /^\/game\/(rng|fish|pvp|live|sports|esports|elott)$/i;

/** The page of a path, or null when there is none. */
export function pageAt(path: string): SitePage | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const wanted = plain.replace(GAME_TYPE, '/$1').toLowerCase();
  return PAGES.find((page) => page.paths.some((each) => each.toLowerCase() === wanted)) ?? null;
}
