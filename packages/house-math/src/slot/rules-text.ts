import type { SlotGame } from './families/index.ts';

/**
 * The data that rounds depend on, in the order of its names: all but words and pictures. Its SHA-256
 * names the rules of a game, whatever the game is called and however it is drawn.
 */
export function rulesText(game: SlotGame): string {
  const { studio: _studio, name: _name, description: _words, ...rest } = game;
  const { features: _rules, aim: _aim, ...data } = rest;
  const symbols = data.symbols.map(({ id }) => id);
  return JSON.stringify({ ...data, symbols }, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPlain) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
