import type { Entrant } from '../jackpot/draw.ts';
import {
  type Form,
  isCount,
  isText,
  isWhole,
  list,
  orNull,
  SHARED,
  type SharedDraw,
  wrongField,
} from '../verify/draw-proof.ts';
import type { Prize } from './draw-raffle.ts';

/**
 * All that is needed to draw a raffle again: what the site proves of it, with the whole list of entrants.
 * Each stands for a member in this raffle alone.
 */
export type RaffleDocument = SharedDraw & {
  readonly format: 'nokshi-raffle-1';
  readonly mappingVersion: number;
  readonly prizes: readonly Prize[];
  readonly entrants: readonly { readonly entrant: string; readonly tickets: string }[];
  /** In the order of the prizes; null until it is drawn. */
  readonly winners: readonly { readonly ticket: string; readonly place: number }[] | null;
};

export const entrantsOf = ({ entrants }: Pick<RaffleDocument, 'entrants'>): Entrant[] =>
  entrants.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));

/** More than any raffle can have. */
const MOST_PRIZES = 10;
const MOST_WINNERS = 2_000;
const MOST_ENTRANTS = 200_000;

const withFields =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    wrongField(value, forms) === null;
const isTickets = isText(/^(0|[1-9][0-9]{0,17})$/);

const DOCUMENT: Readonly<Record<keyof RaffleDocument, Form>> = {
  format: (value) => value === 'nokshi-raffle-1',
  ...SHARED,
  mappingVersion: isCount,
  prizes: list(withFields({ count: isCount, amount: isText(/^\d{1,13}\.\d{2}$/) }), MOST_PRIZES),
  entrants: list(
    withFields({ entrant: isText(/^[0-9a-f]{32}$/), tickets: isTickets }),
    MOST_ENTRANTS,
  ),
  winners: orNull(list(withFields({ ticket: isTickets, place: isWhole }), MOST_WINNERS)),
};

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readRaffle(value: unknown): { proof: RaffleDocument } | { wrong: string } {
  const wrong = wrongField(value, DOCUMENT);
  return wrong === null ? { proof: value as RaffleDocument } : { wrong };
}
