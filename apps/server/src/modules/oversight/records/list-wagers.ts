import type { Input, Output } from '@nokshi/contract';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import type { recordsRoutes, WagerEnd } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire, type WagerId } from '../../../kernel/ids.ts';
import type { WagerRow } from '../../stakes/wagers/index.ts';
import { askedAfter, askedDays, onePage } from './asked-page.ts';
import type { RecordsRoom } from './room.ts';
import { NUMBER, UUID, writeCursor } from './rules/cursor.ts';
import { wireWagers } from './wire-rows.ts';

type Route = typeof recordsRoutes.wagers;
type Desk = typeof consoleMemberRoutes.wagers;

/** The betting record of a range of days, newest first, with the totals of the range. */
export async function listWagers(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Route> & { memberId: MemberId },
): Promise<Output<Route>> {
  const { memberId, gameId, category, end } = asked;
  const filter = { memberId, gameId, category, end, days: askedDays(room, asked) };
  const { rows, next } = await wagerPage(room, tx, { ...asked, ...filter });
  const totals = await room.wagers.totals(tx, filter);
  return {
    rows,
    next,
    totals: {
      count: Number(totals.count),
      stake: toDecimal(totals.stake),
      payout: toDecimal(totals.payout),
      net: toDecimal(totals.payout - totals.stake),
    },
  };
}

type Page = {
  memberId: MemberId;
  days?: { from: string; to: string };
  gameId?: string | undefined;
  category?: string | undefined;
  end?: WagerEnd | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** One page of a member's wagers, of all days when none are given. */
export async function wagerPage(room: RecordsRoom, tx: Tx, asked: Page) {
  const { pageSize, cursor, ...filter } = asked;
  const { page, next } = await pageBefore({ cursor, pageSize }, (of) =>
    room.wagers.list(tx, { ...filter, ...of }),
  );
  return { rows: await wireWagers(room, tx, { memberId: asked.memberId, rows: page }), next };
}

/** For operators, with the valid turnover of each; all, or those settled first within a span. */
export async function wagersOfDesk(
  room: RecordsRoom,
  tx: Tx,
  { memberId, settledFrom, settledTo, ...paged }: Input<Desk> & { memberId: MemberId },
): Promise<Output<Desk>> {
  const span = settledFrom && settledTo && { from: new Date(settledFrom), to: new Date(settledTo) };
  const { page, next } = await pageBefore(paged, (of) =>
    span
      ? room.wagers.settledIn(tx, { memberId, ...span, ...of })
      : room.wagers.list(tx, { memberId, ...of }),
  );
  const valid = new Map(
    page.map((row) => [toWire('wgr', row.wagerId), toDecimal(row.valid, row.asset)]),
  );
  const rows = await wireWagers(room, tx, { memberId, rows: page });
  return { rows: rows.map((row) => ({ ...row, valid: valid.get(row.wagerId) ?? '0.00' })), next };
}

type Before = { before: { placedAt: Date; wagerId: WagerId } | undefined; limit: number };

function pageBefore(
  { cursor, pageSize }: Pick<Page, 'cursor' | 'pageSize'>,
  read: (of: Before) => Promise<WagerRow[]>,
) {
  const [placedAt, wagerId] = askedAfter(cursor, NUMBER, UUID) ?? [];
  const before =
    placedAt && wagerId
      ? { placedAt: new Date(Number(placedAt)), wagerId: wagerId as WagerId }
      : undefined;
  return onePage(pageSize, (limit) => read({ before, limit }), cursorOf);
}

const cursorOf = (last: WagerRow) => writeCursor(String(last.placedAt.getTime()), last.wagerId);
