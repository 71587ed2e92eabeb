import { element, setText } from '../panel/element.ts';
import { createStakeField, type StakeField } from '../stage/stake-field.ts';
import type { SayOf } from '../words/say.ts';
import { timesText } from './flight.ts';
import { type Face, MOST_ORDER, orderOf } from './slot.ts';
import type { KiteWords } from './words/en.ts';

type PanelParts = {
  /** 1 or 2. */
  readonly place: 1 | 2;
  readonly say: SayOf<KiteWords>;
  readonly amount: (minor: bigint) => string;
  readonly press: () => void;
};

export type BetPanel = {
  readonly box: HTMLElement;
  readonly stake: StakeField;
  /** Hundredths; null without an order. */
  order(): number | null;
  /** What the button says; `stake` is that of the bet, or of the one that would be placed. */
  draw(face: Face, stake: bigint): void;
  setOpen(isOpen: boolean): void;
  /** With a free bet of this stake, minor units; null: with the member's money. */
  setFree(stake: bigint | null): void;
  /** Like a press on its button. */
  press(): void;
  dress(): void;
};

type Said = { readonly words: string; readonly small: string };

function saidOf(face: Face, { say, amount }: PanelParts, stake: bigint): Said {
  const sum = { amount: amount(stake) };
  switch (face.act) {
    case 'place':
    case 'queue':
      return { words: say(face.act), small: amount(stake) };
    case 'unqueue':
      return { words: say('unqueue'), small: say('unqueueHint') };
    case 'withdraw':
      return {
        words: say('withdraw'),
        small:
          face.takesAt < MOST_ORDER
            ? say('withdrawOrder', { ...sum, times: timesText(face.takesAt) })
            : say('withdrawHint', sum),
      };
    case 'take':
      return { words: say('take'), small: amount(face.pays) };
    case null:
      break;
  }
  switch (face.why) {
    case 'taken':
      return { words: say('taken', { times: timesText(face.at) }), small: amount(face.pays) };
    case 'wait':
      return { words: say('wait'), small: say('waitHint') };
    case 'lost':
      return { words: say('stateLost'), small: say('lostHint', sum) };
    case 'late':
      return { words: say('late'), small: say('lateHint') };
    default:
      return { words: say(face.why), small: amount(stake) };
  }
}

/** An order that can be typed; empty is none. */
function createOrderField(id: string, say: SayOf<KiteWords>) {
  const name = element('label', { for: id, class: 'label' });
  const input = element('input', { id, class: 'typed', type: 'text', inputmode: 'decimal' });
  const error = element('p', { id: `${id}-error`, class: 'error', role: 'alert' });
  input.autocomplete = 'off';
  input.setAttribute('aria-describedby', error.id);
  /** Whether it is nothing or an order; says what is wrong with it. */
  const check = (): boolean => {
    const at = orderOf(input.value);
    const isWrong = at === null && input.value.trim() !== '';
    error.textContent = isWrong ? say('orderWrong') : '';
    input.setAttribute('aria-invalid', String(isWrong));
    if (at !== null) input.value = timesText(at);
    return !isWrong;
  };
  input.addEventListener('change', check);
  return {
    box: element('div', { class: 'order' }, name, input, error),
    check,
    focus: () => input.focus(),
    value: () => orderOf(input.value),
    setLocked(isLocked: boolean) {
      input.disabled = isLocked;
    },
    dress() {
      setText(name, say('order'));
      input.placeholder = say('orderOff');
    },
  };
}

/** A stake, an order and one button that places, withdraws and takes. */
export function createBetPanel(parts: PanelParts): BetPanel {
  const { place, say, press } = parts;
  const order = createOrderField(`order-${place}`, say);
  const words = element('span');
  const small = element('small');
  const button = element('button', { type: 'button', class: 'main' }, words, small);
  const stake = createStakeField({ id: `stake-${place}`, say, onChange: () => redraw() });
  let last: { face: Face; stake: bigint } | null = null;
  let isOpen = true;
  let own: bigint | null = null;
  let mayChange = true;
  const redraw = () => {
    if (last) draw(last.face, last.face.act === 'place' ? stake.value() : last.stake);
  };
  const draw: BetPanel['draw'] = (face, sum) => {
    last = { face, stake: sum };
    const said = saidOf(face, parts, sum);
    setText(words, said.words);
    setText(small, said.small);
    const act = face.act ?? face.why;
    const isResting = face.act === null || (!isOpen && face.act !== 'take');
    const isFree = face.act === 'place' || face.act === 'queue';
    // Written only when they change: this is drawn with each frame.
    if (button.dataset['act'] === act && button.dataset['rests'] === String(isResting)) return;
    button.dataset['act'] = act;
    button.dataset['rests'] = String(isResting);
    button.setAttribute('aria-disabled', String(isResting));
    order.setLocked(!isFree);
    mayChange = isFree;
    stake.setLocked(!mayChange || own !== null);
  };
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    const isBet = last?.face.act === 'place' || last?.face.act === 'queue';
    if (!isBet || order.check()) press();
    else order.focus();
  });
  const box = element('div', { class: 'bet', role: 'group' }, stake.box, order.box, button);
  return {
    box,
    stake,
    order: order.value,
    draw,
    press: () => button.click(),
    setFree(next) {
      if (next === null && own !== null) stake.set(own);
      if (next !== null) {
        own ??= stake.value();
        stake.set(next);
      } else own = null;
      stake.setLocked(!mayChange || own !== null);
      redraw();
    },
    setOpen(next) {
      isOpen = next;
    },
    dress() {
      box.setAttribute('aria-label', say(`panel${place}`));
      order.dress();
      stake.dress();
      redraw();
    },
  };
}
