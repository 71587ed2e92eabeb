import type { Input, Output } from '@nokshi/contract';
import type { recordsRoutes, WagerEnd } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { WagerRow } from '../../stakes/wagers/index.ts';
import { askedAfter, askedDays, onePage } from './asked-page.ts';
import type { RecordsRoom } from './room.ts';
import { NUMBER, UUID, writeCursor } from './rules/cursor.ts';
import { wireWagers } from './wire-rows.ts';

type Route = typeof recordsRoutes.wagers;

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
  const [placedAt, wagerId] = askedAfter(cursor, NUMBER, UUID) ?? [];
  const before =
    placedAt && wagerId
      ? { placedAt: new Date(Number(placedAt)), wagerId: wagerId as WagerId }
      : undefined;
  const { page, next } = await onePage(
    pageSize,
    (limit) => room.wagers.list(tx, { ...filter, before, limit }),
    cursorOf,
  );
  return { rows: await wireWagers(room, tx, { memberId: asked.memberId, rows: page }), next };
}

const cursorOf = (last: WagerRow) => writeCursor(String(last.placedAt.getTime()), last.wagerId);
