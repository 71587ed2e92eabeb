import { type GameCell, GAME_CELLS } from '@nokshi/contract/console/catalogue.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import type { Translate } from '../../lib/words.ts';

export const CATALOGUE_KEY = ['catalogue'];

const isCell = (field: string): field is GameCell => GAME_CELLS.some((cell) => cell === field);

/** What a column of the CSV is called; one that we do not know by its own name. */
export const cellName = (t: Translate, field: string): string =>
  isCell(field) ? t(`catalogue.cell-${field}`) : field;

const shown = (t: Translate, { field }: Change, value: string): string => {
  if (value === '-')
    return t(field === 'from' || field === 'until' ? 'catalogue.no-end' : 'catalogue.vendors-own');
  if (field === 'enabled' || field === 'hot') return t(value === '1' ? 'change.on' : 'change.off');
  return value;
};

/** Changes of cells as people read them. */
export const readable = (t: Translate, changes: readonly Change[]): Change[] =>
  changes.map((change) => ({
    field: cellName(t, change.field),
    from: shown(t, change, change.from),
    to: shown(t, change, change.to),
  }));
