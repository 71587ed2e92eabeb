/**
 * A felt is what one game shows at a table: the result area and the layout of its spots. The table around it does the
 * rest: chips, phases, money, words of the round, the sheets.
 *
 * How to add a game:
 * - `<game>/felt.ts` exports one {@link FeltOf}; `felts.ts` imports it lazily, so each game is a chunk by itself.
 * - Place the buttons that `parts.spot(code)` makes in `layout`, each spot once. The table writes name, odds and edge in
 *   them, draws the chips, hears presses, and marks those that won: style `.spot`, `.spot[data-won="true"]`.
 * - `show` knows how far the show is: use `createTimeline` of show-timeline.ts, which jumps over what has passed.
 *   It ends before `showMs`; it resolves once the whole result is seen.
 * - Words: add them to words/<name>-en.ts and -bn.ts and spread them into words/en.ts and words/bn.ts.
 * - Own style sheet: `import './<game>.css'` in the felt, rules in `@layer page`.
 */
import type { RoadResult } from '@nokshi/house-math/tables/roads.ts';
import type { Spot } from '@nokshi/house-math/tables/table.ts';
import type { TableSound } from './table-sound.ts';
import type { Say, WordKey } from './words/index.ts';

/** A round as it is shown: what lay open before the bets, and what was drawn, in order. */
export type ShownRound = {
  readonly opening: readonly number[];
  readonly numbers: readonly number[];
};

export type SpotLook = {
  /** More classes of the button. */
  readonly class?: string;
  /** Only a place to press, without words on it: the lines of roulette. */
  readonly bare?: boolean;
  /** Instead of the name: a picture, hidden from screen readers. */
  readonly art?: Element;
  /** A short name for the button; screen readers hear the whole one. */
  readonly short?: () => string;
  /** What the spot must say besides its odds: that a tie takes half. */
  readonly note?: WordKey;
  /** Instead of `35 : 1`. */
  readonly odds?: (spot: Spot) => string;
};

/** A bet that waits for the end of its deal. */
export type OpenBet = { readonly spot: Spot; readonly stake: bigint };

export type FeltParts = {
  readonly rules: string;
  readonly say: Say;
  readonly sound: TableSound;
  /** Whether things appear instead of moving. */
  still(): boolean;
  /** The button of a spot; throws for one that the game does not have. */
  spot(code: string, look?: SpotLook): HTMLButtonElement;
  /** Lays several chips with one press, as call bets do: `chips` of the chosen chip on each spot. */
  lay(parts: readonly { readonly code: string; readonly chips: number }[]): void;
  /** Writes names and odds of all spots again. */
  redraw(): void;
  /** Whether the member has chips in the round. */
  hasBet(): boolean;
  /** Own bets that are paid by this deal, at the odds at which they were taken. */
  openBets(): readonly OpenBet[];
  /** Minor units in the member's money. */
  amount(minor: bigint): string;
  /** Results so far, newest first. */
  results(): readonly (ShownRound & { readonly issue: string })[];
};

export type Showing = {
  /** The issue of the round: what is only decoration may differ by it. */
  readonly issue: string;
  /** Milliseconds since the show began: above 0 for somebody who comes in the middle. */
  readonly fromMs: number;
  /** How long the show is in all. */
  readonly showMs: number;
  /** Things appear, nothing moves. */
  readonly still: boolean;
};

export type Felt = {
  readonly stage: HTMLElement;
  readonly layout: HTMLElement;
  /** A round takes bets: what lies open before them. */
  open(opening: readonly number[]): void;
  /** Resolves when all is shown, also where `clear` came before. */
  show(round: ShownRound, how: Showing): Promise<void>;
  /** Takes the result away; the layout stays. */
  clear(): void;
  /** Own chips are others now. */
  laid?(): void;
  /** Results have come, or the language is another one. */
  redress?(): void;
};

/** The colour of a mark in the strip of results and on the roads. */
export type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold' | 'grey';

export type FeltOf = {
  create(parts: FeltParts): Felt;
  /** The spots of a round with their exact odds: of a game of TABLE_GAMES `spots` of its `tableOf`. */
  spotsOf(of: { readonly rules: string; readonly opening: readonly number[] }): readonly Spot[];
  /**
   * Where a deal is several rounds: all that was drawn in it once this round is its last one, else null. Bets are
   * decided by it, and only then it is a result. Without it each round decides by itself.
   */
  wholeDeal?(round: ShownRound): readonly number[] | null;
  /** Whole and unmistakable: it is read out, and listed in the rules. */
  spotName(code: string, say: Say): string;
  /** The result in one sentence, for the live region and the line under the stage. */
  describe(round: ShownRound, say: Say): string;
  /** The result in a letter or a number, for the strip of last results. */
  mark(round: ShownRound, say: Say): { readonly text: string; readonly tone: Tone };
  /** How the roads see it. */
  readonly road: {
    readonly one: WordKey;
    readonly other: WordKey;
    readonly tie: WordKey;
    /** Instead of the first letter of the tie, where a side begins with the same one. */
    readonly tieMark?: string;
    /** Why roads say nothing; without one, that each round has a fresh shoe. */
    readonly hint?: WordKey;
    /** Tones of one, other and tie. */
    readonly tones: readonly [Tone, Tone, Tone];
    of(round: ShownRound): RoadResult;
  } | null;
  /** Whether bets of earlier rounds are paid once a round with this opening begins; without it they always are. */
  paidBefore?(opening: readonly number[]): boolean;
  /** What is counted in the statistics. */
  tallies(say: Say): readonly { readonly name: string; has(round: ShownRound): boolean }[];
  /** Rules of the game, one sentence a paragraph. */
  rulesOf(rules: string): readonly WordKey[];
};
