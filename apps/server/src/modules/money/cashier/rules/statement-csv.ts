import type { LineFault } from '@nokshi/contract/console/statements.ts';
import { parseTyped } from '@nokshi/money';

/** A line as the bank wrote it. */
export type WrittenLine = {
  /** Number of the line in the file; the header is line 1. */
  readonly number: number;
  readonly bookedOn: string;
  /** Paisa. */
  readonly amount: bigint;
  readonly reference: string;
  readonly sender: string;
  /** How many identical lines come before it in the file: each is a payment of its own. */
  readonly twin: number;
};
export type RefusedLine = {
  readonly number: number;
  readonly text: string;
  readonly fault: LineFault;
};
export type Statement = {
  readonly lines: readonly WrittenLine[];
  readonly refused: readonly RefusedLine[];
};

const NAMES = 'date,amount,reference,sender';
const LONGEST = 140;
const SHOWN = 120;
const BYTE_ORDER_MARK = /^\uFEFF/;
const CONTROL = /\p{Cc}/u;
/** What is left of a letter that was read in a wrong encoding. */
const UNKNOWN_LETTER = '\uFFFD';

/**
 * Reads a statement strictly: the header first, then one payment a line, quoted by RFC 4180 but
 * without line breaks. Amounts may be grouped by thousands or lakhs. An invalid line is reported and left out; null when the file is no
 * statement.
 */
export function parseStatement(text: string): Statement | null {
  const [names, ...rest] = text.replace(BYTE_ORDER_MARK, '').split(/\r?\n/);
  if (
    cellsOf(names ?? '')
      ?.join(',')
      .toLowerCase()
      .replaceAll(' ', '') !== NAMES
  )
    return null;
  const lines: WrittenLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map<string, number>();
  for (const [at, written] of rest.entries()) {
    if (written.trim() === '') continue;
    const number = at + 2;
    const read = readLine(written);
    if (typeof read === 'string') {
      refused.push({ number, text: written.slice(0, SHOWN), fault: read });
      continue;
    }
    const same = sameness(read);
    const twin = seen.get(same) ?? 0;
    seen.set(same, twin + 1);
    lines.push({ ...read, number, twin });
  }
  return { lines, refused };
}

/** What tells two payments apart, except their place among identical lines. */
export const sameness = (line: Omit<WrittenLine, 'number' | 'twin'>): string =>
  JSON.stringify([line.bookedOn, String(line.amount), line.reference, line.sender]);

function readLine(written: string): Omit<WrittenLine, 'number' | 'twin'> | LineFault {
  const cells = cellsOf(written);
  if (cells?.length !== 4) return 'columns';
  const [bookedOn = '', typed = '', reference = '', sender = ''] = cells;
  if (!isDay(bookedOn)) return 'date';
  if (written.includes(UNKNOWN_LETTER)) return 'letters';
  const amount = parseTyped(typed);
  if (amount === null) return 'amount';
  if (!isWords(reference)) return 'reference';
  if (!isWords(sender)) return 'sender';
  return { bookedOn, amount, reference, sender };
}

/** The cells of a line, or null where its quotes do not close. */
function cellsOf(written: string): string[] | null {
  const cells: string[] = [];
  let rest = written;
  for (;;) {
    const cell = /^\s*"((?:[^"]|"")*)"\s*(,|$)/.exec(rest) ?? /^([^",]*)(,|$)/.exec(rest);
    if (!cell) return null;
    cells.push((cell[1] ?? '').replaceAll('""', '"').trim());
    if (cell[2] === '') return cells;
    rest = rest.slice(cell[0].length);
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const isWords = (text: string): boolean => text.length <= LONGEST && !CONTROL.test(text);
