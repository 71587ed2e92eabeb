/** Vendors whose games are the lottery's: their links lead to its page. Checklist C-036. */
export const LOTTERY_VENDORS = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const;

/** What the server writes into the head of a page, so that a link preview shows it. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The canonical path of this page; null when there is none. */
  readonly canonical: string | null;
};

/**
 * By path: every page of the player site, and `''` for the not-found page. The build of the site
 * makes it from `apps/player/src/app/pages.ts`. The server answers these paths with the app, and
 * any other path with the app's not-found page and HTTP 404..
 */
export type PageHeads = Readonly<Record<string, PageHead>>;
