import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { giveFonts, type Weight } from './shape.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const EDGE = 36;
const WIDTH = PAGE.width - 2 * EDGE;
const [LINE, HEAD_LINE, GAP, SMALL, USUAL, TITLE] = [15, 10, 12, 7, 8, 15];
const HEAD_TOP = EDGE + 26;
const FOOT_TOP = PAGE.height - EDGE - 8;
const [INK, QUIET, THREAD] = ['#1c1a2e', '#565168', '#8c8372'];

type Document = InstanceType<typeof PDFDocument>;
type Style = {
  readonly weight?: Weight;
  readonly size?: number;
  readonly colour?: string;
  readonly figure?: boolean | undefined;
};
type Place = { readonly x: number; readonly y: number; readonly width: number };

/**
 * A table as a PDF of landscape A4: the facts at the start, the table heading on every page, the
 * ledger head and page number at the bottom. The same sheet at the same moment gives the same
 * bytes. Other work runs between any two pages.
 */
export async function drawSheet(sheet: Sheet, at: Date): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    // Positions are absolute, so nothing may open a page by itself.
    margin: 0,
    autoFirstPage: false,
    lang: sheet.language === 'BN' ? 'bn-BD' : 'en',
    displayTitle: true,
    info: { Title: `${sheet.house}: ${sheet.title}`, Author: sheet.house, CreationDate: at },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  giveFonts(document);
  await drawPages(document, sheet);
  document.end();
  return whole;
}

/** Lines of the facts at the start, two facts side by side. */
const factLines = (sheet: Sheet) => Math.ceil(sheet.facts.length / 2);

async function drawPages(document: Document, sheet: Sheet): Promise<void> {
  const lines: { cells: readonly string[]; weight: Weight }[] = [
    ...sheet.rows.map((cells) => ({ cells, weight: 'regular' as const })),
    ...(sheet.total ? [{ cells: sheet.total, weight: 'bold' as const }] : []),
  ];
  const roomFrom = (top: number) => Math.floor((FOOT_TOP - 6 - top) / LINE) - 1;
  const columns = placed(sheet.columns);
  const heads = headsOf(document, columns);
  const more = (heads.length - 1) * HEAD_LINE;
  const tops = [HEAD_TOP + factLines(sheet) * LINE + 6, HEAD_TOP].map((top) => top + more);
  const topOf = (page: number) => tops[Math.min(page, 1)] ?? HEAD_TOP;
  // The note has its own line after all others.
  const needed = lines.length + (sheet.note ? 1 : 0);
  const rest = Math.max(0, needed - roomFrom(topOf(0)));
  const pages = 1 + Math.ceil(rest / roomFrom(topOf(1)));
  let next = 0;
  for (let page = 0; page < pages; page++) {
    document.addPage();
    drawFrame(document, { sheet, page, pages });
    if (page === 0) drawFacts(document, sheet);
    let y = topOf(page);
    drawHeads(document, { heads, columns, y });
    const until = next + roomFrom(y);
    for (; next < until; next++) {
      y += LINE;
      const line = lines[next];
      if (line) drawRow(document, { ...line, columns, y, style: { weight: line.weight } });
      else if (next === lines.length && sheet.note)
        write(document, sheet.note, { at: { x: EDGE, y: y + 3, width: WIDTH }, weight: 'bold' });
      else break;
    }
    await nextTurn();
  }
}

function drawFrame(
  document: Document,
  { sheet, page, pages }: { sheet: Sheet; page: number; pages: number },
): void {
  const at = { x: EDGE, y: EDGE - 6, width: WIDTH };
  write(document, sheet.title, { at, weight: 'bold', size: page === 0 ? TITLE : USUAL + 2 });
  write(document, sheet.house, { at, weight: 'bold', size: USUAL + 2, figure: true });
  const foot = { x: EDGE, y: FOOT_TOP, width: WIDTH };
  write(document, sheet.foot, { at: foot, size: SMALL, colour: QUIET });
  const name = sheet.pageName(page + 1, pages);
  write(document, name, { at: foot, size: SMALL, colour: QUIET, figure: true });
}

function drawFacts(document: Document, { facts }: Sheet): void {
  const half = WIDTH / 2;
  facts.forEach(([name, value], index) => {
    const x = EDGE + (index % 2) * half;
    const y = HEAD_TOP + Math.floor(index / 2) * LINE - 2;
    write(document, name, { at: { x, y, width: 110 }, colour: QUIET });
    write(document, value, { at: { x: x + 114, y, width: half - 120 } });
  });
}

type Placed = SheetColumn & { readonly x: number; readonly width: number };

function placed(columns: readonly SheetColumn[]): Placed[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = EDGE;
  return columns.map((column) => {
    const width = (column.share / all) * WIDTH;
    x += width;
    return { ...column, x: x - width, width };
  });
}

/** The table heading, in two lines where a title of several words is longer than its column. */
function headsOf(document: Document, columns: readonly Placed[]): readonly (readonly string[])[] {
  document.font('bold').fontSize(USUAL);
  const titles = columns.map(({ title, width }) => {
    const words = title.split(' ');
    const all = words.map((_, at) => words.slice(0, words.length - at).join(' '));
    const first = all.find((text) => document.widthOfString(text) <= width - GAP) ?? title;
    return [first, title.slice(first.length + 1)] as const;
  });
  if (titles.every(([, rest]) => rest === '')) return [titles.map(([title]) => title)];
  // A title of one line is directly above its column.
  return [
    titles.map(([first, rest]) => (rest ? first : '')),
    titles.map(([first, rest]) => rest || first),
  ];
}

type Heads = Pick<Row, 'columns' | 'y'> & { readonly heads: readonly (readonly string[])[] };

/** Its last line is at `y`. */
function drawHeads(document: Document, { heads, columns, y }: Heads): void {
  const style: Style = { weight: 'bold', colour: QUIET };
  const [last = [], ...above] = heads.toReversed();
  for (const cells of above) drawCells(document, { cells, columns, y: y - HEAD_LINE, style });
  drawRow(document, { cells: last, columns, y, style });
}

type Row = {
  readonly cells: readonly string[];
  readonly columns: readonly Placed[];
  readonly y: number;
  readonly style: Style;
};

function drawRow(document: Document, row: Row): void {
  drawCells(document, row);
  const { y } = row;
  document.lineWidth(0.5).strokeColor(THREAD).dash(2, { space: 2 });
  document
    .moveTo(EDGE, y + LINE)
    .lineTo(EDGE + WIDTH, y + LINE)
    .stroke();
}

function drawCells(document: Document, { cells, columns, y, style }: Row): void {
  columns.forEach(({ x, width, figure }, index) => {
    const at = { x, y: y + 3, width: width - GAP };
    write(document, cells[index] ?? '', { ...style, at, figure });
  });
}

const BENGALI = /[\u0980-\u09FF]/;

/** The smallest size of letters; figures may be smaller, since a cut figure is a wrong one. */
const SMALLEST = 5.5;

/** One line of words in its column: smaller where it is too long, then ending in an ellipsis. */
function write(document: Document, words: string, { at, ...style }: Style & { at: Place }): void {
  if (words === '') return;
  const size = style.size ?? USUAL;
  document.font(style.weight ?? 'regular').fontSize(size);
  document.fillColor(style.colour ?? INK);
  const fits = size * Math.min(1, at.width / document.widthOfString(words));
  document.fontSize(style.figure ? fits : Math.max(fits, Math.min(size, SMALLEST)));
  const text = style.figure ? words : fitting(document, words, at.width);
  const x = style.figure ? at.x + at.width - document.widthOfString(text) : at.x;
  // Bengali glyphs are in another order than letters: readers and searches get the letters.
  const named = BENGALI.test(text);
  if (named) document.markContent('Span', { actual: text });
  document.text(text, x, at.y, { lineBreak: false });
  if (named) document.endMarkedContent();
}

/** Smaller differences are rounding. */
const SLACK = 0.01;

function fitting(document: Document, words: string, width: number): string {
  if (document.widthOfString(words) <= width + SLACK) return words;
  const letters = [...new Intl.Segmenter('bn').segment(words)].map(({ segment }) => segment);
  while (letters.length > 1) {
    letters.pop();
    const shorter = `${letters.join('')}…`;
    if (document.widthOfString(shorter) <= width) return shorter;
  }
  return '…';
}
