import type { Permission } from '@nokshi/contract';
import type { en as consoleWords } from '../../apps/console/src/locales/en/console.ts';
import type { english as siteWords } from '../../apps/player/src/locales/all.ts';

type SiteWord = keyof typeof siteWords;
type DeskWord = keyof typeof consoleWords;

type SitePage = {
  readonly paths: readonly [string, ...string[]];
  readonly title: SiteWord;
  /** Missing where several entries share one view. */
  readonly page?: unknown;
};
type CentrePage = { readonly key: string; readonly label: SiteWord };
type Desk = {
  readonly path: string;
  readonly label: DeskWord;
  /** Null: every operator. */
  readonly permission: Permission | null;
};

/**
 * The tables of the web apps, with the fields that tests use. Their entries load React pages lazily,
 * and the tests are type-checked without React and DOM: so the tables are imported at run time.
 */
const read = async <Table>(path: string) =>
  (await import(new URL(`../../apps/${path}`, import.meta.url).href)) as Table;

/** The pages of the player site. */
export const { PAGES } = await read<{ PAGES: readonly SitePage[] }>('player/src/app/pages.ts');
export const SITE_PATHS: readonly string[] = PAGES.flatMap(({ paths }) => paths);

/** The entries of the member centre, in the order of its menu. */
export const { MEMBER_PAGES } = await read<{ MEMBER_PAGES: readonly CentrePage[] }>(
  'player/src/app/member-pages.ts',
);

/** The desks of the console, in the order of its menu. */
export const { DESKS } = await read<{ DESKS: readonly Desk[] }>('console/src/app/desks.ts');
