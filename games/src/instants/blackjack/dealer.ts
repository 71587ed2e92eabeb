import { type CardView, cardName } from '../../cards/cards.ts';
import { element, setText } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { totalText } from './hands.ts';

/** The dealer's hand; its second card lies covered until the end. */
export function createDealer({ say }: InstantStage) {
  const cards = element('div', { class: 'cards' });
  const total = element('b', { class: 'total' });
  const box = element('div', { class: 'dealer', role: 'img' }, cards, total);
  return {
    box,
    cards,
    /** The covered card, until it is turned. */
    hole: null as CardView | null,
    /** What is counted and read out: the cards that lie open. */
    name(open: readonly number[]) {
      setText(total, open.length > 0 ? totalText(open, open.length > 1) : '');
      const names = open.map((card) => cardName(card, say)).join(', ');
      box.setAttribute(
        'aria-label',
        open.length > 0 ? say('dealerHas', { cards: names }) : say('dealer'),
      );
    },
    clear() {
      cards.replaceChildren();
      this.hole = null;
      this.name([]);
    },
  };
}
