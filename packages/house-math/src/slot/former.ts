import type { SlotGame } from './families/index.ts';
import * as former from './games/former.ts';
import { SYMBOLS, type SymbolId } from './symbols.ts';

/** Rules that are no more, as they are kept: the data of `rulesText` and nothing else. */
export type KeptRules = {
  readonly code: string;
  readonly ruleVersion: number;
  readonly stakes: readonly string[];
  readonly symbols: readonly string[];
};

const FORMER: readonly KeptRules[] = Object.values(former).flat();

/** The game by rules that it had before; words and looks are those of today. */
export function formerSlot(today: SlotGame, rules: KeptRules): SlotGame {
  const symbols = rules.symbols.map((id) => {
    const same = today.symbols.find((symbol) => symbol.id === id);
    return same ?? { id, name: SYMBOLS[id as SymbolId], role: 'low' as const };
  });
  const { studio, name, description, aim } = today;
  const words = { studio, name, description, aim, features: [] };
  return { ...rules, ...words, stakes: rules.stakes.map(BigInt), symbols } as unknown as SlotGame;
}

/** The rules of this version, of today or kept; null when there never were such. */
export function versionOf(
  today: SlotGame,
  ruleVersion: number,
  kept: readonly KeptRules[] = FORMER,
): SlotGame | null {
  if (today.ruleVersion === ruleVersion) return today;
  const is = (rules: KeptRules) => rules.code === today.code && rules.ruleVersion === ruleVersion;
  const rules = kept.find(is);
  return rules ? formerSlot(today, rules) : null;
}
