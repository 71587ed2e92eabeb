import type { Say } from '../words/index.ts';
import { element, iconButton } from './element.ts';

/** The parts of the page around the canvas; everything a keyboard and a screen reader need. */
export type Panel = {
  readonly canvas: HTMLCanvasElement;
  setWords(say: Say): void;
  setStake(text: string, first: boolean, last: boolean): void;
  setBalance(text: string): void;
  setCaption(text: string): void;
  /** The result, announced once by screen readers. `big` only above the stake. */
  setResult(text: string, big: boolean): void;
  setCount(text: string): void;
  setNotice(text: string, action?: { label: string; run: () => void }): void;
  setState(state: 'idle' | 'running' | 'showing' | 'stopped'): void;
  setSound(on: boolean): void;
  setCheck(enabled: boolean): void;
};

export type PanelActions = {
  spin(): void;
  skip(): void;
  stake(step: -1 | 1): void;
  rules(): void;
  check(): void;
  sound(): void;
};

export function createPanel(root: HTMLElement, actions: PanelActions): Panel {
  const canvas = element('canvas', { class: 'reels', role: 'img' });
  const caption = element('p', { class: 'caption' });
  const count = element('p', { class: 'count', 'aria-hidden': 'true' });
  const result = element('p', { class: 'result', role: 'status', 'aria-live': 'polite' });
  const notice = element('div', { class: 'notice', role: 'alert', hidden: '' });
  const stakeLabel = element('span', { class: 'label' });
  const stake = element('output', { class: 'amount', id: 'stake' });
  const less = iconButton('minus', () => actions.stake(-1));
  const more = iconButton('plus', () => actions.stake(1));
  const balanceLabel = element('span', { class: 'label' });
  const balance = element('output', { class: 'amount' });
  const spin = element('button', { class: 'spin', type: 'button' });
  const rules = iconButton('book', actions.rules);
  const check = iconButton('shield', actions.check);
  const sound = iconButton('bell', actions.sound);
  let state: 'idle' | 'running' | 'showing' | 'stopped' = 'stopped';
  let say: Say = (key) => key;

  const press = () => (state === 'showing' ? actions.skip() : actions.spin());
  spin.addEventListener('click', press);
  const label = (button: HTMLElement, text: string) => {
    button.setAttribute('aria-label', text);
    button.title = text;
  };
  const drawSpin = () => {
    spin.textContent =
      state === 'running' ? say('spinning') : state === 'showing' ? say('skip') : say('spin');
    spin.disabled = state === 'running' || state === 'stopped';
    spin.classList.toggle('quiet', state === 'showing');
  };

  const tools = element('div', { class: 'tools' }, rules, check, sound);
  const stakeBox = element(
    'div',
    { class: 'stake', role: 'group' },
    stakeLabel,
    element('div', { class: 'stepper' }, less, stake, more),
  );
  const balanceBox = element('div', { class: 'balance' }, balanceLabel, balance);
  root.replaceChildren(
    element('div', { class: 'top' }, caption, tools),
    element('div', { class: 'picture' }, canvas, count),
    result,
    notice,
    element('div', { class: 'controls' }, balanceBox, spin, stakeBox),
  );
  document.addEventListener('keydown', (event) => {
    const onButton = event.target instanceof HTMLButtonElement && event.target !== spin;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === ' ' && !onButton) {
      event.preventDefault();
      if (!event.repeat && !spin.disabled) press();
    }
    if (event.key === 'ArrowUp') actions.stake(1);
    if (event.key === 'ArrowDown') actions.stake(-1);
  });

  return {
    canvas,
    setWords(next) {
      say = next;
      stakeLabel.textContent = say('stake');
      balanceLabel.textContent = say('balance');
      stakeBox.setAttribute('aria-label', say('stake'));
      label(less, say('stakeLess'));
      label(more, say('stakeMore'));
      label(rules, say('rules'));
      label(check, say('check'));
      label(sound, say('sound'));
      drawSpin();
    },
    setStake(text, first, last) {
      stake.textContent = text;
      less.disabled = first || state !== 'idle';
      more.disabled = last || state !== 'idle';
    },
    setBalance: (text) => {
      balance.textContent = text;
    },
    setCaption: (text) => {
      caption.textContent = text;
    },
    setResult(text, big) {
      result.textContent = text;
      result.classList.toggle('big', big);
    },
    setCount: (text) => {
      count.textContent = text;
      count.hidden = text === '';
    },
    setNotice(text, action) {
      notice.hidden = text === '';
      notice.replaceChildren(element('span', {}, text));
      if (!action) return;
      const button = element('button', { type: 'button', class: 'action' }, action.label);
      button.addEventListener('click', action.run);
      notice.append(button);
    },
    setState(next) {
      state = next;
      drawSpin();
      less.disabled = less.disabled || next !== 'idle';
      more.disabled = more.disabled || next !== 'idle';
      root.setAttribute('aria-busy', String(next === 'running'));
    },
    setSound(on) {
      sound.setAttribute('aria-pressed', String(on));
    },
    setCheck: (enabled) => {
      check.disabled = !enabled;
    },
  };
}
