import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { element } from '../../panel/element.ts';
import type { Timeline } from '../show-timeline.ts';
import type { TableSound } from '../table-sound.ts';
import { dealCard, layCard } from './dealing.ts';
import type { DealPlan } from './plan.ts';
import { createSeat, type Seat } from './seat.ts';
import { createShoe } from './shoe.ts';
import './cards.css';

type Hands<Hand extends string> = Readonly<Record<Hand, readonly Card[]>>;

type TwoSeats<Hand extends string> = {
  readonly hands: readonly [Hand, Hand];
  /** Places of a hand: how its cards lie. */
  readonly places: readonly ('upright' | 'sideways')[];
  /** Called whenever a hand has other open cards than before. */
  readonly count: (hand: Hand, open: readonly Card[], seat: Seat) => void;
};

/** Two hands and the shoe between them. */
export function createTwoSeats<Hand extends string>(of: TwoSeats<Hand>) {
  const { hands, places, count } = of;
  const seats = Object.fromEntries(hands.map((hand) => [hand, createSeat(hand, places)])) as Record<
    Hand,
    Seat
  >;
  const shoe = createShoe();
  const open = { ...noCards(hands) };
  const box = element(
    'div',
    { class: 'two-seats', 'aria-hidden': 'true', 'data-places': String(places.length) },
    shoe,
    element('div', { class: 'seats' }, seats[hands[0]].box, seats[hands[1]].box),
  );
  const turned = (hand: Hand, card: Card) => {
    open[hand] = [...open[hand], card];
    count(hand, open[hand], seats[hand]);
  };
  return {
    box,
    seats,
    /** Takes all cards away. */
    clear() {
      for (const hand of hands) {
        for (const place of seats[hand].places) place.replaceChildren();
        open[hand] = [];
        seats[hand].setEnd('');
        count(hand, [], seats[hand]);
      }
    },
    /** What was dealt before lies there at once. */
    lay(lying: Hands<Hand>) {
      for (const hand of hands)
        lying[hand].forEach((card, at) => {
          const place = seats[hand].places[at];
          if (place) layCard(card, place);
          turned(hand, card);
        });
    },
    play(timeline: Timeline, plan: DealPlan<Hand>, sound: TableSound) {
      const { flyMs, turnMs } = plan;
      const taken = { ...open };
      const all = plan.cards.map(({ hand, ...dealt }) => {
        const into = seats[hand].places[taken[hand].length];
        taken[hand] = [...taken[hand], dealt.card];
        if (!into) throw new Error(`the hand ${hand} has no place for another card`);
        const view = dealCard({ timeline, sound, shoe, flyMs, turnMs }, { ...dealt, into });
        let isOpen = false;
        const see = () => {
          if (!isOpen) turned(hand, dealt.card);
          isOpen = true;
        };
        timeline.at(dealt.turnAt + turnMs * SEEN, see);
        return { view, into, see, ...dealt };
      });
      return {
        last: all.at(-1),
        /** All cards lie open at once: for a timeline that is ended. */
        finish() {
          for (const { view, into, card, see } of all) {
            into.append(view.box);
            view.turn(card);
            see();
          }
        },
      };
    },
    /** Marks who won; null: a tie. */
    setWinner(winner: Hand | null) {
      for (const hand of hands)
        seats[hand].setEnd(winner === null ? 'tie' : winner === hand ? 'won' : 'lost');
    },
  };
}

/** When in its turn the face of a card is seen. */
const SEEN = 0.6;

const noCards = <Hand extends string>(hands: readonly Hand[]) =>
  Object.fromEntries(hands.map((hand) => [hand, []])) as unknown as Record<Hand, readonly Card[]>;
