import { element, setText } from '../panel/element.ts';
import type { SayOf } from '../words/say.ts';
import { type Moment, timesText } from './flight.ts';
import type { KiteWords } from './words/en.ts';

const captionOf = (moment: Moment, say: SayOf<KiteWords>): string => {
  switch (moment.phase) {
    case 'betting':
      return say('flightBetting', { seconds: Math.ceil(moment.leftMs / 1000) });
    case 'closed':
      return say('flightClosed');
    case 'flying':
      return say('flightUp');
    case 'cut':
      return say('flightCut');
    case 'void':
      return say('flightVoid');
    case 'none':
      return say('flightNone');
  }
};

/** The multiplier, large, with what the flight is doing below it and the time that is left for bets. */
export function createFigure(say: SayOf<KiteWords>) {
  const times = element('p', { class: 'times' });
  const caption = element('p', { class: 'caption' });
  const left = element('span');
  const bar = element('div', { class: 'left-bar' }, left);
  const box = element('div', { class: 'figure', 'aria-hidden': 'true' }, times, caption, bar);
  return {
    box,
    draw(moment: Moment) {
      const shown =
        moment.phase === 'flying' ? moment.shown : moment.phase === 'cut' ? moment.cut : null;
      setText(times, shown === null ? '' : `${timesText(shown)}×`);
      setText(caption, captionOf(moment, say));
      if (box.dataset['phase'] !== moment.phase) box.dataset['phase'] = moment.phase;
      if (moment.phase === 'betting')
        left.style.transform = `scaleX(${Math.min(1, moment.leftMs / moment.wholeMs)})`;
    },
  };
}
