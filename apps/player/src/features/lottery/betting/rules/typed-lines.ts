import type { Numbers, Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import { MOST_LINES } from '@nokshi/house-math/lottery/selection-text.ts';
import { latinDigits } from '@nokshi/money';

/** What a person typed or pasted, and what of it was left out. */
export type TypedLines = {
  readonly selection: Selection;
  readonly count: number;
  readonly doubles: number;
  readonly wrong: number;
};

/**
 * Lines of digits are parted by blanks or commas (`123 456`); of larger numbers by commas or new
 * lines, with blanks between the numbers (`01 02 03, 04 05 06`) or none at all (`010203`).
 */
export function readTyped(text: string, play: Play): TypedLines {
  const plain = latinDigits(text);
  const isSingle = play.asks.to <= 9 || play.kind === 'numbers';
  const parts = plain.split(isSingle ? /[\s,;|/]+/ : /[\n,;|/]+/).filter((part) => part.trim());
  const key = keyOf(play);
  const found = new Map<string, Numbers>();
  let doubles = 0;
  let wrong = 0;
  for (const part of parts) {
    const line = lineOf(part.trim(), play);
    if (!line || found.size >= MOST_LINES) wrong += 1;
    else if (found.has(key(line))) doubles += 1;
    else found.set(key(line), line);
  }
  const lines = [...found.values()];
  return { selection: selectionOf(play, lines), count: lines.length, doubles, wrong };
}

/** What a board shows of it again, for somebody who comes back. */
export function typedText({ kind, asks }: Play, selection: Selection): string {
  const width = widthOf(asks);
  const write = (number: number) => String(number).padStart(width, '0');
  if (selection.kind === 'numbers') return selection.numbers.map(write).join(' ');
  if (kind !== 'lines' || selection.kind !== 'lines') return '';
  const [between, after] = asks.to <= 9 ? ['', ' '] : [' ', ', '];
  return selection.lines.map((line) => line.map(write).join(between)).join(after);
}

const widthOf = ({ digits, to }: Play['asks']): number => digits ?? String(to).length;

const selectionOf = ({ kind }: Play, lines: readonly Numbers[]): Selection =>
  kind === 'numbers'
    ? { kind, numbers: lines.flat().toSorted((a, b) => a - b) }
    : { kind: 'lines', lines };

function lineOf(part: string, play: Play): Numbers | null {
  const { asks, kind } = play;
  const count = kind === 'numbers' ? 1 : (asks.places ?? 1);
  const line = numbersOf(part, widthOf(asks), count);
  if (line?.length !== count) return null;
  if (line.some((number) => number < asks.from || number > asks.to)) return null;
  return kind === 'numbers' || play.accepts({ kind: 'lines', lines: [line] }) ? line : null;
}

function numbersOf(part: string, width: number, count: number): Numbers | null {
  const apart = part.split(/\s+/);
  if (apart.length > 1 || (count === 1 && width > 1))
    return apart.every((each) => /^[0-9]+$/.test(each) && each.length <= width)
      ? apart.map(Number)
      : null;
  const isWhole = /^[0-9]+$/.test(part) && part.length === width * count;
  return isWhole ? Array.from(part.match(new RegExp(`.{${width}}`, 'g')) ?? [], Number) : null;
}

/** Two lines with one key are one bet: in a group the order does not count. */
function keyOf(play: Play): (line: Numbers) => string {
  const { from, places = 1 } = play.asks;
  const up = Array.from({ length: places }, (_, at) => from + at);
  const both: Selection = { kind: 'lines', lines: [up, up.toReversed()] };
  const hasOrder =
    play.kind !== 'lines' ||
    !play.accepts(both) ||
    play.units(both).reduce((all, count) => all + count, 0) > 1;
  return (line) => (hasOrder ? line : line.toSorted((a, b) => a - b)).join(' ');
}
