import type { FeltOf } from './felt.ts';

/** The felt of each game, each a chunk by itself. */
const FELTS: Readonly<Record<string, () => Promise<FeltOf>>> = {
  roulette: async () => (await import('./roulette/felt.ts')).roulette,
  baccarat: async () => (await import('./baccarat/felt.ts')).baccarat,
  'dragon-tiger': async () => (await import('./dragon-tiger/felt.ts')).dragonTiger,
  'andar-bahar': async () => (await import('./andar-bahar/felt.ts')).andarBahar,
  'teen-patti': async () => (await import('./teen-patti/felt.ts')).teenPatti,
  'one-day': async () => (await import('./one-day/felt.ts')).oneDay,
  'sic-bo': async () => (await import('./sic-bo/felt.ts')).sicBo,
  'robo-rumble': async () => (await import('./robo-rumble/felt.ts')).roboRumble,
};

export async function loadFelt(game: string): Promise<FeltOf> {
  const load = Object.hasOwn(FELTS, game) ? FELTS[game] : undefined;
  if (!load) throw new Error(`this frame has no felt of ${game}`);
  return load();
}
