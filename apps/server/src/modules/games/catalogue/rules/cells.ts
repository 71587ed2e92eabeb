import type { GameCell, LINE_FAULTS } from '@nokshi/contract/console/catalogue.ts';
import { GAME_CELLS } from '@nokshi/contract/console/catalogue.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { CLASSES, type GameClass } from '@nokshi/contract/player/catalogue.ts';

/** An operator's decisions about a game; null: the vendor's value, or no end. */
export type Decided = {
  readonly enabled: boolean;
  readonly position: number;
  readonly isHot: boolean;
  readonly classify: readonly GameClass[] | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly nameEn: string | null;
  readonly nameBn: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionBn: string | null;
  readonly image: string | null;
};

export type Fault = (typeof LINE_FAULTS)[number];
export type Cells = Partial<Record<GameCell, string>>;

/** The value of a cell; `undefined` when it is invalid. */
type Cell = {
  readonly read: (text: string) => Partial<Decided> | undefined;
  readonly show: (game: Decided) => string;
};

/** Restores the vendor's value, or removes the end of a schedule. */
const NONE = '-';

const bit = (key: 'enabled' | 'isHot'): Cell => ({
  read: (text) => (text === '1' || text === '0' ? { [key]: text === '1' } : undefined),
  show: (game) => (game[key] ? '1' : '0'),
});

type WordKey = 'nameEn' | 'nameBn' | 'descriptionEn' | 'descriptionBn' | 'image';
const words = (key: WordKey, fits: (text: string) => boolean): Cell => ({
  read: (text) => (text === NONE ? { [key]: null } : fits(text) ? { [key]: text } : undefined),
  show: (game) => game[key] ?? NONE,
});
/** One line of plain text: no markup, no control characters. */
const plain = (most: number) => (text: string) =>
  text.length <= most && !/[<>\p{Cc}]/u.test(text.replaceAll('\n', ' '));

const instant = (key: 'from' | 'until'): Cell => ({
  read(text) {
    if (text === NONE) return { [key]: null };
    const whole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
    const at = whole ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : { [key]: new Date(at).toISOString() };
  },
  show: (game) => game[key] ?? NONE,
});

const CELLS: Readonly<Record<GameCell, Cell>> = {
  enabled: bit('enabled'),
  position: {
    read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? { position: Number(text) } : undefined),
    show: (game) => String(game.position),
  },
  hot: bit('isHot'),
  classify: {
    read(text) {
      if (text === NONE) return { classify: null };
      const asked = text.split(/\s+/);
      const known = CLASSES.filter((each) => asked.includes(each));
      return known.length === asked.length ? { classify: known } : undefined;
    },
    show: (game) => game.classify?.join(' ') ?? NONE,
  },
  from: instant('from'),
  until: instant('until'),
  name_en: words('nameEn', plain(80)),
  name_bn: words('nameBn', plain(80)),
  description_en: words('descriptionEn', plain(500)),
  description_bn: words('descriptionBn', plain(500)),
  image: words('image', (text) => /^\/(media|art)\/[\w-]{1,80}\.(webp|svg)$/.test(text)),
};

/** A game as a line of CSV. */
export const cellsOf = (game: Decided): Record<GameCell, string> => {
  const shown = GAME_CELLS.map((cell) => [cell, CELLS[cell].show(game)] as const);
  return Object.fromEntries(shown) as Record<GameCell, string>;
};

export type Planned =
  | { readonly fault: Fault; readonly field: string | null }
  | { readonly fault: null; readonly next: Decided; readonly changes: Change[] };

/** The values of cells. An empty cell changes nothing. */
export function planGame(before: Decided, cells: Cells): Planned {
  let next = before;
  for (const cell of GAME_CELLS) {
    const text = cells[cell]?.trim() ?? '';
    if (text === '') continue;
    const read = CELLS[cell].read(text.normalize('NFC'));
    if (!read) return { fault: 'value-wrong', field: cell };
    next = { ...next, ...read };
  }
  if (next.from !== null && next.until !== null && next.from >= next.until)
    return { fault: 'schedule-order', field: 'until' };
  const [from, to] = [cellsOf(before), cellsOf(next)];
  const changed = GAME_CELLS.filter((cell) => from[cell] !== to[cell]);
  const changes = changed.map((field) => ({ field, from: from[field], to: to[field] }));
  return { fault: null, next, changes };
}
