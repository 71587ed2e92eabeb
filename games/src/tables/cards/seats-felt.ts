import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { element } from '../../panel/element.ts';
import type { Felt, FeltParts } from '../felt.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import type { WordKey } from '../words/index.ts';
import type { DealPlan } from './plan.ts';
import { createSqueeze } from './squeeze.ts';
import { createTwoSeats } from './two-seats.ts';

type Show = { readonly showMs: number; readonly isLastLate: boolean };

/** A game in which two hands are dealt from nothing and compared. */
export type SeatsGame<Hand extends string> = {
  readonly hands: readonly [Hand, Hand];
  readonly names: Readonly<Record<Hand, WordKey>>;
  readonly places: readonly ('upright' | 'sideways')[];
  readonly layout: HTMLElement;
  /** With `isLastLate` the last card waits for the player who may turn it. */
  planOf(numbers: readonly Card[], of: Show): DealPlan<Hand>;
  /** Who bet may turn the last card. */
  readonly isSqueezed?: boolean;
  /** What a hand counts and what it is called, with the cards of it that are open. */
  tell(open: readonly Card[]): { readonly badge?: string; readonly note?: WordKey | null };
  winnerOf(numbers: readonly Card[]): Hand | 'tie';
  /** Writes words of the layout again. */
  redress?(): void;
};

export function createSeatsFelt<Hand extends string>(
  { say, sound, hasBet }: FeltParts,
  game: SeatsGame<Hand>,
): Felt {
  const { hands, places, layout } = game;
  let timeline: Timeline | null = null;
  const notes = new Map<Hand, WordKey | null>();
  const two = createTwoSeats<Hand>({
    hands,
    places,
    count(hand, open, seat) {
      const { badge = '', note = null } = game.tell(open);
      notes.set(hand, note);
      seat.setBadge(badge);
      seat.setNote(note === null ? '' : say(note));
    },
  });
  const squeeze = createSqueeze();
  const clear = () => {
    timeline?.end();
    timeline = null;
    squeeze.end();
    two.clear();
  };
  const redress = () => {
    for (const hand of hands) {
      const note = notes.get(hand) ?? null;
      two.seats[hand].setName(say(game.names[hand]));
      two.seats[hand].setNote(note === null ? '' : say(note));
    }
    squeeze.setWords(say('turnCard'));
    game.redress?.();
  };
  clear();
  redress();
  return {
    stage: element('div', { class: 'squeezable' }, two.box, squeeze.button),
    layout,
    open: clear,
    async show({ numbers }, { fromMs, showMs, still }) {
      clear();
      const now = createTimeline({ fromMs, still });
      timeline = now;
      const isLastLate = Boolean(game.isSqueezed) && hasBet() && !still;
      const plan = game.planOf(numbers, { showMs, isLastLate });
      const { last, finish } = two.play(now, plan, sound);
      const over = () => {
        const winner = game.winnerOf(numbers);
        two.setWinner(winner === 'tie' ? null : winner);
      };
      now.at(plan.endsAt, over);
      if (isLastLate && last)
        squeeze.offer(now, {
          place: last.into,
          from: Math.max(last.dealAt + plan.flyMs, othersOpenAt(plan)),
          until: last.turnAt,
          uncover: () => last.view.turn(last.card),
          done() {
            now.end();
            finish();
            over();
          },
        });
      await now.until(plan.endsAt);
    },
    clear,
    redress,
  };
}

/** When all cards but the last lie open. */
const othersOpenAt = <Hand extends string>({ cards, turnMs }: DealPlan<Hand>): number =>
  Math.max(0, ...cards.slice(0, -1).map(({ turnAt }) => turnAt + turnMs));
