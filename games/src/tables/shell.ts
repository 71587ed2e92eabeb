import { element, iconButton, label, setText } from '../panel/element.ts';
import { createNotice } from '../panel/notice.ts';
import { createDock, type DockActions } from './dock.ts';
import type { Tone } from './felt.ts';
import { createTimeBar } from './time-bar.ts';
import type { Say } from './words/index.ts';

export type ShellActions = DockActions & {
  sheet(): void;
  sound(): void;
  check(): void;
};

/** How long words over the table stay. */
const OVERLAY_MS = 2_600;
const TOAST_MS = 4_200;

/** The table in the frame: head, result area, time, layout, dock. */
export function createShell(root: HTMLElement, actions: ShellActions) {
  const head = createHead(actions);
  const time = createTimeBar();
  const dock = createDock(actions);
  const strip = element('ol', { class: 'strip' });
  const said = element('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const stage = element('div', { class: 'stage' });
  const layout = element('div', { class: 'layout', role: 'group' });
  const win = createWin();
  const notice = createNotice();
  const toast = createToast();
  const aside = element('aside', { class: 'aside' });
  root.classList.add('table');
  root.replaceChildren(
    element(
      'div',
      { class: 'show' },
      head.box,
      element(
        'div',
        { class: 'scene' },
        stage,
        element('div', { class: 'under' }, said, strip),
        win.box,
      ),
      time.box,
    ),
    element('div', { class: 'felt' }, layout, toast.box),
    notice.box,
    dock.box,
    aside,
  );
  return {
    stage,
    layout,
    aside,
    dock,
    time,
    head,
    win,
    toast,
    notice,
    setFelt(of: { stage: HTMLElement; layout: HTMLElement }) {
      stage.replaceChildren(of.stage);
      layout.replaceChildren(of.layout);
    },
    /** Shown under the result, and read out; or only read out, where the table shows it anyway. */
    say(text: string, { isShown = true } = {}) {
      said.dataset['shown'] = String(isShown);
      setText(said, text);
    },
    setStrip(marks: readonly { text: string; tone: Tone }[]) {
      strip.replaceChildren(
        ...marks.map(({ text, tone }) => element('li', { 'data-tone': tone }, text)),
      );
    },
    setWords(say: Say) {
      head.setWords(say);
      dock.setWords(say);
      time.setLegend(say('edgeLegend'));
      strip.setAttribute('aria-label', say('lastResults'));
      layout.setAttribute('aria-label', say('layout'));
      aside.setAttribute('aria-label', say('roadsAndMore'));
    },
    setBusy: (isBusy: boolean) => root.setAttribute('aria-busy', String(isBusy)),
  };
}
export type Shell = ReturnType<typeof createShell>;

function createHead(actions: ShellActions) {
  const title = element('h1');
  const facts = element('p');
  const sheet = iconButton('roads', actions.sheet);
  const check = iconButton('shield', actions.check);
  const sound = iconButton('bell', actions.sound);
  sheet.setAttribute('aria-haspopup', 'dialog');
  return {
    box: element(
      'header',
      { class: 'head' },
      element('div', {}, title, facts),
      element('div', { class: 'tools' }, sheet, check, sound),
    ),
    setTitle: (name: string) => setText(title, name),
    setFacts: (all: readonly string[]) =>
      facts.replaceChildren(...all.map((text) => element('span', {}, text))),
    setSound: (on: boolean) => sound.setAttribute('aria-pressed', String(on)),
    setWords(say: Say) {
      label(sheet, say('roadsAndMore'));
      label(check, say('proof'));
      label(sound, say('sound'));
    },
  };
}

/** Over the result: what was won, and nothing else. */
function createWin() {
  const words = element('span');
  const sum = element('strong');
  const box = element(
    'div',
    { class: 'win', 'data-shown': 'false', 'aria-hidden': 'true' },
    words,
    sum,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    box,
    show(text: string, amount: string) {
      clearTimeout(timer);
      setText(words, text);
      setText(sum, amount);
      box.dataset['shown'] = 'true';
      timer = setTimeout(() => {
        box.dataset['shown'] = 'false';
      }, OVERLAY_MS);
    },
  };
}

/** Why chips came back: it goes by itself. */
function createToast() {
  const box = element('p', { class: 'toast', role: 'alert', 'data-shown': 'false' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    box,
    show(text: string) {
      clearTimeout(timer);
      setText(box, text);
      box.dataset['shown'] = 'true';
      timer = setTimeout(() => {
        box.dataset['shown'] = 'false';
      }, TOAST_MS);
    },
  };
}
