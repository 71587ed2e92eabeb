type Spelled = { readonly text: string; readonly letters: number };

/** The letters of a word as bits: words with too different letters need no comparison. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 31);
  return bits;
}

/** Three reused rows of the comparison: it runs over every word. */
const LONGEST = 64;
let before = new Uint8Array(LONGEST);
let last = new Uint8Array(LONGEST);
let line = new Uint8Array(LONGEST);

/**
 * How many typing errors are between the typed text and a word, or the beginning of the word: a
 * letter missing, added, replaced, or two swapped; more than `most` counts as `most` + 1.
 */
export function nearness(typed: Spelled, word: Spelled, most: number): number {
  const { length } = typed.text;
  if (length - word.text.length > most || length + most >= LONGEST) return most + 1;
  // Each error can lose one letter of the typed text.
  if (moreThan(most, typed.letters & ~word.letters)) return most + 1;
  return slips(typed.text, word.text, most);
}

function moreThan(most: number, bits: number): boolean {
  let left = bits;
  for (let gone = 0; gone < most; gone += 1) left &= left - 1;
  return left !== 0;
}

/**
 * Optimal string alignment; a beginning of `word` is enough, so the best value of the last row
 * counts.
 */
function slips(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  for (let at = 0; at <= width; at += 1) last[at] = at;
  let best = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const earlier = row > 1 ? typed.charCodeAt(row - 2) : -1;
    line[0] = row;
    best = row;
    for (let at = 1; at <= width; at += 1) {
      const here = word.charCodeAt(at - 1);
      let cost = (last[at - 1] as number) + (letter === here ? 0 : 1);
      if ((last[at] as number) < cost) cost = (last[at] as number) + 1;
      if ((line[at - 1] as number) < cost) cost = (line[at - 1] as number) + 1;
      const turned = at > 1 && earlier === here && letter === word.charCodeAt(at - 2);
      if (turned && (before[at - 2] as number) < cost) cost = (before[at - 2] as number) + 1;
      line[at] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    [before, last, line] = [last, line, before];
  }
  return best;
}
