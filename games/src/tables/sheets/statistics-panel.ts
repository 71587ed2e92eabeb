import { element } from '../../panel/element.ts';
import type { Sitting } from '../sitting.ts';

/** How often each result has come, over the results that are known. */
export function statisticsPanel({ feltOf, results, say }: Sitting): HTMLElement {
  const all = results.all();
  const rows = feltOf.tallies(say).map(({ name, has }) => {
    const count = all.filter(has).length;
    const share = all.length === 0 ? 0 : count / all.length;
    const bar = element('i', { 'aria-hidden': 'true' });
    bar.style.setProperty('--share', share.toFixed(3));
    const text = say('timesOf', { count, share: (share * 100).toFixed(1) });
    return element('div', {}, element('dt', {}, name), element('dd', {}, text), bar);
  });
  return element(
    'div',
    { class: 'tallies' },
    element('h2', {}, say('lastCount', { count: all.length })),
    element('dl', {}, ...rows),
    element('p', { class: 'hint' }, say(feltOf.road?.hint ?? 'roadsSayNothing')),
  );
}
