import type { Category } from '@nokshi/contract/player/catalogue.ts';
import type { Changes } from '../../lib/address.ts';

/** Minimum bets on offer. Checklist V-066, G-007. */
export const MINIMUM_BETS = ['all', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof MINIMUM_BETS)[number];

export type Filters = {
  /** Vendor code; null is all. `page` in the address, as the specification has it. */
  readonly vendor: string | null;
  readonly search: string;
  readonly minimumBet: MinimumBet;
  /** How many pages of 24 are open. */
  readonly pages: number;
};

/** The filters of the address among the games of one category; null is all of them. */
export type GameFilters = Filters & { readonly category: Category | null };

const MOST_PAGES = 50;
const LONGEST_SEARCH = 60;

/** Reads the filters from the address; an unknown vendor falls back to all. */
export function readFilters(params: URLSearchParams, vendors: readonly string[]): Filters {
  const page = params.get('page');
  const bet = MINIMUM_BETS.find((each) => each === params.get('min'));
  const pages = Number(params.get('p') ?? '1');
  return {
    vendor: vendors.find((vendor) => vendor.toLowerCase() === page?.toLowerCase()) ?? null,
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    minimumBet: bet ?? 'all',
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** Another vendor starts over: first page, no other filter. Checklist G-013. */
export const toVendor = (vendor: string | null): Changes => ({
  page: vendor,
  q: null,
  min: null,
  p: null,
});

export const toSearch = (search: string): Changes => ({
  q: search.trim() === '' ? null : search,
  p: null,
});

export const toMinimumBet = (bet: MinimumBet): Changes => ({
  min: bet === 'all' ? null : bet,
  p: null,
});
