import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { GAME_TYPES } from '@nokshi/contract/pages.ts';
import type { MessageId } from '../locales/en/index.ts';

/** What a page path shows. `unopened`: a page of the plan whose room is not built yet. */
type PageView =
  | 'home'
  | 'games'
  | 'game'
  | 'seamless'
  | 'provider'
  | 'notices'
  | 'help'
  | 'download'
  | 'join'
  | 'unopened';

/** A sentence that has its description beside it: `page.rng` and `page.rng-about`. */
export type TitleId = {
  [Id in MessageId]: `${Id}-about` extends MessageId ? Id : never;
}[MessageId];

export type SitePage = {
  readonly paths: readonly string[];
  readonly view: PageView;
  /** Its title; its description is the sentence of that name with `-about`. */
  readonly title: TitleId;
  readonly bannerGroup?: string;
  /** The games of a `games` page. */
  readonly category?: Category;
  /** The one maker that a `games` page is of. */
  readonly vendor?: string;
  /** The modal that lies over the page when its own address does not name one. */
  readonly modal?: 'login' | 'register';
  /** What of the shell is left away: the nav, all but the top bar, or everything. L-002, R-026. */
  readonly frame?: 'no-nav' | 'top-bar-only' | 'none';
};

/** Every page of the site as a table. Source: specification 2, checklist 2.1. */
export const PAGES: readonly SitePage[] = [
  { paths: ['/', '/index.html', '/home'], view: 'home', title: 'page.home', bannerGroup: 'w_home' },
  {
    paths: ['/register', '/register.html'],
    view: 'home',
    title: 'page.register',
    bannerGroup: 'w_reg',
    modal: 'register',
  },
  {
    paths: ['/login'],
    view: 'home',
    title: 'page.login',
    bannerGroup: 'w_login',
    modal: 'login',
  },
  { paths: ['/rng'], view: 'games', title: 'page.rng', category: 'RNG', bannerGroup: 'w_rng' },
  { paths: ['/game'], view: 'game', title: 'page.game' },
  { paths: ['/noticePage'], view: 'notices', title: 'page.notices' },
  { paths: ['/pointMall'], view: 'unopened', title: 'page.points', bannerGroup: 'w_shop' },
  {
    paths: ['/sports'],
    view: 'games',
    title: 'page.sports',
    category: 'SPORTS',
    bannerGroup: 'w_sports',
  },
  {
    paths: ['/esports'],
    view: 'games',
    title: 'page.esports',
    category: 'ESPORTS',
    bannerGroup: 'w_esports',
  },
  { paths: ['/lottery'], view: 'unopened', title: 'page.lottery', frame: 'top-bar-only' },
  {
    paths: ['/elott'],
    view: 'games',
    title: 'page.e-lottery',
    category: 'ELOTT',
    bannerGroup: 'w_lott',
  },
  { paths: ['/fish'], view: 'games', title: 'page.fish', category: 'FISH', bannerGroup: 'w_fish' },
  { paths: ['/pvp'], view: 'games', title: 'page.pvp', category: 'PVP', bannerGroup: 'w_pvp' },
  { paths: ['/live'], view: 'games', title: 'page.live', category: 'LIVE', bannerGroup: 'w_live' },
  {
    paths: ['/cockfight'],
    view: 'games',
    title: 'page.cockfight',
    category: 'SPORTS',
    vendor: 'DS88',
  },
  {
    paths: ['/promotions'],
    view: 'unopened',
    title: 'page.promotions',
    bannerGroup: 'w_promotion',
  },
  { paths: ['/promoDetail'], view: 'unopened', title: 'page.promotion' },
  { paths: ['/seamless'], view: 'seamless', title: 'page.seamless', frame: 'no-nav' },
  { paths: ['/fbsports'], view: 'provider', title: 'page.sportsbook' },
  { paths: ['/help'], view: 'help', title: 'page.help', bannerGroup: 'w_help' },
  { paths: ['/helpmc'], view: 'help', title: 'page.help', frame: 'none' },
  {
    paths: ['/down', '/download'],
    view: 'download',
    title: 'page.download',
    bannerGroup: 'w_down',
  },
  { paths: ['/join'], view: 'join', title: 'page.join' },
];

/** The page of a path, or null when there is none; `/game/{games}` is that type's list. R-030. */
export function pageAt(path: string): SitePage | null {
  const plain = (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();
  const type = GAME_TYPES.find((each) => plain === `/game/${each}`);
  const wanted = type ? `/${type}` : plain;
  return PAGES.find((page) => page.paths.some((each) => each.toLowerCase() === wanted)) ?? null;
}
