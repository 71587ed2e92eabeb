import type { Say, WordKey } from '../words/index.ts';
import { element, setText } from './element.ts';

const SPIN_WORDS = ['spin', 'spinning', 'skip', 'stop'] as const satisfies readonly WordKey[];
export type SpinWord = (typeof SPIN_WORDS)[number];

/** All its words are in the button and one is visible: it is as wide as the longest, and a change needs no layout. */
export function createSpin() {
  const left = element('span');
  const words = SPIN_WORDS.map((word) => ({ word, text: element('span') }));
  const boxes = words.map(({ word, text }) =>
    element(
      'span',
      { 'data-says': word },
      text,
      ...(word === 'stop' ? [element('b', { class: 'left' }, left)] : []),
    ),
  );
  const button = element('button', { class: 'spin', type: 'button' }, ...boxes);
  let holdHint = '';
  let mayHold = false;
  const drawHint = () => {
    button.title = mayHold ? holdHint : '';
  };
  return {
    button,
    setWords(say: Say) {
      for (const { word, text } of words) setText(text, say(word));
      holdHint = say('holdHint');
      drawHint();
    },
    offerHold(isOffered: boolean) {
      mayHold = isOffered;
      drawHint();
    },
    setLeft: (count: number | null) => setText(left, count === null ? '' : String(count)),
    draw(word: SpinWord, isResting: boolean) {
      button.dataset['word'] = word;
      button.setAttribute('aria-disabled', String(isResting));
    },
  };
}
