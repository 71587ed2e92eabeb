/** The game types that have a list under `/game/`. Checklist R-030. */
export const GAME_TYPES = ['rng', 'fish', 'pvp', 'live', 'sports', 'esports', 'elott'] as const;

/** Makers whose games are the lottery's: their links lead to its page. Checklist C-036. */
export const LOTTERY_VENDORS = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const;

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
  ...GAME_TYPES.map((type) => `/game/${type}` as const),
] as const;

export type PlayerPage = (typeof PLAYER_PAGES)[number];

/** What the server writes into the head of a page, so that a link shows what it leads to. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The path that stands for this page among its spellings; null where there is none. */
  readonly canonical: string | null;
};

/** By path; `''` is the head of the not-found page. The build of the site makes it from its words. */
export type PageHeads = Readonly<Record<string, PageHead>>;
