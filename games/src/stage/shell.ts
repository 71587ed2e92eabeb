import { element, iconButton, label, setText } from '../panel/element.ts';
import type { SayOf } from '../words/say.ts';
import type { StageWords } from './words/en.ts';

export type ShellActions = {
  rules(): void;
  history(): void;
  check(): void;
  sound(): void;
};

/** The page around a picture: name and balance, tools, the picture, what is said of it, the controls. */
export type Shell = {
  readonly scene: HTMLElement;
  readonly controls: HTMLElement;
  setTitle(name: string): void;
  setBalance(text: string): void;
  /** Seen under the picture, and read out once. `big` for a win above the stake. */
  say(text: string, big?: boolean): void;
  /** Read out alone: what the picture shows already. */
  whisper(text: string): void;
  setNotice(text: string, action?: { label: string; run: () => void }): void;
  setSound(on: boolean): void;
  setCheck(enabled: boolean): void;
  setBusy(isBusy: boolean): void;
  dress(say: SayOf<StageWords>): void;
};

export function createShell(root: HTMLElement, actions: ShellActions): Shell {
  const title = element('h1');
  const name = element('span', { class: 'label' });
  const balance = element('output', { class: 'amount', id: 'balance' });
  const tools = {
    rules: iconButton('book', actions.rules),
    history: iconButton('list', actions.history),
    check: iconButton('shield', actions.check),
    sound: iconButton('bell', actions.sound),
  };
  const scene = element('div', { class: 'scene' });
  const controls = element('div', { class: 'controls' });
  const spoken = element('p', { class: 'result', role: 'status', 'aria-live': 'polite' });
  const whispered = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const notice = createNotice();
  root.replaceChildren(
    element(
      'header',
      { class: 'top' },
      title,
      element('div', { class: 'purse' }, name, balance),
      element('div', { class: 'tools' }, ...Object.values(tools)),
    ),
    scene,
    spoken,
    whispered,
    notice.box,
    controls,
  );
  return {
    scene,
    controls,
    setTitle: (text) => setText(title, text),
    setBalance: (text) => setText(balance, text),
    say(text, big = false) {
      spoken.dataset['big'] = String(big);
      setText(spoken, text);
    },
    whisper: (text) => setText(whispered, text),
    setNotice: notice.set,
    setSound: (on) => tools.sound.setAttribute('aria-pressed', String(on)),
    setCheck(enabled) {
      tools.check.disabled = !enabled;
    },
    setBusy: (isBusy) => root.setAttribute('aria-busy', String(isBusy)),
    dress(say) {
      setText(name, say('balance'));
      label(tools.rules, say('rules'));
      label(tools.history, say('history'));
      label(tools.check, say('check'));
      label(tools.sound, say('sound'));
    },
  };
}

function createNotice() {
  const box = element('div', { class: 'notice', role: 'alert', hidden: '' });
  const set: Shell['setNotice'] = (text, action) => {
    if (text === '' && box.hidden) return;
    box.hidden = text === '';
    box.replaceChildren(element('span', {}, text));
    if (!action) return;
    const button = element('button', { type: 'button', class: 'action' }, action.label);
    button.addEventListener('click', action.run);
    box.append(button);
  };
  return { box, set };
}
