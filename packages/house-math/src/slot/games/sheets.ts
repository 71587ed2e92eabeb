// Made from the folders beside it by npm run par.
export { default as boishakhDrums } from './boishakh-drums/par.json' with { type: 'json' };
export { default as fairBaskets } from './fair-baskets/par.json' with { type: 'json' };
export { default as fishersPurse } from './fishers-purse/par.json' with { type: 'json' };
export { default as kanthaLines } from './kantha-lines/par.json' with { type: 'json' };
export { default as monsoonClusters } from './monsoon-clusters/par.json' with { type: 'json' };
export { default as moonlitQuilt } from './moonlit-quilt/par.json' with { type: 'json' };
export { default as muslinVeil } from './muslin-veil/par.json' with { type: 'json' };
export { default as palaceLooms } from './palace-looms/par.json' with { type: 'json' };
export { default as rickshawBells } from './rickshaw-bells/par.json' with { type: 'json' };
export { default as riverWays } from './river-ways/par.json' with { type: 'json' };
export { default as streetLamps } from './street-lamps/par.json' with { type: 'json' };
export { default as tiffinBoxes } from './tiffin-boxes/par.json' with { type: 'json' };
export { default as tigerPath } from './tiger-path/par.json' with { type: 'json' };
