import type { Found } from '../../src/slot/draft.ts';

/** A list as the house's formatter writes it: on one line where it fits. */
function list(name: string, rows: readonly string[], fits: boolean): string {
  const line = `  "${name}": [${rows.join(', ')}]`;
  if (fits && line.length < 100) return line;
  return `  "${name}": [\n${rows.map((row) => `    ${row}`).join(',\n')}\n  ]`;
}

/** What the solver found as the file beside a draft. */
export function foundText({ strips, pays }: Found): string {
  const numbers = pays.map((row) => `[${row.join(', ')}]`);
  const texts = strips.map((strip) => `"${strip}"`);
  return `{\n${list('strips', texts, true)},\n${list('pays', numbers, pays.length === 0)}\n}\n`;
}
