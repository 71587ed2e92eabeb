import type { Say } from '../words/index.ts';
import { element } from './element.ts';
import { openSheet } from './sheet.ts';

type Told = { readonly say: Say; readonly won: string; readonly next: string };

/** What free rounds won, and that the next round is paid. It is closed by a press, so a held key begins none. */
export function openFreeOver({ say, won, next }: Told): void {
  const go = element('button', { type: 'button', class: 'main' }, say('freeContinue'));
  const body = element(
    'div',
    { class: 'body' },
    element('p', { class: 'won' }, won),
    element('p', {}, next),
    element('footer', {}, go),
  );
  const dialog = openSheet({ name: 'free-over', title: say('freeOver'), say }, body);
  go.addEventListener('click', () => dialog.close());
}
