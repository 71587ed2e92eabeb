import type { SlotGame } from '../families/index.ts';

// Made from the folders beside it by npm run par.
export const LOADERS: Readonly<Record<string, () => Promise<{ readonly game: SlotGame }>>> = {
  'boishakh-drums': () => import('./boishakh-drums/game.ts'),
  'fair-baskets': () => import('./fair-baskets/game.ts'),
  'fishers-purse': () => import('./fishers-purse/game.ts'),
  'garden-gate': () => import('./garden-gate/game.ts'),
  'golden-thread': () => import('./golden-thread/game.ts'),
  'honey-trail': () => import('./honey-trail/game.ts'),
  'kantha-lines': () => import('./kantha-lines/game.ts'),
  'kite-festival': () => import('./kite-festival/game.ts'),
  'monsoon-clusters': () => import('./monsoon-clusters/game.ts'),
  'moonlit-quilt': () => import('./moonlit-quilt/game.ts'),
  'muslin-veil': () => import('./muslin-veil/game.ts'),
  'needle-song': () => import('./needle-song/game.ts'),
  'night-market': () => import('./night-market/game.ts'),
  'orchard-fair': () => import('./orchard-fair/game.ts'),
  'palace-looms': () => import('./palace-looms/game.ts'),
  'rickshaw-bells': () => import('./rickshaw-bells/game.ts'),
  'river-ways': () => import('./river-ways/game.ts'),
  'street-lamps': () => import('./street-lamps/game.ts'),
  'sunken-treasure': () => import('./sunken-treasure/game.ts'),
  'tiffin-boxes': () => import('./tiffin-boxes/game.ts'),
  'tiger-path': () => import('./tiger-path/game.ts'),
};
