import { element, iconButton, label, setText } from '../panel/element.ts';
import { chipText } from './chips.ts';
import { chipDisc } from './stack.ts';
import type { Say } from './words/index.ts';

export type DockActions = {
  chip(place: number): void;
  undo(): void;
  clear(): void;
  rebet(): void;
  double(): void;
  layouts(): void;
};
export type DockState = {
  /** Bets are taken. */
  readonly isOpen: boolean;
  readonly hasChips: boolean;
  readonly canRebet: boolean;
};

/** What is done with the chips that lie there. */
function createActs(actions: DockActions) {
  const act = (icon: Parameters<typeof iconButton>[0], run: () => void) => {
    const button = iconButton(icon, run);
    button.className = 'act';
    const word = element('span');
    button.append(word);
    return { button, word };
  };
  const acts = {
    undo: act('undo', actions.undo),
    clear: act('close', actions.clear),
    rebet: act('repeat', actions.rebet),
    double: act('twice', actions.double),
    saved: act('star', actions.layouts),
  };
  return {
    box: element('div', { class: 'acts' }, ...Object.values(acts).map(({ button }) => button)),
    setState({ isOpen, hasChips, canRebet }: DockState) {
      const off = (key: keyof typeof acts, isOff: boolean) =>
        acts[key].button.setAttribute('aria-disabled', String(isOff));
      off('undo', !isOpen || !hasChips);
      off('clear', !isOpen || !hasChips);
      off('double', !isOpen || !hasChips);
      off('rebet', !isOpen || !canRebet);
    },
    setWords(say: Say) {
      for (const [key, { button, word }] of Object.entries(acts)) {
        const text = say(key as keyof typeof acts);
        setText(word, text);
        label(button, text);
      }
    },
  };
}

/** The chips, one of which is chosen. */
function createChips(choose: (place: number) => void) {
  const row = element('div', { class: 'chip-row', role: 'radiogroup' });
  let chips: HTMLElement[] = [];
  let drawn = '';
  return {
    row,
    /** Buttons that say the same stay: one of them may have the focus. */
    setChips(values: readonly bigint[], nameOf: (value: bigint) => string) {
      const names = values.map(nameOf).join();
      if (names === drawn) return;
      drawn = names;
      chips = values.map((value, at) => {
        const disc = chipDisc(at, chipText(value));
        const button = element('button', { type: 'button', role: 'radio' }, disc);
        label(button, nameOf(value));
        button.addEventListener('click', () => choose(at));
        return button;
      });
      row.replaceChildren(...chips);
    },
    setChosen: (place: number) =>
      chips.forEach((chip, at) => {
        chip.setAttribute('aria-checked', String(at === place));
        chip.tabIndex = at === place ? 0 : -1;
      }),
  };
}

/** Under the thumb: the figures of the table, the chips, and what is done with those that lie there. */
export function createDock(actions: DockActions) {
  const total = createFigure();
  const net = createFigure();
  const chips = createChips(actions.chip);
  const acts = createActs(actions);
  const figures = element('div', { class: 'figures' }, total.box, net.box);
  return {
    box: element('div', { class: 'dock' }, figures, chips.row, acts.box),
    ...chips,
    setState: acts.setState,
    setTotal: total.set,
    setNet: (text: string, isDown: boolean) => {
      net.set(text);
      net.box.dataset['down'] = String(isDown);
    },
    setWords(say: Say) {
      setText(total.name, say('total'));
      setText(net.name, say('net'));
      chips.row.setAttribute('aria-label', say('chips'));
      acts.setWords(say);
    },
  };
}
export type Dock = ReturnType<typeof createDock>;

function createFigure() {
  const name = element('span', { class: 'label' });
  const value = element('output', { class: 'amount' });
  return {
    box: element('div', { class: 'figure' }, name, value),
    name,
    value,
    set: (text: string) => setText(value, text),
  };
}
