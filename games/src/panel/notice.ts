import { element } from './element.ts';

export type NoticeAction = { readonly label: string; readonly run: () => void };

/** What stays until it is over, and may be acted on: no connection, a closed game. No text takes it away. */
export function createNotice() {
  const box = element('div', { class: 'notice', role: 'alert', hidden: '' });
  return {
    box,
    set(text: string, action?: NoticeAction): void {
      if (text === '' && box.hidden) return;
      box.hidden = text === '';
      box.replaceChildren(element('span', {}, text));
      if (!action) return;
      const button = element('button', { type: 'button', class: 'action' }, action.label);
      button.addEventListener('click', action.run);
      box.append(button);
    },
  };
}
