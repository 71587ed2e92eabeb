import { element, setText } from '../../panel/element.ts';
import { chipText, chipValues } from '../../tables/chips.ts';
import { chipDisc } from '../../tables/stack.ts';
import type { InstantStage } from '../game.ts';
import type { ChipLimits } from './chips.ts';

type Parts = {
  readonly stage: InstantStage;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly rebet: () => void;
};

type Open = {
  /** Whether chips can be laid now. */
  readonly isOpen: boolean;
  readonly hasSteps: boolean;
  readonly hasLaid: boolean;
  readonly hasLast: boolean;
};

/** The chips to choose from, and what takes them back. */
export function createRack({ stage, undo, clear, rebet }: Parts) {
  const { say, amount } = stage;
  const chips = element('div', { class: 'chip-row', role: 'group' });
  const button = (press: () => void) => {
    const made = element('button', { type: 'button', class: 'quick' });
    made.addEventListener('click', press);
    return made;
  };
  const buttons = { undo: button(undo), clear: button(clear), rebet: button(rebet) };
  const box = element(
    'div',
    { class: 'rack' },
    chips,
    element('div', { class: 'quicks' }, ...Object.values(buttons)),
  );
  let values: readonly bigint[] = [];
  let chosen = 0n;
  const drawChips = () => {
    chips.setAttribute('aria-label', say('chips'));
    chips.replaceChildren(
      ...values.map((value, at) => {
        const chip = element(
          'button',
          { type: 'button', class: 'pick-chip', 'aria-pressed': String(value === chosen) },
          chipDisc(at, chipText(value)),
        );
        chip.setAttribute('aria-label', say('chipOf', { amount: amount(value) }));
        chip.addEventListener('click', () => {
          chosen = value;
          drawChips();
          chips.querySelectorAll('button')[at]?.focus();
        });
        return chip;
      }),
    );
  };
  return {
    box,
    chip: () => chosen,
    values: () => values,
    setLimits(limits: ChipLimits) {
      values = chipValues(limits);
      if (!values.includes(chosen)) chosen = values[0] ?? limits.least;
      drawChips();
    },
    /** While a round is asked for. */
    setLocked(isLocked: boolean) {
      box.inert = isLocked;
      box.dataset['locked'] = String(isLocked);
    },
    draw({ isOpen, hasSteps, hasLaid, hasLast }: Open) {
      box.hidden = !isOpen;
      buttons.undo.disabled = !hasSteps;
      buttons.clear.disabled = !hasLaid;
      buttons.rebet.disabled = !hasLast;
    },
    dress() {
      setText(buttons.undo, say('undo'));
      setText(buttons.clear, say('clearChips'));
      setText(buttons.rebet, say('rebet'));
      drawChips();
    },
  };
}
