/** A file of lines: people type some of it, so a spreadsheet reads no cell as a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

const MOST_PAGES = 50;

/** All rows of a list page by page, at most 50 pages. */
export async function allRows<Row>(
  load: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await load(cursor);
    rows.push(...read.rows);
    if (read.next === null) break;
    cursor = read.next;
  }
  return rows;
}
