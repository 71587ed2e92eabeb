// Made from the folders beside it by npm run par.
export { game as boishakhDrums } from './boishakh-drums/game.ts';
export { game as fairBaskets } from './fair-baskets/game.ts';
export { game as fishersPurse } from './fishers-purse/game.ts';
export { game as kanthaLines } from './kantha-lines/game.ts';
export { game as monsoonClusters } from './monsoon-clusters/game.ts';
export { game as moonlitQuilt } from './moonlit-quilt/game.ts';
export { game as muslinVeil } from './muslin-veil/game.ts';
export { game as palaceLooms } from './palace-looms/game.ts';
export { game as rickshawBells } from './rickshaw-bells/game.ts';
export { game as riverWays } from './river-ways/game.ts';
export { game as streetLamps } from './street-lamps/game.ts';
export { game as tiffinBoxes } from './tiffin-boxes/game.ts';
export { game as tigerPath } from './tiger-path/game.ts';
