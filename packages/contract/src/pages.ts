/**
 * Every page of the player site: the server answers these with the app and anything else with the
 * app's not-found page and HTTP 404 (checklist ); the app routes from the same table.
 * Source: specification section 2; `/login`, `/download`, `/cockfight`: checklist R-032,
 * architecture.md 6.
 */
export const PLAYER_PAGES = [
  '/',
  '/index.html',
  '/home',
  '/register',
  '/register.html',
  '/login',
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
  '/cockfight',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/fbsports',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/join',
  '/game',
  '/game/:games',
] as const;

export type PlayerPage = (typeof PLAYER_PAGES)[number];
