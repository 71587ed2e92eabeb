import {
  CALL_BETS,
  neighboursOf,
  pocketColour,
  POCKETS,
  WHEEL,
} from '@nokshi/house-math/tables/roulette.ts';
import { element, iconButton, label, setText } from '../../panel/element.ts';
import type { FeltParts } from '../felt.ts';
import type { WordKey } from '../words/index.ts';
import { onTrack } from './places.ts';
import './racetrack.css';

/** How much longer than wide the track is: upright and lying. */
const ASPECTS = { upright: 1.1, lying: 2.6 } as const;
const MOST_EACH = 4;
const CALLS: readonly (readonly [keyof typeof CALL_BETS, WordKey])[] = [
  ['voisins', 'voisins'],
  ['tiers', 'tiers'],
  ['orphelins', 'orphelins'],
  ['zero', 'zeroGame'],
];

/** The pockets as they lie on the wheel, for neighbours and call bets. */
export function createRacetrack({ say, lay }: Pick<FeltParts, 'say' | 'lay'>) {
  let each = 2;
  const pockets = WHEEL.map((pocket, at) => {
    const button = element(
      'button',
      { type: 'button', class: `pocket ${pocketColour(pocket)}`, tabindex: '-1' },
      String(pocket),
    );
    const lying = onTrack(at / POCKETS, ASPECTS.lying);
    // Upright it is the same track, a quarter turn further.
    const turned = onTrack(at / POCKETS, ASPECTS.upright);
    for (const [name, value] of Object.entries({
      lx: lying.x,
      ly: lying.y,
      ux: 1 - turned.y,
      uy: turned.x,
    }))
      button.style.setProperty(`--${name}`, value.toFixed(4));
    button.addEventListener('click', () => lay(neighboursOf(pocket, each)));
    return { pocket, button };
  });
  const calls = CALLS.map(([key, word]) => {
    const button = element('button', { type: 'button', class: 'call', tabindex: '-1' });
    button.addEventListener('click', () => lay(CALL_BETS[key]));
    return { button, word, chips: CALL_BETS[key].reduce((all, { chips }) => all + chips, 0) };
  });
  const count = element('output');
  const step = (by: number) => {
    each = Math.min(MOST_EACH, Math.max(0, each + by));
    redress();
  };
  const fewer = iconButton('minus', () => step(-1));
  const more = iconButton('plus', () => step(1));
  for (const button of [fewer, more]) button.tabIndex = -1;
  const redress = () => {
    setText(count, say('neighboursEach', { count: each }));
    label(fewer, say('fewer'));
    label(more, say('more'));
    for (const { pocket, button } of pockets)
      button.setAttribute(
        'aria-label',
        say('neighboursOf', { pocket, count: each, chips: 2 * each + 1 }),
      );
    for (const { button, word, chips } of calls) {
      setText(button, say(word));
      button.setAttribute('aria-label', say('callBet', { name: say(word), chips }));
    }
  };
  redress();
  return {
    box: element(
      'div',
      { class: 'racetrack', hidden: '' },
      element('div', { class: 'track' }, ...pockets.map(({ button }) => button)),
      element(
        'div',
        { class: 'infield' },
        element('div', { class: 'calls' }, ...calls.map(({ button }) => button)),
        element('div', { class: 'each' }, fewer, count, more),
      ),
    ),
    redress,
    mark(pocket: number | null) {
      for (const each of pockets) each.button.dataset['won'] = String(each.pocket === pocket);
    },
  };
}
