import type { Aim, SlotFeature, SlotOf, SlotSymbol, Words } from './game.ts';
import { stripOf } from './reels/strip.ts';
import { RULED_FROM } from './rules-text.ts';
import type { StudioCode } from './studios.ts';
import { SYMBOLS, type SymbolId } from './symbols.ts';

/** What a designer writes of any game; a family adds its points, the solver finds the rest. */
export type Draft = {
  readonly code: string;
  readonly studio: StudioCode;
  readonly name: Words;
  readonly description: Words;
  /** 1 unless it says otherwise. */
  readonly ruleVersion?: number;
  /** Divides 100, so that the usual stakes are multiples of it. */
  readonly betCredits: number;
  readonly reels: number;
  readonly rows: number;
  /** The dear pictures and the plain ones, dearest first. */
  readonly high: readonly SymbolId[];
  readonly low: readonly SymbolId[];
  /** None: strips and pays were found before the solver aimed at a spread. */
  readonly aim?: Aim;
};

/** What the solver writes beside a draft; a strip is text, its first symbol A, the next B. */
export type Found = {
  readonly strips: readonly string[];
  /** `pays[symbol][count]`; of clusters by size instead of count. */
  readonly pays: readonly (readonly number[])[];
};

/** Paisa, each where it is a multiple of the bet credits. */
const SMALL_STAKES = [1n, 2n, 5n, 10n];
const STAKES = [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n];

function stakesOf(betCredits: number): bigint[] {
  if (100 % betCredits !== 0) throw new Error(`no stakes are multiples of ${betCredits} credits`);
  const least = BigInt(Math.max(betCredits, Number(RULED_FROM)));
  const small = SMALL_STAKES.filter((stake) => stake % BigInt(betCredits) === 0n);
  return [...small, ...[least, 2n * least].filter((stake) => stake < 100n), ...STAKES];
}

type Special = { readonly id: SymbolId; readonly role: SlotSymbol['role'] };

const named = ({ id, role }: Special): SlotSymbol => ({ id, name: SYMBOLS[id], role });

/** What all families have; `special` are the symbols before the paying ones, in their order. */
export function slotOf<Family extends string>(
  family: Family,
  draft: Draft,
  own: { readonly special: readonly Special[]; readonly features: readonly SlotFeature[] },
): SlotOf<Family> {
  const { code, studio, name, description, ruleVersion = 1, betCredits, reels, rows } = draft;
  const paying = [
    ...draft.high.map((id) => ({ id, role: 'high' }) as const),
    ...draft.low.map((id) => ({ id, role: 'low' }) as const),
  ];
  return {
    code,
    studio,
    name,
    description,
    family,
    ruleVersion,
    betCredits,
    stakes: stakesOf(betCredits),
    reels,
    rows,
    symbols: [...own.special, ...paying].map(named),
    maxCredits: null,
    features: own.features,
    aim: draft.aim ?? null,
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const textOf = (strip: readonly number[]): string =>
  strip.map((symbol) => LETTERS[symbol]).join('');

/** The strips and pays as rounds use them. */
export const foundOf = ({ strips, pays }: Found) => ({
  strips: strips.map((text) => stripOf(LETTERS, text)),
  pays,
});

/** `[5, 8, 12]` for three, four and five of something, as a list by count. */
export const fromThree = (values: readonly number[]): number[] => [0, 0, 0, ...values];

/** A wild first, a scatter second: how most games begin their symbols. */
export const withScatter = (wild: SymbolId, scatter: SymbolId) =>
  [
    { id: wild, role: 'wild' },
    { id: scatter, role: 'scatter' },
  ] as const;

/** The sentences of the help that several families have. */
export const RULES = {
  lines: (lines: number): SlotFeature => ({ key: 'lines', values: { lines, smallest: 3 } }),
  wild: { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
  wildPays: { key: 'wild-pays', values: { symbol: 0 } },
  scatter: { key: 'scatter', values: { symbol: 1, from: 3 } },
} as const satisfies Record<string, SlotFeature | ((lines: number) => SlotFeature)>;

/** Wild and scatter as the first two symbols, the scatter's pays for three and more. */
export const scatterRules = (scatterPays: readonly number[]) => ({
  wild: 0,
  scatter: 1,
  scatterPays: fromThree(scatterPays),
});
