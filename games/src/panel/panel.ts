import { createControls } from './controls.ts';
import { element, iconButton, label, setText } from './element.ts';
import { createMoment } from './moment.ts';
import { createNotice } from './notice.ts';
import type { Panel, PanelActions } from './panel-faces.ts';

export function createPanel(root: HTMLElement, actions: PanelActions): Panel {
  const words = createWords();
  const reels = element('div', { class: 'reels', role: 'img' }, words.board, words.count);
  const front = element('div', { class: 'front', 'aria-hidden': 'true' });
  const moment = createMoment(actions.skip);
  const pots = element('dl', { class: 'pots', hidden: '' });
  const notice = createNotice();
  const controls = createControls(actions);
  const rules = iconButton('book', actions.rules);
  const check = iconButton('shield', actions.check);
  const sound = iconButton('bell', actions.sound);
  root.replaceChildren(
    element('div', { class: 'tools' }, rules, check, sound),
    pots,
    element('div', { class: 'picture' }, reels),
    words.result,
    notice.box,
    controls.free,
    controls.box,
    front,
    moment.box,
  );
  return {
    reels,
    front,
    openMoment: moment.open,
    setMomentAmount: moment.setAmount,
    closeMoment: moment.close,
    setBackdrop: (backdrop) => root.prepend(backdrop),
    setWords(say) {
      controls.setWords(say);
      label(rules, say('rules'));
      label(check, say('check'));
      label(sound, say('sound'));
    },
    setStake: controls.setStake,
    setFree: controls.setFree,
    drawStepper: controls.drawStepper,
    setRepeats: controls.setRepeats,
    setAutoplay: controls.setAutoplay,
    setBalance: controls.setBalance,
    setTitle(name) {
      setText(words.title, name);
      reels.style.setProperty('--letters', String([...name].length));
    },
    ...words.setters,
    shapeAhead: (text) => shapeAhead(root, text),
    setPots(now) {
      pots.hidden = now.length === 0;
      const shown = now.map(({ name, amount }) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, amount)),
      );
      pots.replaceChildren(...shown);
    },
    setNotice: notice.set,
    setState(state) {
      controls.setState(state);
      root.setAttribute('aria-busy', String(state === 'running'));
    },
    setSound: (on) => sound.setAttribute('aria-pressed', String(on)),
    setCheck: (enabled) => {
      check.disabled = !enabled;
    },
  };
}

/** What is said of a round while it runs: each in a box that is laid out by itself (frame.css). */
function createWords() {
  const caption = element('p');
  const title = element('div', { class: 'title', 'aria-hidden': 'true' });
  const count = element('span');
  const result = { plain: element('span'), big: element('span', { class: 'big' }) };
  const said = [result.plain, result.big];
  const status = element('p', { role: 'status', 'aria-live': 'polite' }, ...said);
  const setters: Pick<Panel, 'setCaption' | 'setCount' | 'setResult'> = {
    setCaption(text) {
      setText(caption, text);
      title.style.visibility = text.trim() === '' ? '' : 'hidden';
    },
    // The room beside it is its own, and goes with it.
    setCount: (text) => setText(count, text && `\u00a0${text}\u00a0`),
    setResult(text, big) {
      setText(result.plain, big ? '' : text);
      setText(result.big, big ? text : '');
    },
  };
  return {
    title,
    board: element('div', { class: 'board' }, caption, title),
    count: element('div', { class: 'count', 'aria-hidden': 'true' }, element('p', {}, count)),
    result: element('div', { class: 'result' }, status),
    setters,
  };
}

/** Where nobody sees it, in the sizes of all words that change, and gone before anything is painted. */
function shapeAhead(root: HTMLElement, text: string): void {
  const { board, count, result, setters } = createWords();
  const ahead = element('div', { 'aria-hidden': 'true' }, board, count, result);
  setters.setCaption(text);
  setters.setCount(text);
  setters.setResult(text, true);
  root.append(ahead);
  ahead.getBoundingClientRect();
  ahead.remove();
}
