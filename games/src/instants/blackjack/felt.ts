import { BLACKJACK_SPOTS } from '@nokshi/contract/player/instants.ts';
import { element, setText } from '../../panel/element.ts';
import { createMandala } from '../../stage/mandala.ts';
import type { InstantStage } from '../game.ts';
import type { Laid } from './chips.ts';
import { createDealer } from './dealer.ts';
import { createSeat, type Seat } from './seat.ts';
import { cardWidth } from './card-width.ts';

export type Felt = {
  readonly box: HTMLElement;
  readonly shoe: HTMLElement;
  readonly dealer: ReturnType<typeof createDealer>;
  readonly seats: ReadonlyMap<number, Seat>;
  /** No cards, seven spots. */
  clear(): void;
  /** Whether cards lie: then only the spots of the round are seen. */
  setPlaying(isPlaying: boolean): void;
  /** Cards as large as the hands leave room for. */
  fit(): void;
  setLaid(laid: Laid, values: readonly bigint[]): void;
  setLocked(isLocked: boolean): void;
  dress(): void;
};

/** Below the cards of a hand: what it counts, how it ended, its chips. */
const BELOW_CARDS = 130;

/** The table: the dealer and the shoe above, seven spots below, cards in between. */
export function createFelt(stage: InstantStage, lay: (spot: number) => void): Felt {
  const shoe = element('div', { class: 'shoe', 'aria-hidden': 'true' });
  const dealer = createDealer(stage);
  const printed = element('p', { class: 'printed' });
  const spots = Array.from({ length: BLACKJACK_SPOTS }, (_, i) => i + 1);
  const seats = new Map(spots.map((spot) => [spot, createSeat(stage, spot, lay)]));
  const row = element('div', { class: 'seats' }, ...[...seats.values()].map(({ box }) => box));
  const head = element('div', { class: 'head' }, dealer.box, shoe);
  const box = element('div', { class: 'felt' }, createMandala(), head, printed, row);
  const fit = () => {
    const sizes = [...seats.values()].flatMap(({ sizes: of }) => of());
    const { own, dealers, isNarrow } = cardWidth({
      each: row.clientWidth / Math.max(1, sizes.length),
      above: row.clientHeight - BELOW_CARDS,
      height: box.clientHeight,
      cards: Math.max(2, ...sizes),
    });
    box.dataset['narrow'] = String(isNarrow);
    box.style.setProperty('--card', `${own}px`);
    dealer.box.style.setProperty('--card', `${dealers}px`);
    head.style.setProperty('--card', `${dealers}px`);
  };
  new ResizeObserver(fit).observe(box);
  const setPlaying = (isPlaying: boolean) => {
    box.dataset['playing'] = String(isPlaying);
  };
  return {
    box,
    shoe,
    dealer,
    seats,
    fit,
    setPlaying,
    clear() {
      dealer.clear();
      for (const seat of seats.values()) seat.clear();
      setPlaying(false);
    },
    setLaid(laid, values) {
      for (const [spot, seat] of seats) seat.setLaid(laid.get(spot) ?? 0n, values);
      fit();
    },
    setLocked(isLocked) {
      for (const seat of seats.values()) seat.setLocked(isLocked);
    },
    dress() {
      setText(printed, stage.say('feltPrint'));
      for (const seat of seats.values()) seat.dress();
      dealer.name([]);
    },
  };
}
