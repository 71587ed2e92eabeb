import type { SlotOf } from '@nokshi/house-math/slot/game.ts';
import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Motif, Motifs } from './shapes.ts';

/** The drawings of each studio's world, each a chunk by itself: a game needs little more than its own. */
const LOADERS: Readonly<Record<StudioCode, () => Promise<{ readonly MOTIFS: Motifs }>>> = {
  NOKSHI: () => import('./worlds/nokshi.ts'),
  PADMA: () => import('./worlds/padma.ts'),
  SUNDAR: () => import('./worlds/sundar.ts'),
  RICKSHA: () => import('./worlds/ricksha.ts'),
  JAMDANI: () => import('./worlds/jamdani.ts'),
  BOISHAKH: () => import('./worlds/boishakh.ts'),
};

/** The drawing of each symbol of a game: its id names it. Throws when a symbol has none. */
export async function loadMotifs(game: SlotOf<string>): Promise<readonly Motif[]> {
  let motifs = (await LOADERS[game.studio]()).MOTIFS;
  // A game that borrows from another world is rare, so which one is not written down.
  if (game.symbols.some(({ id }) => !(id in motifs)))
    motifs = (await import('./all-motifs.ts')).ALL_MOTIFS;
  return game.symbols.map(({ id }) => {
    const motif = motifs[id];
    if (!motif) throw new Error(`${game.code} has no picture for ${id}`);
    return motif;
  });
}
