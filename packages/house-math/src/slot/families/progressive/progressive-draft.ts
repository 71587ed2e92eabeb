import {
  type Draft,
  type Found,
  foundOf,
  RULES,
  scatterRules,
  slotOf,
  withScatter,
} from '../../draft.ts';
import type { Words } from '../../game.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { PotLevel, ProgressiveGame } from './progressive-game.ts';

/** `tickets`: numbers that win, for each minor unit staked. `share`: thousandths. Else minor units. */
type PotDraft = {
  readonly tickets: number;
  readonly seed: number;
  readonly share: number;
  readonly ceiling: number;
};

export type ProgressiveDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three scatters and more. */
  readonly scatterPays: readonly number[];
  /** Dearest first. */
  readonly pots: Readonly<Partial<Record<PotLevel, PotDraft>>>;
  /** Thousandths of each stake, for the seeds to come. */
  readonly reserveShare: number;
};

/** Minor units: of each, every share of a thousandth is a whole number for a pot. */
const STAKES = [200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n];

const POT_NAMES: Readonly<Record<PotLevel, Words>> = {
  grand: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' },
  great: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' },
  small: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' },
};

export function progressiveGame(draft: ProgressiveDraft, found: Found): ProgressiveGame {
  const pots = Object.entries(draft.pots) as [PotLevel, PotDraft][];
  const features = [
    draft.reels === 3
      ? ({ key: 'three-reels', values: { lines: draft.lines } } as const)
      : RULES.lines(draft.lines),
    RULES.wildPays,
    RULES.scatter,
    { key: 'jackpot', values: { pots: pots.length } },
  ] as const;
  const special = withScatter(draft.wild, draft.scatter);
  return {
    ...slotOf('progressive', draft, { special, features }),
    stakes: STAKES,
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
    levels: pots.map(([id, { tickets, ceiling }]) => ({
      id,
      name: POT_NAMES[id],
      tickets,
      ceiling,
    })),
    terms: {
      levels: pots.map(([, { seed, share }]) => ({ seed, share })),
      reserveShare: draft.reserveShare,
    },
  };
}
