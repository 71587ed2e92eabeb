import type { SlotGame } from './families/index.ts';
import { versionOf } from './former.ts';
import * as list from './games/list.ts';

export { FAMILY_NAMES, fastSpin, play, type SlotFamily, type SlotGame } from './families/index.ts';
export {
  contributionsOf,
  jackpotReturn,
  levelOf,
  paidBy,
  stakedPerFall,
  type JackpotOutcome,
  ticketOf,
  TICKETS,
} from './families/progressive/jackpot.ts';
export type { JackpotTerms, PotLevel, ProgressiveGame } from './families/progressive/index.ts';
export type * from './game.ts';
export type * from './outcome.ts';
export type { ParSheet, StoredSheet } from './par/par-sheet.ts';
export { roundsPer } from './par/rounds-per.ts';
export { wholeReturn } from './par/whole-return.ts';
export { payoutMinor } from './payout.ts';
export { rulesText } from './rules-text.ts';
export { STUDIOS, type StudioCode } from './studios.ts';

/** The slots as they are offered today, by code. */
export const SLOTS: ReadonlyMap<string, SlotGame> = new Map(
  Object.values(list).map((game) => [game.code, game]),
);

/** The rules a stored round was played by, or null when there never were such. */
export const findSlot = (code: string, ruleVersion: number): SlotGame | null => {
  const today = SLOTS.get(code);
  return today ? versionOf(today, ruleVersion) : null;
};
