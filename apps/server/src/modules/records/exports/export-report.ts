import type { Input, Output } from '@nokshi/contract';
import type { consoleReportRoutes } from '@nokshi/contract/console/reports.ts';
import { askedDays } from '../asked-page.ts';
import { readGames, readReport } from '../reports/read-report.ts';
import type { RecordsRoom } from '../room.ts';
import { MOST_REPORT_DAYS_APART } from '../rules/range.ts';
import { gather } from './gather.ts';
import { giveOut } from './give-out.ts';

type Route = typeof consoleReportRoutes.exportReport;

const PLAY = ['wagers', 'stake', 'payout', 'refund', 'ggr'] as const;
const DAY = [
  'deposits',
  'withdrawals',
  ...PLAY,
  'awards',
  'bonus',
  'adjustments',
  'net',
  'members',
] as const;

/** The report of some days as a file, or the games of one product in them. Refuses: records.range. */
export const exportReport = (
  room: RecordsRoom,
  { operator, ...asked }: Input<Route> & { operator: string },
): Promise<Output<Route>> =>
  giveOut(room, {
    kind: asked.category === undefined ? 'report' : 'games',
    for: { operator, memberId: null },
    async gather(tx) {
      const { category } = asked;
      const days = askedDays(room, asked, MOST_REPORT_DAYS_APART);
      if (category === undefined) {
        const { days: rows, total } = await readReport(room, tx, days);
        const line = (name: string, row: typeof total) => [name, ...DAY.map((of) => `${row[of]}`)];
        const lines = [
          ['day', ...DAY],
          ...rows.map((row) => line(row.day, row)),
          line('total', total),
        ];
        return { ...days, cut: false, lines };
      }
      const { rows, cut } = await gather(room.clock, (more) =>
        readGames(room, tx, { ...days, category, ...more }),
      );
      const lines = rows.map((row) => [
        row.gameId,
        row.gameName.EN,
        row.vendor,
        ...PLAY.map((of) => `${row[of]}`),
      ]);
      return { ...days, cut, lines: [['game', 'name', 'vendor', ...PLAY], ...lines] };
    },
  });
