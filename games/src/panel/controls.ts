import type { Say } from '../words/index.ts';
import { element, iconButton, label, setText } from './element.ts';
import { createFreeStrip } from './free-strip.ts';
import { listenToHold } from './hold.ts';
import type { FreeShown, PanelActions, PanelState } from './panel-faces.ts';
import { createSpin, type SpinWord } from './spin-button.ts';
import { createStake } from './stake-steps.ts';

const SPIN_WORD: Readonly<Record<PanelState, SpinWord>> = {
  idle: 'spin',
  running: 'spinning',
  showing: 'skip',
  stopped: 'spin',
};

/**
 * Balance, spin and stake under the reels; space spins, the arrows change the stake, Escape leaves.
 * While autoplay plays, the button, space and Escape stop it.
 */
export function createControls(actions: PanelActions) {
  const purse = createPurse(actions);
  const spin = createSpin();
  const stake = createStake(actions);
  const free = createFreeStrip(actions.turnFree);
  let state: PanelState = 'stopped';
  let left: number | null = null;
  let mayHold = false;

  const plays = () => left !== null;
  // It is not disabled, which would take the focus from it in each round.
  const isResting = () => !plays() && (state === 'running' || state === 'stopped');
  const press = () => {
    if (isResting()) return;
    if (plays()) actions.stopAutoplay();
    else if (state === 'showing') actions.skip();
    else actions.spin();
  };
  spin.button.addEventListener('click', press);
  listenToHold(spin.button, { mayHold: () => mayHold && !plays(), onHold: actions.hold });
  listenToKeys({ spin: spin.button, press, actions, plays });
  const drawSpin = () => spin.draw(plays() ? 'stop' : SPIN_WORD[state], isResting());
  const drawStepper = () => {
    const isOpen = state === 'idle' && !plays();
    stake.draw(isOpen);
    free.draw(isOpen);
    purse.draw(isOpen);
  };

  return {
    box: element('div', { class: 'controls' }, purse.box, spin.button, stake.box),
    free: free.box,
    setWords(say: Say) {
      purse.setWords(say);
      spin.setWords(say);
      stake.setWords(say);
      drawSpin();
    },
    setStake(text: string, at: { first: boolean; last: boolean }) {
      stake.set(text, at);
      drawStepper();
    },
    setFree(shown: FreeShown | null) {
      free.set(shown);
      stake.setFree(shown?.isPlayed === true);
      drawStepper();
    },
    setBalance: purse.setBalance,
    setState(next: PanelState) {
      state = next;
      drawSpin();
    },
    setRepeats(allowed: { hold: boolean; auto: boolean }) {
      mayHold = allowed.hold;
      spin.offerHold(mayHold);
      purse.offerAutoplay(allowed.auto);
    },
    setAutoplay(next: number | null) {
      if (next === left) return;
      // The button that opened its sheet is disabled from now on, and would lose the focus to nobody.
      if (left === null) spin.button.focus();
      left = next;
      spin.setLeft(left);
      drawSpin();
    },
    drawStepper,
  };
}

/** What there is, and beside it how it may be played by itself. */
function createPurse(actions: PanelActions) {
  const name = element('span', { class: 'label' });
  const balance = element('output', { class: 'amount', id: 'balance' });
  const auto = iconButton('repeat', actions.autoplay);
  const word = element('span');
  auto.classList.add('auto');
  auto.setAttribute('aria-haspopup', 'dialog');
  auto.hidden = true;
  auto.append(word);
  return {
    box: element(
      'div',
      { class: 'purse' },
      element('div', { class: 'balance' }, name, balance),
      auto,
    ),
    setWords(say: Say) {
      name.textContent = say('balance');
      label(auto, say('autoplay'));
      setText(word, say('autoplayShort'));
    },
    setBalance: (text: string) => setText(balance, text),
    offerAutoplay(isOffered: boolean) {
      auto.hidden = !isOffered;
    },
    draw(isOpen: boolean) {
      auto.disabled = !isOpen;
    },
  };
}

type Keys = {
  readonly spin: HTMLButtonElement;
  readonly press: () => void;
  readonly actions: PanelActions;
  /** Whether autoplay plays. */
  readonly plays: () => boolean;
};

function listenToKeys({ spin, press, actions, plays }: Keys): void {
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    if (plays() && !event.repeat && (event.key === ' ' || event.key === 'Escape')) {
      event.preventDefault();
      return actions.stopAutoplay();
    }
    const elsewhere = event.target instanceof HTMLButtonElement && event.target !== spin;
    if ((event.key === ' ' || event.key === 'Enter') && !elsewhere) {
      event.preventDefault();
      // A key that is held down is one press; what more it may be, hold.ts says.
      if (!event.repeat) press();
    }
    if (event.key === 'ArrowUp') actions.stake(1);
    if (event.key === 'ArrowDown') actions.stake(-1);
    if (event.key === 'Escape') actions.leave();
  });
}
