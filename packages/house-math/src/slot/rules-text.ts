import type { SlotGame } from './families/index.ts';

/** Paisa: from this stake on, the stakes of a game are part of the text of its rules. */
export const RULED_FROM = 20n;

/**
 * The data that rounds depend on, in the order of its names: all but words and pictures. Its SHA-256
 * names the rules of a game, whatever the game is called and however it is drawn.
 */
export function rulesText(game: SlotGame): string {
  const { studio: _studio, name: _name, description: _words, ...rest } = game;
  const { features: _rules, aim: _aim, ...data } = rest;
  const symbols = data.symbols.map(({ id }) => id);
  // Smaller ones came later. What a round is worth in credits is the same at every stake, so the rules of rounds
  // that were played before still have the name they had.
  const stakes = data.stakes.filter((stake) => stake >= RULED_FROM);
  return JSON.stringify({ ...data, symbols, stakes }, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPlain) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
