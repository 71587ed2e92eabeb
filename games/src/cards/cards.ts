import { type Card, rankOf, suitOf } from '@nokshi/house-math/tables/cards.ts';
import { element } from '../panel/element.ts';
import type { CardWords } from '../words/cards-en.ts';
import type { SayOf } from '../words/say.ts';
import { backOf, faceOf } from './faces.ts';

/**
 * Pictures of cards for every game with cards. Its stylesheet is cards.css; `--card` says how wide a card is.
 *
 * - `createCard(card | null)` makes a card that lies in your layout: face up, or face down where it is not known yet.
 * - `view.turn(card, motion)` shows its face, `view.deal({ from, ...motion })` lets it fly in from the shoe in an arc.
 * - `motion` is `{ delayMs, ms, still }`: a negative delay shows the rest of a motion that has begun before; `still`
 *   (reduced motion) shows its end at once.
 * - A show that runs on the server's time moves `view.box` by `flightOf(from, box)` and `view.sides` by `TURN` itself.
 * - `cardName(card, say)` is what a screen reader says; pictures themselves are hidden from it.
 */
export type Motion = {
  readonly delayMs: number;
  readonly ms: number;
  /** Things appear where the player wants no motion. */
  readonly still: boolean;
};

export type CardView = {
  readonly box: HTMLElement;
  /** The part of it that turns over. */
  readonly sides: HTMLElement;
  /** Face up from now on; with a motion it turns over. */
  turn(card: Card, motion?: Motion): void;
  /** Face down again, as a card that is dealt covered. */
  cover(): void;
  /** From the middle of the box `from` (the shoe) to where it lies. It is not seen before its delay is over. */
  deal(flight: Motion & { readonly from: Element }): void;
};

const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** How high the arc of a card rises above the straight way, as a share of its length. */
const LIFT = 0.16;

/** From face down to face up, of the sides of a card. */
export const TURN: Keyframe[] = [
  { transform: 'rotateY(180deg)' },
  { transform: 'translateZ(40px) rotateY(90deg)', offset: 0.5 },
  { transform: 'rotateY(0deg)' },
];

/** The way of a card from the middle of `from` (the shoe) to where it lies, in an arc. */
export function flightOf(from: Element, box: Element): Keyframe[] {
  const [start, end] = [from.getBoundingClientRect(), box.getBoundingClientRect()];
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  const lift = Math.hypot(x, y) * LIFT;
  return [
    { transform: `translate(${x}px, ${y}px) rotate(-24deg) scale(.8)`, opacity: 0 },
    { opacity: 1, offset: 0.12 },
    {
      transform: `translate(${0.42 * x}px, ${0.42 * y - lift}px) rotate(-9deg) scale(1.04)`,
      offset: 0.5,
    },
    { transform: 'none', opacity: 1 },
  ];
}

export function createCard(card: Card | null): CardView {
  const sides = element('div', { class: 'sides' });
  sides.append(backOf());
  const box = element('div', { class: 'card', 'data-up': 'false' }, sides);
  let shown: Card | null = null;
  const show = (next: Card) => {
    if (shown !== next) {
      sides.querySelector('.face')?.remove();
      sides.prepend(faceOf(next));
    }
    shown = next;
    box.dataset['up'] = 'true';
    box.dataset['card'] = String(next);
  };
  if (card !== null) show(card);
  return {
    box,
    sides,
    cover() {
      box.dataset['up'] = 'false';
    },
    turn(next, motion) {
      show(next);
      if (!motion || motion.still) return;
      sides.animate(TURN, {
        duration: motion.ms,
        delay: motion.delayMs,
        easing: 'ease-in-out',
        fill: 'backwards',
      });
    },
    deal({ from, delayMs, ms, still }) {
      if (still) return;
      box.animate(flightOf(from, box), {
        duration: ms,
        delay: delayMs,
        easing: EASE,
        fill: 'backwards',
      });
    },
  };
}

/** As a screen reader says it. */
export const cardName = (card: Card, say: SayOf<CardWords>): string =>
  say('cardName', {
    rank: say(`rank${rankOf(card)}` as keyof CardWords),
    suit: say(`suit${suitOf(card)}` as keyof CardWords),
  });
