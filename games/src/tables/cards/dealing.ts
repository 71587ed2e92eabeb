import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { type CardView, createCard, flightOf, TURN } from '../../cards/cards.ts';
import type { Timeline } from '../show-timeline.ts';
import type { TableSound } from '../table-sound.ts';

export type Dealing = {
  readonly timeline: Timeline;
  readonly sound: Pick<TableSound, 'card'>;
  readonly shoe: Element;
  readonly flyMs: number;
  readonly turnMs: number;
};

/** Lays a card where it belongs without any motion: it was dealt before. */
export function layCard(card: Card, into: Element): void {
  into.append(createCard(card).box);
}

/** A card flies from the shoe, face down, and turns over; with the same moment for both it flies face up. */
export function dealCard(
  { timeline, sound, shoe, flyMs, turnMs }: Dealing,
  of: {
    readonly card: Card;
    readonly into: Element;
    readonly dealAt: number;
    readonly turnAt: number;
  },
): CardView {
  const { card, into, dealAt, turnAt } = of;
  const isTurned = turnAt > dealAt;
  const view = createCard(isTurned ? null : card);
  timeline.at(dealAt, () => {
    into.append(view.box);
    timeline.move(view.box, flightOf(shoe, view.box), { at: dealAt, ms: flyMs });
  });
  timeline.hear(dealAt, sound.card);
  if (!isTurned) return view;
  timeline.at(turnAt, () => {
    view.turn(card);
    timeline.move(view.sides, TURN, { at: turnAt, ms: turnMs, easing: 'ease-in-out' });
  });
  timeline.hear(turnAt, sound.card);
  return view;
}
