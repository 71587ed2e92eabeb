import type { SlotGame } from './families/index.ts';
import { LOADERS } from './games/loaders.ts';

/** The data of one game alone, for a page that must not carry those of all. */
export async function loadSlot(code: string): Promise<SlotGame | null> {
  const load = Object.hasOwn(LOADERS, code) ? LOADERS[code] : undefined;
  return load ? (await load()).game : null;
}

/** The same by the rules it had in a version; kept ones are loaded only where they are asked for. */
export async function loadVersion(code: string, ruleVersion: number): Promise<SlotGame | null> {
  const today = await loadSlot(code);
  if (!today || today.ruleVersion === ruleVersion) return today;
  const { versionOf } = await import('./former.ts');
  return versionOf(today, ruleVersion);
}
