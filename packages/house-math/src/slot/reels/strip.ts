/**
 * A reel strip or line written as text, one letter a symbol, so that a person can read it:
 * `stripOf('WSP', 'PPSW')` is `[2, 2, 1, 0]`.
 */
export function stripOf(letters: string, text: string): number[] {
  return Array.from(text, (letter) => {
    const symbol = letters.indexOf(letter);
    if (symbol < 0) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}
