import { formatAmount, parseTyped } from '@nokshi/money';
import { element, iconButton, label } from '../panel/element.ts';
import type { SayOf } from '../words/say.ts';
import { inRange, nextStake, type StakeRange } from './stakes.ts';
import type { StageWords } from './words/en.ts';

export type StakeField = {
  readonly box: HTMLElement;
  /** Minor units. */
  value(): bigint;
  set(stake: bigint): void;
  setRange(range: StakeRange): void;
  setLocked(isLocked: boolean): void;
  dress(): void;
};

type Options = {
  readonly id: string;
  readonly say: SayOf<StageWords>;
  readonly onChange: (stake: bigint) => void;
};

const quickButton = (text: string, press: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'quick' }, text);
  button.addEventListener('click', press);
  return button;
};

/** A stake that can be typed, stepped, halved and doubled within its limits. */
export function createStakeField({ id, say, onChange }: Options): StakeField {
  let range: StakeRange = { least: 0n, most: 0n };
  let stake = 0n;
  let locked = false;
  const name = element('label', { for: id, class: 'label' });
  const input = stakeInput(id);
  const choose = (next: bigint) => {
    stake = inRange(range, next);
    draw();
    onChange(stake);
  };
  const step = (by: -1 | 1) => choose(nextStake(range, stake, by));
  const less = iconButton('minus', () => step(-1));
  const more = iconButton('plus', () => step(1));
  const half = quickButton('½', () => choose(stake / 2n));
  const twice = quickButton('2×', () => choose(stake * 2n));
  const draw = () => {
    input.value = formatAmount(stake);
    input.disabled = locked;
    for (const button of [less, half]) button.disabled = locked || stake <= range.least;
    for (const button of [more, twice]) button.disabled = locked || stake >= range.most;
  };
  input.addEventListener('change', () => choose(parseTyped(input.value) ?? stake));
  input.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by !== 1 && by !== -1) return;
    event.preventDefault();
    step(by);
  });
  const stepper = element('div', { class: 'stepper' }, less, input, more);
  const quicks = element('div', { class: 'quicks' }, half, twice);
  return {
    box: element('div', { class: 'stake-field' }, name, stepper, quicks),
    value: () => stake,
    set(next) {
      stake = inRange(range, next);
      draw();
    },
    setRange(next) {
      range = next;
      stake = inRange(range, stake);
      draw();
    },
    setLocked(isLocked) {
      locked = isLocked;
      draw();
    },
    dress() {
      name.textContent = say('stake');
      label(less, say('stakeLess'));
      label(more, say('stakeMore'));
      label(half, `½ ${say('stakeHalf')}`);
      label(twice, `2× ${say('stakeTwice')}`);
      draw();
    },
  };
}

function stakeInput(id: string): HTMLInputElement {
  const input = element('input', { id, class: 'typed', type: 'text', inputmode: 'decimal' });
  input.autocomplete = 'off';
  input.addEventListener('focus', () => input.select());
  return input;
}
