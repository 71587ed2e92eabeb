import type { Input, Language, Output } from '@nokshi/contract';
import type { consoleReportRoutes } from '@nokshi/contract/console/reports.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { askedDays } from '../asked-page.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import type { SheetColumn } from '../pdf/sheet.ts';
import { readGames, readReport } from '../reports/read-report.ts';
import type { RecordsRoom } from '../room.ts';
import { MOST_REPORT_DAYS_APART } from '../rules/range.ts';
import { COUNTS, DAY, PLAY, type PrintedFigure, SHARES } from './figures.ts';
import { gather } from './gather.ts';
import { type Gathered, giveOut } from './give-out.ts';
import { amountText, type Printed } from './print.ts';
import { WORDS } from './words.ts';

type Route = typeof consoleReportRoutes.exportReport;
type Asked = Input<Route> & {
  readonly operator: string;
  readonly language: Language;
  readonly who: ForWhom;
};

type Figures = Readonly<Partial<Record<PrintedFigure, string | number>>>;

const plain = (of: readonly PrintedFigure[], row: Figures) => of.map((each) => `${row[each]}`);
const forPeople = (of: readonly PrintedFigure[], row: Figures) =>
  of.map((each) => (COUNTS.has(each) ? `${row[each]}` : amountText(`${row[each]}`)));

/**
 * The report of a range of days as a file, or of the games of one product. Refuses: records.range,
 * edge.busy.
 */
export const exportReport = (room: RecordsRoom, asked: Asked): Promise<Story<Output<Route>>> =>
  giveOut(room, {
    kind: asked.category === undefined ? 'report' : 'games',
    format: asked.format,
    language: asked.language,
    for: { operator: asked.operator, memberId: null },
    who: asked.who,
    gather: (tx) =>
      asked.category === undefined
        ? gatherDays(room, tx, asked)
        : gatherGames(room, tx, { ...asked, category: asked.category }),
  });

async function gatherDays(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Gathered> {
  const days = askedDays(room, asked, MOST_REPORT_DAYS_APART);
  const { days: rows, total } = await readReport(room, tx, days);
  const words = WORDS[asked.language];
  return {
    ...days,
    cut: false,
    lines: [
      ['day', ...DAY],
      ...rows.map((row) => [row.day, ...plain(DAY, row)]),
      ['total', ...plain(DAY, total)],
    ],
    printed: () => ({
      facts: factsOf(asked),
      columns: [{ title: words.column.day, share: 9.5 }, ...figureColumns(asked, DAY)],
      rows: rows.map((row) => [row.day, ...forPeople(DAY, row)]),
      total: [words.total, ...forPeople(DAY, total)],
    }),
  };
}

async function gatherGames(
  room: RecordsRoom,
  tx: Tx,
  asked: Asked & { readonly category: string },
): Promise<Gathered> {
  const days = askedDays(room, asked, MOST_REPORT_DAYS_APART);
  const { category, language } = asked;
  const { rows, cut } = await gather({ clock: room.clock, who: asked.who }, (more) =>
    readGames(room, tx, { ...days, category, ...more }),
  );
  const { column } = WORDS[language];
  const lines = rows.map((row) => [row.gameId, row.gameName.EN, row.vendor, ...plain(PLAY, row)]);
  return {
    ...days,
    cut,
    lines: [['game', 'name', 'vendor', ...PLAY], ...lines],
    printed: () => ({
      facts: factsOf(asked),
      columns: [
        { title: column.code, share: 16 },
        { title: column.name, share: 18 },
        { title: column.vendor, share: 12 },
        ...figureColumns(asked, PLAY),
      ],
      rows: rows.map((row) => [
        row.gameId,
        row.gameName[language],
        row.vendor,
        ...forPeople(PLAY, row),
      ]),
      total: null,
    }),
  };
}

function factsOf({ language, operator, category }: Asked): Printed['facts'] {
  const { fact, everything, asset } = WORDS[language];
  return [
    [fact.operator, operator],
    [fact.filters, category ?? everything],
    [fact.amounts, asset.BDT],
  ];
}

export const figureColumns = (
  { language }: Pick<Asked, 'language'>,
  of: readonly PrintedFigure[],
): SheetColumn[] =>
  of.map((each) => ({
    title: WORDS[language].column[each],
    share: SHARES[each] ?? 10,
    figure: true,
  }));
