import type { DeskOrder } from '@nokshi/contract/console/points.ts';
import { csvText } from '../../lib/csv.ts';

const HEAD = [
  'reference',
  'time',
  'member',
  'type',
  'name',
  'quantity',
  'points',
  'amount',
  'status',
  'remark',
  'address',
  'mobile',
  'messenger',
];

/** Orders as a file: one line each, under the names of the wire. */
export const ordersCsv = (orders: readonly DeskOrder[]): string =>
  csvText([HEAD, ...orders.map(lineOf)]);

const lineOf = (order: DeskOrder): readonly string[] => [
  order.referenceNumber,
  order.applicationTime,
  order.username,
  order.type,
  order.name.EN,
  `${order.quantity}`,
  `${order.pointsRequired}`,
  order.amount,
  order.status,
  order.remark ?? '',
  order.delivery?.address ?? '',
  order.delivery?.mobile ?? '',
  order.delivery?.messenger ?? '',
];
