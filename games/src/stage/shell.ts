import { element, iconButton, label, setText } from '../panel/element.ts';
import { createNotice, type NoticeAction } from '../panel/notice.ts';
import type { SayOf } from '../words/say.ts';
import type { StageWords } from './words/en.ts';

export type ShellActions = {
  rules(): void;
  history(): void;
  check(): void;
  sound(): void;
};

/** The page around a picture: name and tools, the picture, what is said of it, the controls. The site around it shows the balance. */
export type Shell = {
  readonly scene: HTMLElement;
  readonly controls: HTMLElement;
  setTitle(name: string): void;
  /** Seen under the picture, and read out once. `big` for a win above the stake. */
  say(text: string, big?: boolean): void;
  /** Read out alone: what the picture shows already. */
  whisper(text: string): void;
  setNotice(text: string, action?: NoticeAction): void;
  setSound(on: boolean): void;
  setCheck(enabled: boolean): void;
  setBusy(isBusy: boolean): void;
  dress(say: SayOf<StageWords>): void;
};

export function createShell(root: HTMLElement, actions: ShellActions): Shell {
  const title = element('h1');
  const tools = {
    rules: iconButton('book', actions.rules),
    history: iconButton('list', actions.history),
    check: iconButton('shield', actions.check),
    sound: iconButton('bell', actions.sound),
  };
  tools.check.disabled = true;
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
      label(tools.rules, say('rules'));
      label(tools.history, say('history'));
      label(tools.check, say('check'));
      label(tools.sound, say('sound'));
    },
  };
}
