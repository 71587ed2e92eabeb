import type { Kind, Numbers, NumberSet, Selection } from './play.ts';

/** Longest text of a selection, in characters. */
export const MOST_SELECTION_TEXT = 120_000;
/** Most lines that a selection may be written in. */
export const MOST_LINES = 10_000;

/** A number has at most six digits: the longest that a draw shows. */
const NUMBER = '(?:0|[1-9][0-9]{0,5})';
const CLOSE = /^[0-9]*$/;
const DOTTED = new RegExp(`^(?:\\.${NUMBER})*$`);

/**
 * The one text of a selection: sets are joined by `|`, lines by `,`. Numbers follow one another where all of them have
 * one digit (`01|25||9`); otherwise each has a dot before it (`.1.10|.5`), so a text with a dot is never one without.
 * Numbers of a set are ascending, lines are sorted, doubles are removed.
 */
export function writeSelection(selection: Selection): string {
  const groups = groupsOf(selection);
  const write = groups.every((group) => group.every((number) => number < 10))
    ? (group: Numbers) => group.join('')
    : (group: Numbers) => group.map((number) => `.${number}`).join('');
  const texts = groups.map(write);
  return selection.kind === 'lines' ? [...new Set(texts)].toSorted().join(',') : texts.join('|');
}

/** The selection of a text, or null: for one that is too long, or that `writeSelection` would not write. */
export function readSelection(kind: Kind, text: string): Selection | null {
  if (text === '' || text.length > MOST_SELECTION_TEXT) return null;
  const isLines = kind === 'lines';
  const texts = text.split(isLines ? ',' : '|');
  if (isLines && (texts.length > MOST_LINES || !areAscending(texts))) return null;
  const isDotted = text.includes('.');
  const form = isDotted ? DOTTED : CLOSE;
  if (!texts.every((group) => form.test(group))) return null;
  const groups = texts.map((group) => numbersOf(group, isDotted));
  // Dots are for numbers of two digits alone.
  if (isDotted && !groups.some((group) => group.some((number) => number >= 10))) return null;
  if (!isLines && !groups.every(areAscending)) return null;
  return selectionOf(kind, groups);
}

function areAscending<T extends string | number>(values: readonly T[]): boolean {
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));
}

const ascending = (set: NumberSet): number[] => [...new Set(set)].toSorted((a, b) => a - b);

function groupsOf(selection: Selection): readonly Numbers[] {
  switch (selection.kind) {
    case 'places':
      return selection.places.map(ascending);
    case 'numbers':
      return [ascending(selection.numbers)];
    case 'repeated':
      return [ascending(selection.repeated), ascending(selection.single)];
    case 'bankers':
      return [ascending(selection.bankers), ascending(selection.others)];
    case 'any':
      return [ascending(selection.places), ascending(selection.numbers)];
    case 'lines':
      return selection.lines;
    case 'options':
      return [ascending(selection.options)];
  }
}

const numbersOf = (text: string, isDotted: boolean): number[] =>
  isDotted ? text.split('.').slice(1).map(Number) : Array.from(text, Number);

function selectionOf(kind: Kind, groups: readonly Numbers[]): Selection | null {
  const [first = [], second = []] = groups;
  switch (kind) {
    case 'places':
      return { kind, places: groups };
    case 'lines':
      return groups.every((line) => line.length > 0) ? { kind, lines: groups } : null;
    case 'numbers':
      return groups.length === 1 ? { kind, numbers: first } : null;
    case 'options':
      return groups.length === 1 ? { kind, options: first } : null;
    case 'repeated':
      return groups.length === 2 ? { kind, repeated: first, single: second } : null;
    case 'bankers':
      return groups.length === 2 ? { kind, bankers: first, others: second } : null;
    case 'any':
      return groups.length === 2 ? { kind, places: first, numbers: second } : null;
  }
}
