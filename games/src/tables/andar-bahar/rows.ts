import type { AndarBaharSide } from '@nokshi/house-math/tables/andar-bahar.ts';
import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { element, setText } from '../../panel/element.ts';
import { dealCard, layCard } from '../cards/dealing.ts';
import { createShoe } from '../cards/shoe.ts';
import '../cards/cards.css';
import type { DealPlan } from '../cards/plan.ts';
import type { Timeline } from '../show-timeline.ts';
import type { TableSound } from '../table-sound.ts';
import type { Say } from '../words/index.ts';

const SIDES = ['andar', 'bahar'] as const;

/** A row that is fanned as close as its cards need, so that 25 of them fit on a phone. */
function createRow(side: AndarBaharSide) {
  const name = element('strong', { class: 'seat-name' });
  const first = element('span', { class: 'first-card' });
  const fan = element('div', { class: 'fan' });
  let count = 0;
  const setCount = (next: number) => {
    count = next;
    fan.style.setProperty('--count', String(next));
  };
  setCount(0);
  return {
    box: element(
      'section',
      { class: `row ${side}` },
      element('div', { class: 'row-head' }, name, first),
      element('div', { class: 'fan-box' }, fan),
    ),
    setName: (text: string) => setText(name, text),
    setFirst: (text: string) => setText(first, text),
    /** The place of the next card; those before it move together. */
    next(): HTMLElement {
      const place = element('div', { class: 'place' });
      place.style.setProperty('--at', String(count));
      setCount(count + 1);
      fan.append(place);
      return place;
    },
    clear() {
      fan.replaceChildren();
      setCount(0);
    },
  };
}

/** The joker in front, the two rows beside it, and how many cards were dealt. */
export function createRows() {
  const rows = { andar: createRow('andar'), bahar: createRow('bahar') };
  const joker = element('div', { class: 'place joker' });
  const jokerName = element('span');
  const dealt = element('b', { class: 'seat-badge' });
  const shoe = createShoe();
  const box = element(
    'div',
    { class: 'andar-bahar-stage', 'aria-hidden': 'true' },
    element(
      'div',
      { class: 'both' },
      element('div', { class: 'joker-box' }, jokerName, joker, dealt),
      rows.andar.box,
      rows.bahar.box,
      shoe,
    ),
  );
  const setDealt = (count: number) => {
    dealt.hidden = count === 0;
    setText(dealt, String(count));
  };
  const setEnd = (winner: AndarBaharSide | null) => {
    for (const side of SIDES)
      rows[side].box.dataset['end'] = winner === null ? '' : winner === side ? 'won' : 'lost';
    joker.dataset['won'] = String(winner !== null);
  };
  return {
    box,
    setEnd,
    setWords(say: Say) {
      setText(jokerName, say('joker'));
      for (const side of SIDES) rows[side].setName(say(side));
    },
    /** What lies open before the bets, and which side gets the first card. */
    open(card: Card, first: { readonly side: AndarBaharSide; readonly text: string }) {
      joker.replaceChildren();
      layCard(card, joker);
      for (const side of SIDES) rows[side].setFirst(side === first.side ? first.text : '');
    },
    play(timeline: Timeline, plan: DealPlan<AndarBaharSide>, sound: TableSound) {
      const { flyMs, turnMs } = plan;
      plan.cards.forEach(({ hand, ...card }, at) => {
        timeline.at(card.dealAt, () => {
          dealCard({ timeline, sound, shoe, flyMs, turnMs }, { ...card, into: rows[hand].next() });
          setDealt(at + 1);
        });
      });
    },
    clear() {
      for (const side of SIDES) rows[side].clear();
      setDealt(0);
      setEnd(null);
    },
  };
}
