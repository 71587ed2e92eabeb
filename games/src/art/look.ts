import type { SlotOf } from '@nokshi/house-math/slot/game.ts';
import { loadMotifs } from './motifs.ts';
import { paletteOf } from './palettes.ts';
import type { Look } from './picture.ts';

const WITHOUT_SCATTERS = new Set(['coins', 'collect']);

/** What a game looks like. Throws when one of its symbols has no drawing. */
export async function loadLook(game: SlotOf<string>): Promise<Look> {
  return {
    studio: game.studio,
    palette: paletteOf(game),
    motifs: await loadMotifs(game),
    // Coins bear their worth, which a word would cover, and who collects them is no scatter.
    roles: game.symbols.map(({ role }) =>
      role === 'scatter' && WITHOUT_SCATTERS.has(game.family) ? 'high' : role,
    ),
  };
}
