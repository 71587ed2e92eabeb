import { element, setText } from '../panel/element.ts';
import { wait } from '../runtime/moments.ts';

export type Shown = {
  readonly words: string;
  readonly small: string;
  /** Whether a press does something. */
  readonly isLive: boolean;
  /** The colour of money that comes, in place of money that is staked. */
  readonly isTake: boolean;
};

/** The main button. Between two rounds it fills up: it cannot be pressed until it is full. */
export function createPlayButton(press: () => void, still: () => boolean) {
  const words = element('span');
  const small = element('small');
  const fill = element('i', { class: 'fill', 'aria-hidden': 'true' });
  const button = element('button', { type: 'button', class: 'main play' }, fill, words, small);
  let filling: Promise<unknown> | null = null;
  const draw = ({ words: text, small: more, isLive, isTake }: Shown) => {
    setText(words, text);
    setText(small, more);
    button.setAttribute('aria-disabled', String(!isLive || filling !== null));
    button.dataset['take'] = String(isTake);
  };
  let last: Shown | null = null;
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
  return {
    button,
    draw(shown: Shown) {
      last = shown;
      draw(shown);
    },
    /** It fills from left to right, from this share on; a press counts again once it is full. */
    fill(ms: number, from: number) {
      const begin = { transform: `scaleX(${from})`, opacity: 1 };
      const end = { transform: 'scaleX(1)', opacity: 1 };
      const now = still() ? wait(ms) : fill.animate([begin, end], ms).finished;
      filling = now;
      if (last) draw(last);
      void now.then(() => {
        if (filling !== now) return;
        filling = null;
        if (last) draw(last);
      });
    },
  };
}
