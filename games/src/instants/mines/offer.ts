import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { minesPay, mostOpened } from '@nokshi/house-math/instants/mines.ts';
import { minorOf } from '@nokshi/money';
import { element, setText } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { stateOf, timesText } from './say-round.ts';

function createFact() {
  const name = element('span', { class: 'label' });
  const value = element('b');
  return {
    box: element('div', { class: 'fact' }, name, value),
    set(text: string, shown: string) {
      setText(name, text);
      setText(value, shown);
    },
  };
}

/** What the fields would pay with so many mines; in a round what it pays now, and what the next field does. */
export function createOffer({ say, amount }: InstantStage) {
  const [first, second] = [createFact(), createFact()];
  return {
    box: element('div', { class: 'facts two' }, first.box, second.box),
    set(mines: number, open: InstantRound | null) {
      const state = stateOf(open);
      if (!open || !state) {
        first.set(say('minesFirst'), `${timesText(minesPay(mines, 1))}×`);
        return second.set(say('minesMost'), `${timesText(minesPay(mines, mostOpened(mines)))}×`);
      }
      const paid = (times: number) =>
        `${timesText(times)}×  ${amount((minorOf(open.stake) * BigInt(times)) / 100n)}`;
      first.set(say('minesNow'), paid(state.pays));
      second.set(say('minesNext'), state.next === null ? '–' : paid(state.next));
    },
  };
}
