import { element } from '../panel/element.ts';

/** A table of words and figures in a sheet. */
export function tableOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLTableElement {
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)));
  const lines = rows.map((row) => element('tr', {}, ...row.map((text) => element('td', {}, text))));
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...lines));
}
