import { element, iconButton } from './element.ts';

type Sheet = {
  readonly name: string;
  readonly title: string;
  readonly say: (key: 'close') => string;
};

/**
 * A sheet over the whole game. Escape, Back and the cross close it, and the browser gives the focus
 * back to the button that opened it.
 */
export function openSheet({ name, title, say }: Sheet, body: HTMLElement): HTMLDialogElement {
  const id = `${name}-title`;
  const dialog = element('dialog', { class: `sheet ${name}`, 'aria-labelledby': id });
  const close = iconButton('close', () => dialog.close());
  close.setAttribute('aria-label', say('close'));
  dialog.append(element('header', {}, element('h1', { id }, title), close), body);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A table of words and figures in a sheet. */
export function tableOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLTableElement {
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)));
  const lines = rows.map((row) => element('tr', {}, ...row.map((text) => element('td', {}, text))));
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...lines));
}
