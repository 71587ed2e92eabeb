import type { Random } from '../../fairness/random.ts';
import { type Card, newShoe } from '../cards.ts';
import { dealerDraws, isNatural, totalOf, valueOf } from './hand.ts';

/**
 * Blackjack with eight decks from a fresh shoe each round: the dealer looks under an ace or a ten and stands on all
 * seventeens, a natural pays three to two, any two cards may be doubled, also after a split; a pair is split once,
 * aces get one card each. Each spot plays alone against the dealer whom all share: its cards come from what the
 * dealer's hand leaves of the shoe. To a spot that is one shoe like any other, and nobody's acts change what another
 * one gets. A spot is its seeds and its acts, nothing else. Source: domain.md 2.
 */
export const BLACKJACK_DECKS = 8;
/** What the house keeps of a main stake with best play, over all deals: testing/shoe-odds.ts counts it. */
export const BLACKJACK_EDGE = 0.0048578;

export const ACTS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
/** What the member does next with the hand whose turn it is. */
export type Act = (typeof ACTS)[number];

export type BlackjackHand = {
  readonly cards: readonly Card[];
  readonly doubled: boolean;
  /** Came of a split: its twenty-one is no natural. */
  readonly split: boolean;
};

export type BlackjackSpot = {
  readonly hands: readonly BlackjackHand[];
  readonly insured: boolean;
  /** What may be done next, and with which hand (its place); null once nothing is left to do. */
  readonly turn: { readonly hand: number; readonly may: readonly Act[] } | null;
};

type Changing = { cards: Card[]; doubled: boolean; split: boolean; done: boolean };

/** An act that the rules do not allow where it comes. */
export class NotAllowed extends Error {}

/** The dealer's hand to its end; the first card lies open. Secret until every spot is done. */
export function dealDealer(random: Random): readonly Card[] {
  const deal = newShoe(random, BLACKJACK_DECKS);
  const cards = [deal(), deal()];
  while (dealerDraws(cards)) cards.push(deal());
  return cards;
}

/** A spot after these acts. Throws NotAllowed. */
export function playSpot(
  random: Random,
  { dealer, acts }: { readonly dealer: readonly Card[]; readonly acts: readonly Act[] },
): BlackjackSpot {
  const deal = newShoe(random, BLACKJACK_DECKS, dealer);
  const hands: Changing[] = [
    { cards: [deal(), deal()], doubled: false, split: false, done: false },
  ];
  const left = [...acts];
  let insured = false;
  const spot = (turn: BlackjackSpot['turn']): BlackjackSpot => ({
    hands: hands.map(({ cards, doubled, split }) => ({ cards, doubled, split })),
    insured,
    turn,
  });
  if (valueOf(dealer[0] ?? 0) === 1) {
    const may = ['insure', 'decline'] as const;
    const act = take(left, may);
    if (act === null) return spot({ hand: 0, may });
    insured = act === 'insure';
  }
  if (!isNatural(dealer.slice(0, 2)))
    for (let at = 0; at < hands.length; at += 1)
      for (;;) {
        const hand = hands[at] as Changing;
        if (hand.done || totalOf(hand.cards).total >= 21) break;
        const may = actsOf(hand, hands.length);
        const act = take(left, may);
        if (act === null) return spot({ hand: at, may });
        apply(act, { at, hands, deal });
      }
  if (left.length > 0) throw new NotAllowed('the spot is done');
  return spot(null);
}

/** The next act, which must be one of these; null when none is left. */
function take(left: Act[], may: readonly Act[]): Act | null {
  const act = left.shift();
  if (act === undefined) return null;
  if (!may.includes(act)) throw new NotAllowed(`${act} is not one of ${may.join(', ')}`);
  return act;
}

function actsOf({ cards }: Changing, hands: number): readonly Act[] {
  if (cards.length > 2) return ['hit', 'stand'];
  const [one = 0, two = 0] = cards;
  const maySplit = hands === 1 && valueOf(one) === valueOf(two);
  return maySplit ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

function apply(
  act: Act,
  { at, hands, deal }: { at: number; hands: Changing[]; deal: () => Card },
): void {
  const hand = hands[at] as Changing;
  if (act === 'hit') hand.cards.push(deal());
  if (act === 'stand') hand.done = true;
  if (act === 'double') {
    hand.cards.push(deal());
    hand.doubled = true;
    hand.done = true;
  }
  if (act === 'split') {
    const [one = 0, two = 0] = hand.cards;
    const done = valueOf(one) === 1;
    hands.splice(
      at,
      1,
      { cards: [one, deal()], doubled: false, split: true, done },
      { cards: [two, deal()], doubled: false, split: true, done },
    );
  }
}

const isHandNatural = ({ cards, split }: BlackjackHand): boolean => !split && isNatural(cards);

/** In halves of the stake of its spot: what was staked on a hand. */
export const stakedHalves = ({ doubled }: BlackjackHand): bigint => (doubled ? 4n : 2n);

/** What the hand brings back, itself included, in halves of its spot's stake. */
export function halvesBack(hand: BlackjackHand, dealer: readonly Card[]): bigint {
  const staked = stakedHalves(hand);
  const [mine, theirs] = [isHandNatural(hand), isNatural(dealer)];
  if (mine || theirs) return mine && theirs ? staked : mine ? 5n : 0n;
  const { total } = totalOf(hand.cards);
  const against = totalOf(dealer).total;
  if (total > 21) return 0n;
  if (against > 21 || total > against) return 2n * staked;
  return total === against ? staked : 0n;
}

/** What a spot that is done staked and brings back, its insurance included, in halves of its stake. */
export function resultOfSpot(
  { hands, insured }: BlackjackSpot,
  dealer: readonly Card[],
): { readonly staked: bigint; readonly back: bigint } {
  const insurance = insured && isNatural(dealer) ? 3n : 0n;
  return {
    staked: hands.reduce((sum, hand) => sum + stakedHalves(hand), insured ? 1n : 0n),
    back: hands.reduce((sum, hand) => sum + halvesBack(hand, dealer), insurance),
  };
}
