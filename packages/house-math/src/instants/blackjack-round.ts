import { parseAmount, toDecimal } from '@nokshi/money';
import {
  type Act,
  type BlackjackHand,
  type BlackjackSpot,
  dealDealer,
  halvesBack,
  playSpot,
} from '../tables/blackjack/round.ts';
import { totalOf, valueOf } from '../tables/blackjack/hand.ts';
import type { Card } from '../tables/cards.ts';
import {
  type BlackjackBet,
  type InstantAct,
  type InstantRound,
  type InstantState,
  type InstantWager,
  NotAllowed,
  type ShownHand,
  type ShownSpot,
  type Streams,
} from './round.ts';

/** A stake that can be halved: insurance is half of it, and a natural brings five halves back. */
export const blackjackStake = (text: string): bigint | null => {
  const stake = parseAmount(text);
  return stake === null || stake % 2n !== 0n ? null : stake;
};

/** Split once, both hands doubled, and both won: four stakes, in hundredths of one. */
export const MOST_WIN_OF_SPOT = 400n;

type Spot = {
  readonly spot: number;
  readonly stake: bigint;
  /** Acts of this spot with their number in the round. */
  readonly acts: { readonly act: Act; readonly at: number }[];
};
type Table = {
  readonly dealer: readonly Card[];
  readonly spots: readonly Spot[];
  /** The spot after its first so many acts, all by default. */
  readonly play: (spot: Spot, acts?: number) => BlackjackSpot;
};
type Turn = { readonly spot: Spot; readonly hand: number; readonly may: readonly Act[] };

/**
 * Up to seven spots against one dealer. Stream 0 of the round deals the dealer's hand, stream k the spot k, from what the
 * dealer's hand leaves of the eight decks: what a spot gets depends on its own acts alone. Under an ace every spot decides
 * on insurance before the dealer looks; then the spots are played in their order. Throws NotAllowed.
 */
export function blackjackRound(
  bet: BlackjackBet,
  acts: readonly InstantAct[],
  streams: Streams,
): InstantRound {
  const dealer = dealDealer(streams(0));
  const spots = bet.spots.map(
    ({ spot, stake }): Spot => ({ spot, stake: blackjackStake(stake) ?? 0n, acts: [] }),
  );
  const played = new Map<string, BlackjackSpot>();
  const play = ({ spot, acts: own }: Spot, count = own.length): BlackjackSpot => {
    const name = `${spot} ${count}`;
    const known = played.get(name);
    if (known) return known;
    const after = own.slice(0, count).map(({ act }) => act);
    const found = playSpot(streams(spot), { dealer, acts: after });
    played.set(name, found);
    return found;
  };
  const table = { dealer, spots, play };
  for (const [at, { act }] of acts.entries()) {
    const turn = turnOf(table);
    if (!turn) throw new NotAllowed('the round is over');
    const allowed = turn.may.find((each) => each === act);
    if (!allowed) throw new NotAllowed(`${act} is not one of ${turn.may.join(', ')}`);
    turn.spot.acts.push({ act: allowed, at });
  }
  const turn = turnOf(table);
  return {
    state: shownOf(table, turn),
    isOver: turn === null,
    wagers: spots.flatMap((spot) => wagersOf(table, spot, turn === null)),
  };
}

const asksInsurance = ({ dealer }: Table): boolean => valueOf(dealer[0] ?? 0) === 1;

/** The spot that decides on insurance, then the one that is played; null when the round is over. */
function turnOf(table: Table): Turn | null {
  const undecided = asksInsurance(table) && table.spots.find(({ acts }) => acts.length === 0);
  if (undecided) return { spot: undecided, hand: 0, may: ['insure', 'decline'] };
  for (const spot of table.spots) {
    const { turn } = table.play(spot);
    if (turn) return { spot, ...turn };
  }
  return null;
}

function shownOf(table: Table, turn: Turn | null): InstantState {
  const { dealer, spots } = table;
  return {
    kind: 'blackjack',
    dealer: dealer.slice(0, turn ? 1 : isWaitedFor(table) ? dealer.length : 2),
    spots: spots.map((spot) => shownSpot(table, spot, turn)),
    turn: turn && { spot: turn.spot.spot, hand: turn.hand, acts: turn.may },
  };
}

/** Over 21 on every hand: the dealer turns the second card and draws none. */
const isWaitedFor = ({ spots, play }: Table): boolean =>
  spots.some((spot) => play(spot).hands.some(({ cards }) => totalOf(cards).total <= 21));

function shownSpot(table: Table, spot: Spot, turn: Turn | null): ShownSpot {
  const { hands, insured, turn: own } = table.play(spot);
  // Until every spot has decided, nothing may show whether the dealer has a natural.
  const isDeciding = turn?.may.includes('insure') ?? false;
  const isDone = (hand: BlackjackHand, at: number): boolean =>
    !isDeciding && (own === null || at < own.hand || totalOf(hand.cards).total >= 21);
  const isDecided = asksInsurance(table) && spot.acts.length > 0;
  return {
    spot: spot.spot,
    hands: hands.map(
      (hand, at): ShownHand => ({
        cards: hand.cards,
        stake: toDecimal(hand.doubled ? 2n * spot.stake : spot.stake),
        isDoubled: hand.doubled,
        isDone: isDone(hand, at),
        payout: turn === null ? toDecimal(backOf(table, spot, hand)) : null,
      }),
    ),
    insurance: isDecided ? toDecimal(insured ? spot.stake / 2n : 0n) : null,
  };
}

const backOf = ({ dealer }: Table, { stake }: Spot, hand: BlackjackHand): bigint =>
  (halvesBack(hand, dealer) * stake) / 2n;

/** The stakes of a spot in the order in which they were taken; a doubled hand shares its payout between its two. */
function wagersOf(table: Table, spot: Spot, isOver: boolean): readonly InstantWager[] {
  const { hands } = table.play(spot);
  const shareOf = (at: number): bigint | null => {
    const hand = hands[at];
    if (!isOver || !hand) return null;
    return backOf(table, spot, hand) / (hand.doubled ? 2n : 1n);
  };
  const { dealer } = table;
  const isNatural = dealer.length === 2 && totalOf(dealer).total === 21;
  const made: InstantWager[] = [
    { of: 'bet', spot: spot.spot, act: null, stake: spot.stake, payout: shareOf(0) },
  ];
  for (const [place, { act, at }] of spot.acts.entries()) {
    const added = { spot: spot.spot, act: at, stake: spot.stake };
    if (act === 'split') made.push({ ...added, of: act, payout: shareOf(1) });
    if (act === 'double') {
      const hand = table.play(spot, place).turn?.hand ?? 0;
      made.push({ ...added, of: act, payout: shareOf(hand) });
    }
    if (act === 'insure') {
      const stake = spot.stake / 2n;
      const payout = isOver ? (isNatural ? 3n * stake : 0n) : null;
      made.push({ ...added, of: act, stake, payout });
    }
  }
  return made;
}
