import { nearness, lettersOf } from './nearness.ts';

/**
 * How well a word of the query matches a word of a game: exactly, as its beginning, within, or with
 * typing errors. The later two are tried only where nothing matches better.
 */
const FIT = { exact: 4, start: 3, within: 2, near: 1 } as const;

/** Shorter words must be typed correctly; from the second length on two errors are forgiven. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 7;

/** How many answers are cached until the words change; people type the same beginnings. */
const KEPT = 256;

type Word = { readonly text: string; readonly letters: number; readonly of: readonly number[] };

/** Finds texts by their words; gives how well each matches by its place, 0 for no match. */
export type SearchIndex = (query: string) => Uint8Array;

/** One form for equal texts: composed, lower case, single spaces. */
export const searchKey = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Marks of Bengali belong to its words; everything that is neither letter nor digit separates them.
 */
const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * An index over texts in both languages. Its words are sorted, so that a prefix, which people type
 * most, is one range; typing errors are tried only where nothing else matches, and never `asTyped`.
 */
export function searchIndex(
  texts: readonly string[],
  { asTyped = false }: { readonly asTyped?: boolean } = {},
): SearchIndex {
  const words = vocabulary(texts);
  const kept = new Map<string, Uint8Array>();
  return (query) => {
    const asked = wordsOf(query);
    const key = asked.join(' ');
    const held = kept.get(key);
    if (held) return held;
    const fits = asked.map((word) => fitOf(words, word, { size: texts.length, asTyped }));
    const found = together(fits, texts.length);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };
}

function vocabulary(texts: readonly string[]): readonly Word[] {
  const places = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of new Set(wordsOf(text))) {
      const of = places.get(word);
      if (of) of.push(place);
      else places.set(word, [place]);
    }
  });
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, of]) => ({ text, letters: lettersOf(text), of }));
}

/** Every word must match; a text scores the sum of its words. */
function together(fits: readonly Uint8Array[], size: number): Uint8Array {
  const [first = new Uint8Array(size), ...rest] = fits;
  for (const fit of rest)
    for (let at = 0; at < size; at += 1) {
      const here = first[at] ?? 0;
      const there = fit[at] ?? 0;
      first[at] = here === 0 || there === 0 ? 0 : here + there;
    }
  return first;
}

type Manner = { readonly size: number; readonly asTyped: boolean };

function fitOf(words: readonly Word[], asked: string, { size, asTyped }: Manner): Uint8Array {
  const fit = new Uint8Array(size);
  const mark = ({ of }: Word, how: number) => {
    for (const place of of) if ((fit[place] ?? 0) < how) fit[place] = how;
  };
  let found = false;
  for (let at = firstFrom(words, asked); words[at]?.text.startsWith(asked); at += 1) {
    const word = words[at] as Word;
    mark(word, word.text === asked ? FIT.exact : FIT.start);
    found = true;
  }
  if (found || asTyped) return fit;
  if (asked.length > 1)
    for (const word of words)
      if (word.text.includes(asked)) {
        mark(word, FIT.within);
        found = true;
      }
  if (!found) for (const word of nearest(words, asked)) mark(word, FIT.near);
  return fit;
}

/** The first word that is not before `asked`. */
function firstFrom(words: readonly Word[], asked: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.text ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words with the fewest errors; two errors only where none has one. */
function nearest(words: readonly Word[], asked: string): readonly Word[] {
  const most = asked.length >= TWO_SLIPS_FROM ? 2 : asked.length >= ONE_SLIP_FROM ? 1 : 0;
  const typed = { text: asked, letters: lettersOf(asked) };
  let fewest = most;
  let near: Word[] = [];
  if (most === 0) return near;
  for (const word of words) {
    const slips = nearness(typed, word, fewest);
    if (slips > fewest) continue;
    if (slips < fewest) near = [];
    fewest = slips;
    near.push(word);
  }
  return near;
}
