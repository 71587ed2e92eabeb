import { ONE_DAY_STAGES } from '@nokshi/house-math/tables/one-day-table.ts';
import { element, setText } from '../../panel/element.ts';

/** Which of the six cards comes next, and to which seat. */
export function createStageBar() {
  const stages = Array.from({ length: ONE_DAY_STAGES }, (_, at) =>
    element('li', { class: at % 2 === 0 ? 'a' : 'b' }, String(at + 1)),
  );
  return {
    box: element('ol', { class: 'stage-bar' }, ...stages),
    /** So many cards lie there. */
    set(dealt: number) {
      stages.forEach((stage, at) => {
        stage.dataset['state'] = at < dealt ? 'done' : at === dealt ? 'next' : 'later';
      });
    },
  };
}

/** How the deal may still end, as one line that is drawn to its shares, and what the next card is. */
export function createOutlook() {
  const bars = { a: element('i'), tie: element('i'), b: element('i') };
  const words = {
    a: element('span'),
    next: element('span', { class: 'next' }),
    b: element('span'),
  };
  return {
    box: element(
      'div',
      { class: 'outlook' },
      element('p', {}, words.a, words.next, words.b),
      element('div', { class: 'shares', 'aria-hidden': 'true' }, bars.a, bars.tie, bars.b),
    ),
    set(
      shares: Readonly<Record<'a' | 'tie' | 'b', number>>,
      said: Record<keyof typeof words, string>,
    ) {
      for (const key of ['a', 'tie', 'b'] as const)
        bars[key].style.setProperty('--share', shares[key].toFixed(4));
      for (const key of ['a', 'next', 'b'] as const) setText(words[key], said[key]);
    },
  };
}
