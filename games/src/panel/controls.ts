import type { Say, WordKey } from '../words/index.ts';
import { element, iconButton, label, setText } from './element.ts';
import type { PanelActions, PanelState } from './panel-faces.ts';

const SPIN_WORDS = ['spin', 'spinning', 'skip'] as const satisfies readonly WordKey[];
const SPIN_WORD: Readonly<Record<PanelState, (typeof SPIN_WORDS)[number]>> = {
  idle: 'spin',
  running: 'spinning',
  showing: 'skip',
  stopped: 'spin',
};

/** Balance, spin and stake under the reels; space spins, the arrows change the stake, Escape leaves. */
export function createControls(actions: PanelActions) {
  const stakeLabel = element('span', { class: 'label' });
  const stake = element('output', { class: 'amount', id: 'stake' });
  const less = iconButton('minus', () => actions.stake(-1));
  const more = iconButton('plus', () => actions.stake(1));
  const balanceLabel = element('span', { class: 'label' });
  const balance = element('output', { class: 'amount', id: 'balance' });
  const spin = element('button', { class: 'spin', type: 'button' });
  const spinWords = SPIN_WORDS.map((word) => ({
    word,
    box: element('span', { 'data-says': word }),
  }));
  spin.append(...spinWords.map(({ box }) => box));
  const stepper = element('div', { class: 'stepper' }, less, stake, more);
  const stakeBox = element('div', { class: 'stake', role: 'group' }, stakeLabel, stepper);
  const balanceBox = element('div', { class: 'balance' }, balanceLabel, balance);
  let state: PanelState = 'stopped';
  let end = { first: true, last: true };
  let say: Say = (key) => key;

  // It is not disabled, which would take the focus from it in each round.
  const isResting = () => state === 'running' || state === 'stopped';
  const press = () => {
    if (isResting()) return;
    if (state === 'showing') actions.skip();
    else actions.spin();
  };
  spin.addEventListener('click', press);
  listenToKeys({ spin, press, actions });
  // All its words are in the button and one is visible: it is as wide as the longest, and a change needs no layout.
  const drawSpin = () => {
    spin.dataset['word'] = SPIN_WORD[state];
    spin.setAttribute('aria-disabled', String(isResting()));
  };
  const drawStepper = () => {
    less.disabled = end.first || state !== 'idle';
    more.disabled = end.last || state !== 'idle';
  };

  return {
    box: element('div', { class: 'controls' }, balanceBox, spin, stakeBox),
    setWords(next: Say) {
      say = next;
      stakeLabel.textContent = say('stake');
      balanceLabel.textContent = say('balance');
      stakeBox.setAttribute('aria-label', say('stake'));
      label(less, say('stakeLess'));
      label(more, say('stakeMore'));
      for (const { word, box } of spinWords) setText(box, say(word));
      drawSpin();
    },
    setStake(text: string, at: { first: boolean; last: boolean }) {
      end = at;
      setText(stake, text);
      drawStepper();
    },
    setBalance(text: string) {
      setText(balance, text);
    },
    setState(next: PanelState) {
      state = next;
      drawSpin();
    },
    drawStepper,
  };
}

type Keys = { spin: HTMLButtonElement; press: () => void; actions: PanelActions };

function listenToKeys({ spin, press, actions }: Keys): void {
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    const elsewhere = event.target instanceof HTMLButtonElement && event.target !== spin;
    if ((event.key === ' ' || event.key === 'Enter') && !elsewhere) {
      event.preventDefault();
      if (!event.repeat) press();
    }
    // A key that is held down is one press: nothing plays by itself.
    if (event.key === 'ArrowUp') actions.stake(1);
    if (event.key === 'ArrowDown') actions.stake(-1);
    if (event.key === 'Escape') actions.leave();
  });
}
