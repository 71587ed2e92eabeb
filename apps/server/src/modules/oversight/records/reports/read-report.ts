import type { Input, Output } from '@nokshi/contract';
import type { consoleReportRoutes } from '@nokshi/contract/console/reports.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { PlayersRow } from '../../../stakes/wagers/index.ts';
import { askedAfter, askedSpan, onePage } from '../asked-page.ts';
import type { RecordsRoom } from '../room.ts';
import { writeCursor } from '../rules/cursor.ts';
import { MOST_REPORT_DAYS_APART } from '../rules/range.ts';
import { added, type Columns, NOTHING, ofPlay, sumsByDay, wirePlay, wireSums } from './sums.ts';

type Routes = typeof consoleReportRoutes;

/**
 * The money moved over a range of days: by day, by product, and in total, in taka. Reads daily
 * figures, so a year costs no more than its days. Refuses: records.range.
 */
export async function readReport(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Routes['report']>,
): Promise<Output<Routes['report']>> {
  const { from, to, span } = askedSpan(room, asked, MOST_REPORT_DAYS_APART);
  const turnover = await room.wagers.turnoverByDay(tx, { from, to });
  const days = await sumsByDay(room, tx, { span, turnover });
  const players = membersOf(await room.wagers.countPlayers(tx, { from, to }));
  const total = [...days.values()].reduce(added, NOTHING);
  const products = new Map<string, Columns>();
  for (const { category, ...row } of turnover)
    products.set(category, added(products.get(category) ?? NOTHING, ofPlay(row)));
  return {
    from,
    to,
    total: wireSums(total, players(null, null)),
    days: [...days].map(([day, sums]) => ({ day, ...wireSums(sums, players(day, null)) })),
    products: [...products].map(([category, sums]) => ({
      category,
      ...wirePlay(sums),
      members: Number(players(null, category)),
    })),
  };
}

function membersOf(rows: readonly PlayersRow[]) {
  const counts = new Map(rows.map((row) => [`${row.day} ${row.category}`, row.members]));
  return (day: string | null, category: string | null) => counts.get(`${day} ${category}`) ?? 0n;
}

const GAME = /^[\w.:-]{1,80}$/;

/** The games of a product, by code. Refuses: records.range. */
export async function readGames(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Routes['games']>,
): Promise<Output<Routes['games']>> {
  const days = askedSpan(room, asked, MOST_REPORT_DAYS_APART);
  const [after = ''] = askedAfter(asked.cursor, GAME) ?? [];
  const { page, next } = await onePage(
    asked.pageSize,
    (limit) => room.wagers.turnoverByGame(tx, { days, category: asked.category, after, limit }),
    (last) => writeCursor(last.gameId),
  );
  return {
    rows: page.map(({ gameId, ...row }) => {
      const game = room.catalogue.find(gameId);
      return {
        gameId,
        gameName: game?.name ?? { EN: gameId, BN: gameId },
        vendor: game?.vassalage ?? '',
        ...wirePlay(added(NOTHING, ofPlay(row))),
      };
    }),
    next,
  };
}
