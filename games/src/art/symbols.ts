import type { SlotOf } from '@nokshi/house-math/slot/game.ts';
import { MOTIFS, type MotifName } from './motifs.ts';

/** The motif of a game's symbol: its id names it. Throws when a symbol has no picture. */
export function motifOf(game: SlotOf<string>, symbol: number): MotifName {
  const id = game.symbols[symbol]?.id ?? '';
  if (!(id in MOTIFS)) throw new Error(`${game.code} has no picture for ${id}`);
  return id as MotifName;
}
