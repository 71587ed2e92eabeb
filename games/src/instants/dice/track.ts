import { DICE_SIDES, type DiceBet } from '@nokshi/house-math/instants/dice.ts';
import { element, setText } from '../../panel/element.ts';
import type { SayOf } from '../../words/say.ts';
import type { InstantWords } from '../words/en.ts';

const ROLL_MS = 900;
const EASE = 'cubic-bezier(.15,.85,.25,1)';

type Parts = {
  readonly say: SayOf<InstantWords>;
  readonly still: () => boolean;
  readonly onInput: (at: number) => void;
};

const share = (value: number): number => value / (DICE_SIDES - 1);

/** From 0 to 99.99: what wins is sewn in green; the slider sets where it begins, a pin shows the roll. */
export function createTrack({ say, still, onInput }: Parts) {
  const lost = element('span', { class: 'lost' });
  const won = element('span', { class: 'won' });
  const range = element('input', { type: 'range', min: '0', max: '9999', step: '1' });
  const pinText = element('span');
  const pin = element('div', { class: 'pin', 'aria-hidden': 'true', hidden: '' }, pinText);
  const scale = element(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    ...['0', '25', '50', '75', '100'].map((mark) => element('span', {}, mark)),
  );
  const box = element(
    'div',
    { class: 'track' },
    element('div', { class: 'band' }, lost, won),
    range,
    pin,
    scale,
  );
  let shown = 0;
  range.addEventListener('input', () => onInput(Number(range.value)));
  const place = (at: number): Keyframe => ({
    transform: `translateX(${share(at) * box.clientWidth}px)`,
  });
  const setPin = (at: number) => {
    shown = at;
    Object.assign(pin.style, place(at));
    setText(pinText, (at / 100).toFixed(2));
  };
  new ResizeObserver(() => setPin(shown)).observe(box);
  return {
    box,
    set({ side, at }: DiceBet) {
      range.value = String(at);
      range.setAttribute('aria-valuetext', (at / 100).toFixed(2));
      const [first, second] = side === 'under' ? [won, lost] : [lost, won];
      first.style.transform = `scaleX(${share(at)})`;
      first.style.transformOrigin = 'left';
      second.style.transform = `scaleX(${1 - share(at)})`;
      second.style.transformOrigin = 'right';
    },
    rest(at: number | null) {
      pin.hidden = at === null;
      if (at !== null) setPin(at);
    },
    lift() {
      pin.hidden = true;
    },
    /** The pin runs to the roll; `count` says how far it has come. */
    async roll(at: number, count: (at: number) => void): Promise<void> {
      const from = shown;
      pin.hidden = false;
      if (still()) return setPin(at);
      const run = pin.animate([place(from), place(at)], { duration: ROLL_MS, easing: EASE });
      const tick = () => {
        const done = run.effect?.getComputedTiming().progress;
        if (typeof done !== 'number' || run.playState !== 'running') return;
        const now = Math.round(from + (at - from) * done);
        count(now);
        setText(pinText, (now / 100).toFixed(2));
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      await run.finished;
      setPin(at);
    },
    dress() {
      range.setAttribute('aria-label', say('diceAt'));
    },
  };
}
