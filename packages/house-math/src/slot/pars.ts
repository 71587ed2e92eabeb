import * as sheets from './games/sheets.ts';
import type { StoredSheet } from './par/par-sheet.ts';

/** What a file holds is proven by a test: that its hash is of the code and data as they are. */
const asSheet = (file: unknown): StoredSheet => file as StoredSheet;

/** The stored PAR sheet of each slot, by code. */
export const PARS: ReadonlyMap<string, StoredSheet> = new Map(
  Object.values(sheets)
    .map(asSheet)
    .map((sheet) => [sheet.game, sheet]),
);

/** Of a game that is offered. */
export function parOf(code: string): StoredSheet {
  const sheet = PARS.get(code);
  if (!sheet) throw new Error(`${code} has no PAR sheet`);
  return sheet;
}
