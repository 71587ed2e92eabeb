import type { SlotGame } from './families/index.ts';
import { LOADERS } from './games/loaders.ts';

/** The data of one game alone, for a page that must not carry those of all. */
export async function loadSlot(code: string): Promise<SlotGame | null> {
  const load = Object.hasOwn(LOADERS, code) ? LOADERS[code] : undefined;
  return load ? (await load()).game : null;
}
