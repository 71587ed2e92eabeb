import type { Random } from '../fairness/random.ts';
import type { DiceBet } from './dice.ts';
import type { PlinkoRisk, PlinkoRows } from './plinko.ts';

export { NotAllowed } from '../tables/blackjack/round.ts';

/** Amounts of bets and states are decimal strings, those of wagers minor units. */
export type BlackjackBet = {
  readonly kind: 'blackjack';
  /** Ascending, each once. */
  readonly spots: readonly { readonly spot: number; readonly stake: string }[];
};
export type InstantBet =
  | ({ readonly kind: 'dice'; readonly stake: string } & DiceBet)
  | { readonly kind: 'mines'; readonly stake: string; readonly mines: number }
  | {
      readonly kind: 'plinko';
      readonly stake: string;
      readonly rows: PlinkoRows;
      readonly risk: PlinkoRisk;
    }
  | BlackjackBet;

export type BlackjackActName = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';
/** A choice of the member; `at` is its number in the round, from 0. */
export type InstantAct =
  | { readonly act: 'open'; readonly at: number; readonly field: number }
  | { readonly act: 'take'; readonly at: number }
  | { readonly act: BlackjackActName; readonly at: number };

export type ShownHand = {
  readonly cards: readonly number[];
  readonly stake: string;
  readonly isDoubled: boolean;
  readonly isDone: boolean;
  readonly payout: string | null;
};
export type ShownSpot = {
  readonly spot: number;
  readonly hands: readonly ShownHand[];
  readonly insurance: string | null;
};

/** What is shown of a round: nothing that is still hidden. */
export type InstantState =
  | {
      readonly kind: 'dice';
      readonly rolled: number;
      /** Ten-thousandths, 0 where it lost. */
      readonly pays: number;
    }
  | {
      readonly kind: 'plinko';
      readonly path: readonly number[];
      readonly bin: number;
      /** Hundredths. */
      readonly pays: number;
    }
  | {
      readonly kind: 'mines';
      readonly opened: readonly number[];
      /** Hundredths. */
      readonly pays: number;
      readonly next: number | null;
      /** Ascending; empty while the round is open. */
      readonly mines: readonly number[];
    }
  | {
      readonly kind: 'blackjack';
      readonly dealer: readonly number[];
      readonly spots: readonly ShownSpot[];
      readonly turn: {
        readonly spot: number;
        readonly hand: number;
        readonly acts: readonly BlackjackActName[];
      } | null;
    };

/** A stake of a round: of its bet, or one that an act added. */
export type InstantWager = {
  readonly of: 'bet' | 'double' | 'split' | 'insure';
  /** Of blackjack; 0 in other games. */
  readonly spot: number;
  /** The number of the act that added it; null for the bet. */
  readonly act: number | null;
  /** Minor units. */
  readonly stake: bigint;
  /** What it brings back; null while the round is open. */
  readonly payout: bigint | null;
};

/** A round after its acts, computed from its seeds alone. */
export type InstantRound = {
  readonly state: InstantState;
  readonly isOver: boolean;
  readonly wagers: readonly InstantWager[];
};

/** The numbers of a round by stream, each from its beginning whenever it is asked for. */
export type Streams = (stream: number) => Random;
