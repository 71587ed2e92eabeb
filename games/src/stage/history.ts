import { element } from '../panel/element.ts';
import { openSheet } from '../panel/sheet.ts';
import { CallFailed } from '../runtime/api.ts';
import type { SayOf } from '../words/say.ts';
import type { StageWords } from './words/en.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

export type HistoryInput<Row> = {
  readonly say: SayOf<StageWords>;
  readonly load: (cursor: string | null) => Promise<Page<Row>>;
  readonly line: (row: Row) => HTMLElement;
};

/** Own bets or rounds, newest first, more of them at a press. */
export function openHistory<Row>({ say, load, line }: HistoryInput<Row>): void {
  const list = element('ul', { class: 'history' });
  const state = element('p', { role: 'status' });
  const more = element('button', { type: 'button', class: 'action' }, say('more'));
  let next: string | null = null;
  const read = async () => {
    more.disabled = true;
    state.textContent = say('loadingHistory');
    try {
      const page = await load(next);
      list.append(...page.rows.map((row) => element('li', {}, line(row))));
      ({ next } = page);
      more.hidden = next === null;
      more.textContent = say('more');
      state.textContent = list.childElementCount === 0 ? say('historyEmpty') : '';
    } catch (err) {
      if (!(err instanceof CallFailed)) throw err;
      // The list may be asked for again; the game itself is not touched.
      state.textContent = say('historyFailed');
      more.hidden = false;
      more.textContent = say('tryAgain');
    } finally {
      more.disabled = false;
    }
  };
  more.hidden = true;
  more.addEventListener('click', () => void read());
  openSheet(
    { name: 'history-sheet', title: say('history'), say },
    element('div', { class: 'body' }, list, state, more),
  );
  void read();
}

/** A route of pages with its cursor. */
export const pagePath = (path: string, cursor: string | null): string =>
  cursor === null ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;
