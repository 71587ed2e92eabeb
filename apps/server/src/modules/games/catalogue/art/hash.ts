/** 32 bits of FNV-1a over the UTF-16 units, mixed once more so that neighbours differ. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Choices that depend on the seed only, one word for each: `choose('palette', PALETTES)`. */
export type Choose = <T>(what: string, from: readonly [T, ...T[]]) => T;

export const chooser =
  (seed: string): Choose =>
  (what, from) =>
    from[hash(`${seed}:${what}`) % from.length] ?? from[0];
