import type { SlotCode } from './game.ts';
import kanthaLines from './kantha-lines/par.json' with { type: 'json' };
import monsoonClusters from './monsoon-clusters/par.json' with { type: 'json' };
import type { ParSheet } from './par-sheet.ts';
import riverWays from './river-ways/par.json' with { type: 'json' };

/** The stored PAR sheet of each slot; a test proves that code and data are still those it names. */
export const PARS = {
  'kantha-lines': kanthaLines as unknown as ParSheet,
  'river-ways': riverWays as unknown as ParSheet,
  'monsoon-clusters': monsoonClusters as unknown as ParSheet,
} satisfies Record<SlotCode, ParSheet>;
