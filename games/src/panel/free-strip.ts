import { element, setText } from './element.ts';
import type { FreeShown } from './panel-faces.ts';

/** Above the controls while free rounds wait: how many, until when, and whether they are played now. */
export function createFreeStrip(turn: () => void) {
  const text = element('strong');
  const more = element('small');
  const button = element('button', { type: 'button', class: 'action' });
  button.addEventListener('click', turn);
  const box = element(
    'div',
    { class: 'free', role: 'status', hidden: '' },
    element('p', {}, text, more),
    button,
  );
  return {
    box,
    set(shown: FreeShown | null) {
      box.hidden = shown === null;
      if (!shown) return;
      setText(text, shown.text);
      setText(more, shown.more);
      setText(button, shown.action);
      box.dataset['played'] = String(shown.isPlayed);
    },
    draw(isOpen: boolean) {
      button.disabled = !isOpen;
    },
  };
}
