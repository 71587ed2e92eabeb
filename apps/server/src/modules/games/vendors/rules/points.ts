import type { VendorStatus } from '@nokshi/contract/vendor/seamless.ts';

/** The points on which vendors differ, as data of their profile. Source: domain.md 10. */
export type Points = {
  /** How many decimals a vendor writes and reads; those beyond two are zeros. */
  readonly decimals: 2 | 3 | 4;
  /** A win whose bet never arrived: refused until it does, or booked as an award. */
  readonly winWithoutBet: 'refuse' | 'award';
  /** Whether one bet may win more than once before its round is closed. */
  readonly severalWins: boolean;
  /** A rollback of a bet that has won: refused, or stake and win are undone together. */
  readonly rollbackAfterWin: 'refuse' | 'undo';
  /** How long a token accepts stakes. Wins and rollbacks are always accepted. */
  readonly tokenMinutes: number;
  /** The repeat of a transaction gets the first status again, or the word for REPEATED. */
  readonly repeatAnswers: 'first' | 'named';
  /** Minor units: a larger win or award is refused as implausible. */
  readonly largestPayment: number;
  /** Whether trial accounts may play, with FUN. */
  readonly freePlay: boolean;
  /** ISO 3166-1 alpha-2 of where its games are offered; null: wherever the site is. */
  readonly countries: readonly string[] | null;
  /** The currencies its games are played in; free play is a separate point. */
  readonly currencies: readonly string[];
  /** Where its own wallet is asked (transfer wallet); null: it plays from the balance here. */
  readonly walletUrl: string | null;
  /** Where it is notified of free rounds; null: it accepts none. */
  readonly freeRoundsUrl: string | null;
  /** The vendor's own words for our statuses; a missing one is sent as it is. */
  readonly words: Readonly<Partial<Record<VendorStatus, string>>>;
};

export const USUAL_POINTS: Points = {
  decimals: 2,
  winWithoutBet: 'refuse',
  severalWins: true,
  rollbackAfterWin: 'refuse',
  tokenMinutes: 240,
  repeatAnswers: 'first',
  largestPayment: 100_000_000_00,
  freePlay: false,
  countries: null,
  currencies: ['BDT'],
  walletUrl: null,
  freeRoundsUrl: null,
  words: {},
};
