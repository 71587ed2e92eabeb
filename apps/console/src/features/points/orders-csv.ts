import type { DeskOrder } from '@nokshi/contract/console/points.ts';

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
  [HEAD, ...orders.map(lineOf)].map((line) => `${line.map(cell).join(',')}\r\n`).join('');

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

/** Members type some of it: a spreadsheet reads no cell as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
