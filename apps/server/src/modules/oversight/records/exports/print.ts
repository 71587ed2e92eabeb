import { formatAmount, parseDecimal } from '@nokshi/money';
import type { Language } from '@nokshi/contract';
import type { ExportKind } from '@nokshi/contract/exports.ts';
import { type Day, momentText } from '../../../../kernel/calendar.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import { createTurns } from '../../../../kernel/turns.ts';
import { drawSheet } from '../pdf/draw-sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';
import type { RecordsRoom } from '../room.ts';
import { WORDS } from './words.ts';

/** What a table adds to the words of every file. */
export type Printed = Pick<Sheet, 'facts' | 'columns' | 'rows' | 'total'>;

type Read = {
  readonly kind: ExportKind;
  readonly language: Language;
  readonly printed: Printed;
  readonly from: Day;
  readonly to: Day;
  readonly cut: boolean;
  /** Hexadecimal. */
  readonly head: string;
  readonly at: Date;
};

/** One is drawn at a time, so that players wait for one page at most. */
const inTurn = createTurns({ atOnce: 1, waiting: 16, ofOne: 2, ofPrefix: 8 });

/**
 * A table as a PDF in the reader's language; an empty one says so in place of totals. Refuses:
 * edge.busy.
 */
export function print(room: RecordsRoom, read: Read, who: ForWhom): Promise<Buffer> {
  const { language, printed, kind } = read;
  const words = WORDS[language];
  const empty = printed.rows.length === 0;
  const sheet: Sheet = {
    ...printed,
    language,
    house: room.site.brand().name[language],
    title: words.title[kind],
    facts: [
      ...printed.facts,
      [words.fact.days, words.span(read.from, read.to)],
      [words.fact.at, momentText(read.at)],
      [words.fact.rows, `${printed.rows.length}${read.cut ? '+' : ''}`],
    ],
    total: empty ? null : printed.total,
    note: empty ? words.nothing : read.cut ? words.cut : null,
    foot: `${words.head} ${read.head}`,
    pageName: words.page,
  };
  return inTurn(() => drawSheet(sheet, read.at), who);
}

/** `−1,234.50`; what is no amount stays as it is. */
export function amountText(amount: string): string {
  const minor = parseDecimal(amount);
  if (minor === null) return amount;
  return minor < 0n ? `−${formatAmount(-minor)}` : formatAmount(minor);
}
