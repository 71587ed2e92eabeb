import type { GoodDoc } from '@nokshi/contract/points.ts';
import type { Output } from '@nokshi/contract';
import type { consolePointsRoutes } from '@nokshi/contract/console/points.ts';
import type { pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { Language } from '@nokshi/contract';
import { shownContent } from '../../../../kernel/content/content.ts';
import { isInForce } from '../../../../kernel/content/document.ts';
import { allRows, oneRow } from '../../../../kernel/content/rows.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PointsRoom } from '../room.ts';
import { allOrdered, orderedOf } from '../store/goods.ts';
import { countWaiting } from '../store/orders.ts';

type Asked = { readonly language: Language; readonly kind?: GoodDoc['kind'] | undefined };

/** What the mall shows now, with what is left of each; in the operators' order. X-064. */
export async function readGoods(
  room: PointsRoom,
  tx: Tx,
  { language, kind }: Asked,
): Promise<Output<typeof pointsRoutes.goods>> {
  const shown = shownContent<GoodDoc>(room.content, 'good')
    .filter(({ doc }) => kind === undefined || doc.kind === kind)
    .sort((a, b) => a.doc.position - b.doc.position || a.doc.points - b.doc.points);
  const ids = shown.map(({ id }) => id);
  const ordered = new Map((await orderedOf(tx, ids)).map((row) => [row.goodId, row.ordered]));
  return {
    rows: shown.map(({ id, doc }) => ({
      id,
      kind: doc.kind,
      name: doc.title[language],
      unit: doc.unit[language],
      html: doc.html[language],
      picture: doc.picture,
      points: doc.points,
      worth: doc.worth,
      left: leftOf(doc, ordered.get(id)),
      asksMessenger: doc.asksMessenger,
    })),
  };
}

const leftOf = ({ stock }: GoodDoc, ordered = 0n): number => Math.max(0, stock - Number(ordered));

/** A good that can be ordered now, as the database has it. Refuses: points.good-unknown. */
export async function goodToOrder(room: PointsRoom, tx: Tx, id: string): Promise<GoodDoc> {
  const row = await oneRow<GoodDoc>(tx, room.content.place, { kind: 'good', id });
  if (row?.state !== 'published' || !isInForce(row.doc, room.clock.now()))
    throw refuse('points.good-unknown', { field: 'goodId' });
  return row.doc;
}

/** The house's side of points: members hold what these lack. */
const HOUSE = ['mall', 'promotion', 'adjustment'] as const;

/** What was ordered and is left of each good, with what waits and what members hold. */
export async function deskStock(
  room: PointsRoom,
  tx: Tx,
): Promise<Output<typeof consolePointsRoutes.stock>> {
  const ordered = new Map((await allOrdered(tx)).map((row) => [row.goodId, row.ordered]));
  const goods = await allRows<GoodDoc>(tx, room.content.place, 'good');
  const house = await room.wallet.houseBalances(tx, { names: HOUSE, asset: 'PTS' });
  return {
    goods: goods.map(({ id, state, doc }) => ({
      id,
      name: doc.title,
      state,
      stock: doc.stock,
      ordered: Number(ordered.get(id) ?? 0n),
      left: leftOf(doc, ordered.get(id)),
    })),
    waiting: await countWaiting(tx),
    outstanding: Number(-[...house.values()].reduce((sum, each) => sum + each, 0n)),
  };
}
