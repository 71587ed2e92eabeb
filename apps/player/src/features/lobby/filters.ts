import { type Category, CLASSES, type GameClass } from '@nokshi/contract/player/catalogue.ts';
import type { Changes } from '../../lib/address.ts';

/** Minimum bets on offer. Checklist V-066, G-007. */
export const MINIMUM_BETS = ['all', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof MINIMUM_BETS)[number];

/** Which games a list is of: all, those the house calls hot, the member's own. G-001..G-003. */
export const MODES = ['all', 'hot', 'fav', 'recent'] as const;
export type Mode = (typeof MODES)[number];

/** Bingo is a class only where the house speaks TY. Checklist G-011. */
export const classesFor = (languages: readonly string[]): readonly GameClass[] =>
  CLASSES.filter((each) => each !== 'BG' || languages.includes('TY'));

export type Filters = {
  readonly mode: Mode;
  /** Vendor code; null is all. `page` in the address, as the specification has it. */
  readonly vendor: string | null;
  readonly search: string;
  readonly minimumBet: MinimumBet;
  readonly classify: GameClass | null;
  /** How many pages of 24 are open. */
  readonly pages: number;
};

/** The filters of the address among the games of one category; null is all of them. */
export type GameFilters = Filters & { readonly category: Category | null };

/** Whether a reader looks for something among the games of the list. */
export const isNarrowed = ({ search, minimumBet, classify, vendor }: Filters): boolean =>
  search !== '' || minimumBet !== 'all' || classify !== null || vendor !== null;

/** Takes the search and every filter away, and leaves the list. */
export const CLEARED = { q: null, min: null, class: null, page: null, p: null } as const;

/** The level of a heading in the list: on the home page the list itself has one. */
export const headingIn = ({ category }: GameFilters): 2 | 3 => (category === null ? 3 : 2);

const MOST_PAGES = 50;
const LONGEST_SEARCH = 60;

/** Reads the filters from the address; an unknown vendor falls back to all. */
export function readFilters(params: URLSearchParams, vendors: readonly string[]): Filters {
  const page = params.get('page');
  const bet = MINIMUM_BETS.find((each) => each === params.get('min'));
  const pages = Number(params.get('p') ?? '1');
  return {
    mode: MODES.find((each) => each === params.get('show')) ?? 'all',
    vendor: vendors.find((vendor) => vendor.toLowerCase() === page?.toLowerCase()) ?? null,
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    minimumBet: bet ?? 'all',
    classify: CLASSES.find((each) => each === params.get('class')) ?? null,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

const STARTED_OVER = { q: null, min: null, class: null, p: null } as const;

/** Another vendor starts over: first page, no other filter. Checklist G-013. */
export const toVendor = (vendor: string | null): Changes => ({ page: vendor, ...STARTED_OVER });

/** So does another kind of list; it is of all makers. Checklist G-013. */
export const toMode = (mode: Mode): Changes => ({
  show: mode === 'all' ? null : mode,
  page: null,
  ...STARTED_OVER,
});

export const toClass = (classify: GameClass | null): Changes => ({ class: classify, p: null });

export const toSearch = (search: string): Changes => ({
  q: search.trim() === '' ? null : search,
  p: null,
});

export const toMinimumBet = (bet: MinimumBet): Changes => ({
  min: bet === 'all' ? null : bet,
  p: null,
});
