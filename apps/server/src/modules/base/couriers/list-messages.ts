import type { Input, Output } from '@nokshi/contract';
import type { consoleCouriersRoutes } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { wholeText } from './deliver-message.ts';
import type { Internals } from './room.ts';
import { listMessages as rowsOf, type MessageRow } from './store/messages.ts';

type Route = typeof consoleCouriersRoutes.messages;

/** What was sent, newest first. */
export async function listMessages(
  room: Internals,
  tx: Tx,
  { cursor, pageSize, ...filter }: Input<Route>,
): Promise<Output<Route>> {
  const rows = await rowsOf(tx, {
    ...filter,
    brandId: room.site.brand().brandId,
    before: fromWire('msg', cursor ?? ''),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => ({
      id: toWire('msg', row.messageId),
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      text: shownText(room, row),
      state: row.state,
      courier: row.courier,
      tries: row.tries,
      reason: row.reason,
      queuedAt: row.queuedAt.toISOString(),
      sentAt: row.state === 'sent' ? (row.doneAt?.toISOString() ?? null) : null,
    })),
    next: last ? toWire('msg', last.messageId) : null,
  };
}

/** A code opens an account, so only the demo house shows it, where all money is play money. */
const shownText = (room: Internals, row: MessageRow): string =>
  room.site.brand().mode === 'demo' ? wholeText(room, row) : row.body.replace('{code}', '••••••');
