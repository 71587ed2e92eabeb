import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { isNatural, totalOf, valueOf } from '@nokshi/house-math/tables/blackjack/hand.ts';
import { minorOf } from '@nokshi/money';

export type Blackjack = Extract<InstantRound['state'], { kind: 'blackjack' }>;
export type ShownSpot = Blackjack['spots'][number];
export type ShownHand = ShownSpot['hands'][number];
export type Turn = NonNullable<Blackjack['turn']>;

/** A card on the table: of which spot (0 is the dealer's), which hand of it, and which card of the hand. */
export type Place = { readonly spot: number; readonly hand: number; readonly at: number };
export type Dealt = Place & { readonly card: Card };

export const keyOf = ({ spot, hand, at, card }: Dealt): string => `${spot}:${hand}:${at}:${card}`;

/** Every card that lies open, the dealer's without the one that is turned at the end. */
export function cardsOf({ dealer, spots }: Blackjack): readonly Dealt[] {
  return [
    ...dealer.map((card, at): Dealt => ({ spot: 0, hand: 0, at, card })),
    ...spots.flatMap(({ spot, hands }) =>
      hands.flatMap(({ cards }, hand) =>
        cards.map((card, at): Dealt => ({ spot, hand, at, card })),
      ),
    ),
  ];
}

/**
 * What is dealt between two states, in the order of the hand: the first cards of all spots, the dealer's first, the
 * second ones, then what was drawn. The dealer's later cards come last, after everything else.
 */
export function newCards(before: ReadonlySet<string>, state: Blackjack): readonly Dealt[] {
  const fresh = cardsOf(state).filter((card) => !before.has(keyOf(card)));
  const order = ({ spot, at }: Dealt) =>
    spot === 0 ? (at === 0 ? 50 : 1_000 + at) : at * 100 + spot;
  return fresh.toSorted((one, other) => order(one) - order(other));
}

/** `16`, `7/17` while an ace may count either, and so on. */
export function totalText(cards: readonly Card[], isDone: boolean): string {
  const { total, soft } = totalOf(cards);
  return soft && !isDone && total < 21 ? `${total - 10}/${total}` : String(total);
}

export type HandEnd = 'blackjack' | 'won' | 'pushed' | 'lost' | 'broke';

/** What lies on each spot in a round. */
export const stakesOf = ({ spots }: Blackjack): ReadonlyMap<number, bigint> =>
  new Map(
    spots.map(({ spot, hands }) => [
      spot,
      hands.reduce((sum, { stake }) => sum + minorOf(stake), 0n),
    ]),
  );

/** How a hand ended; null while it is played. */
export function endOf(hand: ShownHand, spot: ShownSpot): HandEnd | null {
  if (totalOf(hand.cards).total > 21) return 'broke';
  if (hand.payout === null) return null;
  const [paid, stake] = [minorOf(hand.payout), minorOf(hand.stake)];
  if (paid > stake) return isNatural(hand.cards) && spot.hands.length === 1 ? 'blackjack' : 'won';
  return paid === stake ? 'pushed' : 'lost';
}

const DECKS = 8;
const CARDS_OF_VALUE_TEN = 16 * DECKS;

/**
 * What the house keeps of an insurance on average, as a share: it brings three times its stake back where the dealer's
 * second card is a ten. The cards that are not seen are those of eight decks without the dealer's ace and the own hand.
 */
export function insuranceEdge(own: readonly Card[]): number {
  const tens = CARDS_OF_VALUE_TEN - own.filter((card) => valueOf(card) === 10).length;
  return 1 - (3 * tens) / (52 * DECKS - 1 - own.length);
}
