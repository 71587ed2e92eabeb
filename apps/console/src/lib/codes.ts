/** Two-letter country codes in what was typed, however they are parted. */
export const codesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((code) => code.length === 2);
