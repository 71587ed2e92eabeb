/** Text that a spreadsheet may read as a formula; full-width signs count as the plain ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠−]/;
const FIGURE = /^-?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that Bengali is read correctly. Text that
 * begins like a formula gets an apostrophe in front; numbers do not.
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
