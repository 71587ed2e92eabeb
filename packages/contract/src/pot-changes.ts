import type { Change } from './four-eyes.ts';
import { settingChanges } from './setting-changes.ts';

/** What grows a game's pots: amounts and percent of each stake as people read them. */
export type ReadTerms = {
  readonly levels: readonly {
    readonly level: string;
    readonly seed: string;
    readonly share: string;
  }[];
  readonly reserveShare: string;
};

/** What differs, pot by pot: `grand.seed`, `small.share`, `reserve`. */
export const potChanges = (before: ReadTerms, after: ReadTerms): Change[] =>
  settingChanges(shown(before), shown(after));

const shown = ({ levels, reserveShare }: ReadTerms) => ({
  ...Object.fromEntries(levels.map(({ level, seed, share }) => [level, { seed, share }])),
  reserve: reserveShare,
});
