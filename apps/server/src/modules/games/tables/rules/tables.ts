import type { Category } from '@nokshi/contract/player/catalogue.ts';
import type { TableTerms } from '@nokshi/contract/console/table-terms.ts';
import { TABLE_LEVELS, type TableLevel, type TableLimits } from '@nokshi/contract/player/tables.ts';
import { type TableGameCode, tableGameOf } from '@nokshi/house-math/tables/games.ts';
import { ONE_DAY_STAGES } from '@nokshi/house-math/tables/one-day-table.ts';
import { GAMES, LEVEL_NAMES, type Words } from './words-of-games.ts';

/** A table of the house: what it is; how often and for how much is an operator's to set. */
export type HouseTable = {
  readonly gameCode: string;
  /** Which rounds it has: one draw each, deals of six stages, or flights, which the kite makes itself. */
  readonly kind: 'table' | 'one-day' | 'kite';
  /** Of house-math/tables; `one-day` and `kite` have rules of their own. */
  readonly game: string;
  readonly rulesOffered: readonly string[];
  readonly level: TableLevel;
  readonly vendor: TableVendor;
  /** Of the catalogue and of its wagers. */
  readonly category: Category;
  readonly name: Words;
  readonly about: Words;
  /** What it begins with. */
  readonly terms: TableTerms;
};
const CATEGORY = {
  BAITHAK: 'LIVE',
  DS88: 'SPORTS',
  GHURI: 'RNG',
} as const satisfies Readonly<Record<string, Category>>;
export type TableVendor = keyof typeof CATEGORY;

/** Of BDT and of play money alike. Products.md 3.2. */
const LIMITS: Readonly<Record<TableLevel, TableLimits>> = {
  low: { least: '10.00', most: '2000.00', round: '10000.00', win: '100000.00' },
  mid: { least: '50.00', most: '10000.00', round: '50000.00', win: '300000.00' },
  high: { least: '500.00', most: '50000.00', round: '200000.00', win: '1000000.00' },
};

type Rhythm = Pick<TableTerms, 'bettingMs' | 'closedMs' | 'showMs'>;
const rhythm = (bettingMs: number, showMs: number): Rhythm => ({
  bettingMs,
  closedMs: 1_500,
  showMs,
});

type Offered = {
  readonly game: TableGameCode | 'one-day';
  /** Seconds in which bets are taken: tables of a game go on at their own pace, and not as one. */
  readonly betting: Readonly<Record<TableLevel, number>>;
  readonly showMs: number;
  /** By level, where they differ. */
  readonly rules?: Partial<Record<TableLevel, string>>;
};
const pace = (low: number, mid: number, high: number) => ({ low, mid, high });

/** Each of them has three tables. Products.md 3.1: twelve to twenty seconds of betting. */
const OFFERED: readonly Offered[] = [
  {
    game: 'baccarat',
    betting: pace(15, 17, 19),
    showMs: 9_000,
    rules: { mid: 'no-commission' },
  },
  { game: 'roulette', betting: pace(20, 18, 16), showMs: 11_000, rules: { mid: 'la-partage' } },
  { game: 'dragon-tiger', betting: pace(12, 13, 15), showMs: 6_000 },
  { game: 'andar-bahar', betting: pace(15, 17, 16), showMs: 13_000 },
  { game: 'teen-patti', betting: pace(15, 18, 16), showMs: 9_000 },
  { game: 'sic-bo', betting: pace(18, 16, 20), showMs: 8_000 },
  // Six of them make a deal.
  { game: 'one-day', betting: pace(10, 11, 12), showMs: 3_500 },
];

const rulesOf = (game: string): readonly string[] => tableGameOf(game)?.rules ?? ['standard'];

function tableOf({ game, betting, showMs, rules }: Offered, level: TableLevel): HouseTable {
  const { name, about } = GAMES[game];
  const rulesOffered = rulesOf(game);
  return {
    gameCode: `${game}-${level}`,
    kind: game === 'one-day' ? 'one-day' : 'table',
    game,
    rulesOffered,
    level,
    vendor: 'BAITHAK',
    category: CATEGORY.BAITHAK,
    name: {
      EN: `${name.EN}, ${LEVEL_NAMES[level].EN}`,
      BN: `${name.BN}, ${LEVEL_NAMES[level].BN}`,
    },
    about,
    terms: {
      isOpen: true,
      rules: rules?.[level] ?? rulesOffered[0] ?? '',
      limits: LIMITS[level],
      ...rhythm(betting[level] * 1_000, showMs),
    },
  };
}

const alone = (
  game: 'robo-rumble' | 'kite',
  of: Pick<HouseTable, 'kind' | 'vendor'> & { readonly rhythm: Rhythm },
): HouseTable => ({
  gameCode: game,
  kind: of.kind,
  game,
  rulesOffered: ['standard'],
  level: 'low',
  vendor: of.vendor,
  category: CATEGORY[of.vendor],
  ...GAMES[game],
  terms: { isOpen: true, rules: 'standard', limits: LIMITS.low, ...of.rhythm },
});

/** Every table, in the order of the lobby. */
export const TABLES: readonly HouseTable[] = [
  ...OFFERED.flatMap((offered) => TABLE_LEVELS.map((level) => tableOf(offered, level))),
  alone('robo-rumble', { kind: 'table', vendor: 'DS88', rhythm: rhythm(30_000, 25_000) }),
  alone('kite', {
    kind: 'kite',
    vendor: 'GHURI',
    rhythm: { bettingMs: 8_000, closedMs: 2_000, showMs: 4_000 },
  }),
];

/** Rounds of one deal: six at One-Day, whose stages end together. */
export const stagesOf = ({ kind }: Pick<HouseTable, 'kind'>): number =>
  kind === 'one-day' ? ONE_DAY_STAGES : 1;
