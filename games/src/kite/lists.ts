import type { KiteTopic } from '@nokshi/contract/player/kite.ts';
import { kitePayout } from '@nokshi/house-math/instants/kite.ts';
import { minorOf } from '@nokshi/money';
import { element } from '../panel/element.ts';
import type { SayOf } from '../words/say.ts';
import { heightOf, timesText } from './flight.ts';
import type { KiteWords } from './words/en.ts';

type Say = SayOf<KiteWords>;

/** Cuts of the last flights, newest first. */
export function createStrip(say: Say) {
  // It scrolls, with keys as well.
  const box = element('ol', { class: 'strip', tabindex: '0' });
  let drawn = '';
  return {
    box,
    draw(last: KiteTopic['last']) {
      const wanted = `${say('cuts')} ${last.map(({ issue }) => issue).join()}`;
      if (wanted === drawn) return;
      drawn = wanted;
      box.setAttribute('aria-label', say('cuts'));
      const chips = last.map(({ issue, cut }) => {
        const text = cut === null ? say('stateVoid') : timesText(cut);
        const chip = element('li', { 'data-height': cut === null ? 'void' : heightOf(cut) }, text);
        chip.title = say('issue', { issue });
        return chip;
      });
      box.replaceChildren(...chips);
    },
  };
}

/** Who bet on this flight, with what they took. */
export function createFliers(say: Say, amount: (minor: bigint) => string) {
  const head = element('h2');
  const list = element('ul');
  const box = element('section', { class: 'fliers' }, head, list);
  return {
    box,
    draw({ fliers, bets }: KiteTopic) {
      head.textContent = say('fliers', { count: bets });
      const rows = fliers.map(({ name, stake, taken }) =>
        element(
          'li',
          { 'data-taken': String(taken !== null) },
          element('span', {}, name),
          element('span', {}, amount(minorOf(stake))),
          element(
            'b',
            {},
            taken === null
              ? say('notTaken')
              : `${timesText(taken)}×  ${amount(kitePayout(minorOf(stake), taken))}`,
          ),
        ),
      );
      list.replaceChildren(...(rows.length > 0 ? rows : [element('li', {}, say('flierNone'))]));
    },
  };
}
