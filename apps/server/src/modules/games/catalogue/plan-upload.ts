import {
  GAME_CELLS,
  type GameCell,
  MOST_LINES,
  type PlannedLine,
} from '@nokshi/contract/console/catalogue.ts';
import { parse } from 'csv-parse/sync';
import { refuse } from '../../../kernel/refusal.ts';
import { type Cells, type Decided, planGame } from './rules/cells.ts';

const KEY = 'game_id';
const isCell = (column: string): column is GameCell => GAME_CELLS.some((cell) => cell === column);

export type Plan = {
  readonly lines: PlannedLine[];
  /** What to write: only games that change. */
  readonly next: ReadonlyMap<string, Decided>;
};

/**
 * Reads a CSV and says what each line would change. An invalid line is refused by itself. Refuses:
 * catalogue.csv-unreadable, catalogue.too-many-lines.
 */
export function planUpload(csv: string, games: ReadonlyMap<string, Decided>): Plan {
  const [head = [], ...rows] = rowsOf(csv);
  const columns = head.map((column) => column.trim().toLowerCase());
  const key = columns.indexOf(KEY);
  if (key < 0 || rows.length === 0) throw refuse('catalogue.csv-unreadable');
  if (rows.length > MOST_LINES) throw refuse('catalogue.too-many-lines');
  const stranger = columns.find((column) => column !== KEY && !isCell(column)) ?? null;
  const next = new Map<string, Decided>();
  const seen = new Set<string>();
  const lines = rows.map((row, index): PlannedLine => {
    const gameId = row[key]?.trim() ?? '';
    const about = { line: index + 2, gameId: gameId.slice(0, 60) };
    const refused = (fault: PlannedLine['fault'], field: string | null): PlannedLine => ({
      ...about,
      outcome: 'refused',
      fault,
      field,
      changes: [],
    });
    if (stranger !== null) return refused('column-unknown', stranger.slice(0, 60));
    const before = games.get(gameId);
    if (!before) return refused('game-unknown', KEY);
    if (seen.has(gameId)) return refused('game-twice', KEY);
    seen.add(gameId);
    const cells: Cells = {};
    columns.forEach((column, at) => {
      if (isCell(column)) cells[column] = row[at] ?? '';
    });
    const planned = planGame(before, cells);
    if (planned.fault !== null) return refused(planned.fault, planned.field);
    const { changes } = planned;
    if (changes.length > 0) next.set(gameId, planned.next);
    const outcome = changes.length > 0 ? 'changed' : 'unchanged';
    return { ...about, outcome, fault: null, field: null, changes };
  });
  return { lines, next };
}

/** Lines as spreadsheets write them: with a byte order mark, either line end, quoted cells. */
function rowsOf(csv: string): string[][] {
  try {
    const options = {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
    };
    return parse(csv, options);
  } catch {
    throw refuse('catalogue.csv-unreadable');
  }
}
