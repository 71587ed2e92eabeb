import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { CENTRE_WORDS, LOTTERY_WORDS, TABLE_WORDS } from '../lib/later-words.ts';
import type { SitePage } from './site-page.ts';

const tablePages = () => import('./table-pages.tsx');
const Terms = lazy(() => import('../features/terms/terms-page.tsx'), 'Terms');
const Privacy = lazy(() => import('../features/terms/terms-page.tsx'), 'Privacy');
const Help = lazy(() => import('../features/help/help.tsx'));

/**
 * Every page of the site. The app routes by this table. The build writes the head of each page into
 * `heads.json` (`build/page-heads.ts`); the server answers those paths and no others..
 * Source: specification 2; `/login`, `/download`, `/cockfight`: checklist R-032, architecture.md 6;
 * `/game/{type}`: R-030.
 */
export const PAGES: readonly SitePage[] = [
  {
    paths: ['/', '/index.html', '/home'],
    title: 'page.home',
    view: 'home',
    bannerGroup: 'w_home',
  },
  {
    paths: ['/register', '/register.html'],
    title: 'page.register',
    view: 'home',
    bannerGroup: 'w_reg',
    modal: 'register',
  },
  {
    paths: ['/login'],
    title: 'page.login',
    view: 'home',
    bannerGroup: 'w_login',
    modal: 'login',
  },
  {
    paths: ['/rng', '/game/rng'],
    title: 'page.rng',
    view: 'games',
    category: 'RNG',
    bannerGroup: 'w_rng',
  },
  { paths: ['/game'], title: 'page.game', view: 'game' },
  {
    paths: ['/pointMall'],
    title: 'page.points',
    page: lazy(saying(CENTRE_WORDS, () => import('../features/points/point-mall.tsx'))),
    bannerGroup: 'w_shop',
    inFooter: true,
  },
  {
    paths: ['/sports', '/game/sports'],
    title: 'page.sports',
    view: 'games',
    category: 'SPORTS',
    bannerGroup: 'w_sports',
  },
  {
    paths: ['/esports', '/game/esports'],
    title: 'page.esports',
    view: 'games',
    category: 'ESPORTS',
    bannerGroup: 'w_esports',
  },
  {
    paths: ['/lottery'],
    title: 'page.lottery',
    page: lazy(saying(LOTTERY_WORDS, () => import('../features/lottery/lottery-page.tsx'))),
    frame: 'top-bar-only',
  },
  {
    paths: ['/elott', '/game/elott'],
    title: 'page.e-lottery',
    page: lazy(saying(LOTTERY_WORDS, () => import('../features/lottery/elott-page.tsx'))),
    bannerGroup: 'w_lott',
  },
  {
    paths: ['/fish', '/game/fish'],
    title: 'page.fish',
    view: 'games',
    category: 'FISH',
    bannerGroup: 'w_fish',
  },
  {
    paths: ['/pvp', '/game/pvp'],
    title: 'page.pvp',
    view: 'games',
    category: 'PVP',
    bannerGroup: 'w_pvp',
  },
  {
    paths: ['/live', '/game/live'],
    title: 'page.live',
    page: lazy(saying(TABLE_WORDS, tablePages), 'Live'),
    bannerGroup: 'w_live',
  },
  {
    paths: ['/cockfight'],
    title: 'page.cockfight',
    page: lazy(saying(TABLE_WORDS, tablePages), 'Cockfight'),
  },
  {
    paths: ['/promotions'],
    title: 'page.promotions',
    page: lazy(saying(CENTRE_WORDS, () => import('../features/promotions/promotions-page.tsx'))),
    bannerGroup: 'w_promotion',
    inFooter: true,
  },
  {
    paths: ['/vip'],
    title: 'page.vip',
    page: lazy(saying(CENTRE_WORDS, () => import('../features/vip/vip-page.tsx'))),
  },
  {
    paths: ['/promoDetail'],
    title: 'page.promotion',
    page: lazy(saying(CENTRE_WORDS, () => import('../features/promotions/promotion-page.tsx'))),
  },
  { paths: ['/seamless'], title: 'page.seamless', view: 'seamless', frame: 'no-nav' },
  {
    paths: ['/fbsports'],
    title: 'page.sportsbook',
    page: lazy(() => import('../features/game/provider.tsx')),
  },
  {
    paths: ['/noticePage'],
    title: 'page.notices',
    page: lazy(() => import('../features/notices/notice-page.tsx')),
    inFooter: true,
  },
  { paths: ['/help'], title: 'page.help', page: Help, bannerGroup: 'w_help' },
  { paths: ['/helpmc'], title: 'page.help', page: Help, frame: 'none' },
  { paths: ['/terms'], title: 'page.terms', page: Terms, inFooter: true },
  { paths: ['/privacy'], title: 'page.privacy', page: Privacy, inFooter: true },
  {
    paths: ['/down', '/download'],
    title: 'page.download',
    page: lazy(() => import('../features/download/download.tsx')),
    bannerGroup: 'w_down',
    inFooter: true,
  },
  {
    paths: ['/verify'],
    title: 'page.verify',
    page: lazy(
      saying(
        TABLE_WORDS,
        saying(LOTTERY_WORDS, () => import('./verify-page.tsx')),
      ),
    ),
    inFooter: true,
  },
  {
    paths: ['/join'],
    title: 'page.join',
    page: lazy(() => import('../features/join/join.tsx')),
    inFooter: true,
  },
];

const BY_PATH: ReadonlyMap<string, SitePage> = new Map(
  PAGES.flatMap((page) => page.paths.map((path) => [path.toLowerCase(), page])),
);

/** The page of a path, or null when there is none. */
export function pageAt(path: string): SitePage | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return BY_PATH.get(plain.toLowerCase()) ?? null;
}
