import { minorOf } from '@nokshi/money';
import { cardName } from '../../cards/cards.ts';
import { element, setText } from '../../panel/element.ts';
import { createStack } from '../../tables/stack.ts';
import type { InstantStage } from '../game.ts';
import { type Blackjack, endOf, type HandEnd, type ShownHand, totalText } from './hands.ts';

/** One of the seven spots: where chips are laid, and the hands above it. */
export type Seat = {
  readonly box: HTMLElement;
  /** Cards of each hand that is seen: none where the spot is not in the round. */
  sizes(): readonly number[];
  clear(): void;
  setLaid(stake: bigint, values: readonly bigint[]): void;
  setLocked(isLocked: boolean): void;
  /** As many hands as the spot has in a round. */
  setHands(state: Blackjack): void;
  /** Where the cards of a hand lie. */
  cards(hand: number): HTMLElement;
  /** What each hand counts, without how it ended. */
  showCounts(state: Blackjack): void;
  /** With how it ended, and whose turn it is. */
  showTotals(state: Blackjack): void;
  dress(): void;
};

const ENDS = {
  blackjack: 'endBlackjack',
  won: 'endWon',
  pushed: 'endPushed',
  lost: 'endLost',
  broke: 'endBroke',
} as const;

type OwnHand = ReturnType<typeof createHand>;

function createHand() {
  const cards = element('div', { class: 'cards' });
  const total = element('b', { class: 'total' });
  const end = element('span', { class: 'end' });
  const box = element('div', { class: 'hand' }, cards, total, end);
  return { box, cards, total, end };
}

export function createSeat(stage: InstantStage, spot: number, lay: (spot: number) => void): Seat {
  const { say, amount } = stage;
  let hands: OwnHand[] = [];
  const chips = createCircle(stage, spot, lay);
  const insured = element('span', { class: 'insured' });
  const row = element('div', { class: 'hands' });
  const box = element('div', { class: 'seat' }, row, insured, chips.circle);
  box.dataset['spot'] = String(spot);
  const setCount = (count: number) => {
    hands = Array.from({ length: count }, (_, at) => hands[at] ?? createHand());
    row.replaceChildren(...hands.map((hand) => hand.box));
    box.style.setProperty('--hands', String(count));
  };
  const own = (state: Blackjack) => state.spots.find((each) => each.spot === spot);
  const showCounts = (state: Blackjack) =>
    own(state)?.hands.forEach((shown, at) => nameHand(stage, { hand: hands[at], shown, spot }));
  return {
    box,
    sizes: () =>
      box.offsetParent === null ? [] : hands.map(({ cards }) => cards.childElementCount),
    clear() {
      hands = [];
      setCount(1);
      setText(insured, '');
      box.dataset['in'] = 'false';
      box.dataset['turn'] = 'false';
    },
    setLaid(stake, values) {
      box.dataset['laid'] = String(stake > 0n);
      chips.set(stake, values);
    },
    setLocked: (isLocked) => chips.circle.setAttribute('aria-disabled', String(isLocked)),
    setHands(state) {
      const count = own(state)?.hands.length ?? 0;
      box.dataset['in'] = String(count > 0);
      setCount(Math.max(1, count));
    },
    cards: (hand) => hands[hand]?.cards ?? row,
    showCounts,
    showTotals(state) {
      const of = own(state);
      showCounts(state);
      const isTurn = state.turn?.spot === spot;
      box.dataset['turn'] = String(isTurn);
      const insurance = minorOf(of?.insurance ?? '0.00');
      setText(insured, insurance > 0n ? say('insuredFor', { amount: amount(insurance) }) : '');
      of?.hands.forEach((shown, at) => {
        const hand = hands[at];
        if (!hand) return;
        hand.box.dataset['turn'] = String(isTurn && state.turn?.hand === at);
        sayEnd(stage, { hand, shown, end: endOf(shown, of) });
      });
      if (isTurn) box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    dress: chips.dress,
  };
}

type Named = {
  readonly hand: OwnHand | undefined;
  readonly shown: ShownHand;
  readonly spot: number;
};

function nameHand({ say }: InstantStage, { hand, shown, spot }: Named): void {
  if (!hand) return;
  const total = totalText(shown.cards, shown.isDone);
  const cards = shown.cards.map((card) => cardName(card, say)).join(', ');
  setText(hand.total, total);
  hand.box.setAttribute('role', 'img');
  hand.box.setAttribute('aria-label', say('handHas', { spot, cards, total }));
}

type Ended = { readonly hand: OwnHand; readonly shown: ShownHand; readonly end: HandEnd | null };

function sayEnd({ say, amount }: InstantStage, { hand, shown, end }: Ended): void {
  hand.box.dataset['end'] = end ?? '';
  const paid = minorOf(shown.payout ?? '0.00');
  const words = end === null ? '' : say(ENDS[end]);
  setText(hand.end, paid > 0n ? say('endPaid', { end: words, amount: amount(paid) }) : words);
}

/** Where chips are laid: a button that says what lies on it. */
function createCircle({ say, amount }: InstantStage, spot: number, lay: (spot: number) => void) {
  const stack = createStack();
  const number = element('span', { class: 'number' }, String(spot));
  const circle = element('button', { type: 'button', class: 'circle' }, number, stack.box);
  let stake = 0n;
  circle.addEventListener('click', () => {
    if (circle.getAttribute('aria-disabled') !== 'true') lay(spot);
  });
  const dress = () => {
    const words = { spot, amount: amount(stake) };
    circle.setAttribute('aria-label', say(stake > 0n ? 'spotLaid' : 'spotEmpty', words));
  };
  return {
    circle,
    dress,
    set(next: bigint, values: readonly bigint[]) {
      stake = next;
      stack.set({ stake, pending: 0n, values });
      dress();
    },
  };
}
