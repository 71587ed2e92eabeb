import type { Say } from '../words/index.ts';
import { element, iconButton, label, setText } from './element.ts';
import type { PanelActions } from './panel-faces.ts';

/** The stake with a step down and up; a press on the amount opens all stakes. */
export function createStake(actions: PanelActions) {
  const name = element('span', { class: 'label' });
  const amount = element('output', { class: 'amount', id: 'stake' });
  const choose = element('button', { type: 'button', class: 'choose', 'aria-haspopup': 'dialog' });
  choose.addEventListener('click', actions.stakes);
  const less = iconButton('minus', () => actions.stake(-1));
  const more = iconButton('plus', () => actions.stake(1));
  const chosen = element('div', { class: 'chosen' }, amount, choose);
  const stepper = element('div', { class: 'stepper' }, less, chosen, more);
  const box = element('div', { class: 'stake', role: 'group' }, name, stepper);
  let end = { first: true, last: true };
  let isFree = false;
  let words = { stake: '', freeStake: '' };
  const drawName = () => {
    const text = isFree ? words.freeStake : words.stake;
    setText(name, text);
    box.setAttribute('aria-label', text);
  };
  return {
    box,
    set(text: string, at: { first: boolean; last: boolean }) {
      end = at;
      setText(amount, text);
    },
    setWords(say: Say) {
      words = { stake: say('stake'), freeStake: say('freeStake') };
      drawName();
      label(choose, say('chooseStake'));
      label(less, say('stakeLess'));
      label(more, say('stakeMore'));
    },
    /** Of a free round: it is theirs. */
    setFree(next: boolean) {
      isFree = next;
      box.dataset['free'] = String(isFree);
      drawName();
    },
    draw(isOpen: boolean) {
      const mayChoose = isOpen && !isFree;
      choose.disabled = !mayChoose;
      less.disabled = end.first || !mayChoose;
      more.disabled = end.last || !mayChoose;
    },
  };
}
