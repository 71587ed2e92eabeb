import { MOST_MINES } from '@nokshi/house-math/instants/mines.ts';
import { element, iconButton, label, setText } from '../../panel/element.ts';

const QUICK = [1, 3, 5, 10, 24] as const;

/** How many mines: by steps, or one of the usual numbers. */
export function createCount(choose: (mines: number) => void) {
  const name = element('span', { class: 'label' });
  const shown = element('output', { class: 'amount' });
  let now = 3;
  const less = iconButton('minus', () => choose(now - 1));
  const more = iconButton('plus', () => choose(now + 1));
  const quick = QUICK.map((mines) => {
    const button = element('button', { type: 'button', class: 'quick' }, String(mines));
    button.addEventListener('click', () => choose(mines));
    return { mines, button };
  });
  const stepper = element('div', { class: 'stepper' }, less, shown, more);
  const quicks = element('div', { class: 'quicks' }, ...quick.map(({ button }) => button));
  return {
    box: element('div', { class: 'mine-count', role: 'group' }, name, stepper, quicks),
    set(mines: number, isLocked: boolean) {
      now = mines;
      setText(shown, String(mines));
      less.disabled = isLocked || mines <= 1;
      more.disabled = isLocked || mines >= MOST_MINES;
      for (const { mines: of, button } of quick) {
        button.disabled = isLocked;
        button.setAttribute('aria-pressed', String(of === mines));
      }
    },
    dress(title: string, [fewer = '', further = '']: readonly string[]) {
      setText(name, title);
      label(less, fewer);
      label(more, further);
    },
  };
}
