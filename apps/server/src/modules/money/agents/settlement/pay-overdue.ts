import { dayOf, previousSpan, spanOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { SlipId } from '../../../../kernel/ids.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { dayOfWagesWords } from '../rules/slip-words.ts';
import { type OpenSlip, openSlips, turnBad, wagesOf } from '../store/overdue.ts';
import { change, collectForHouse, paySlip } from './pay-slip.ts';

const IN_PAGE = 100;
const DAY_MS = 86_400_000;

/**
 * Tries again to pay what is overdue, and to collect what the house paid in place of an upline; from
 * the top of the line down, each in its own transaction. Then marks what has been overdue too long.
 */
export async function payOverdue(room: AgentsRoom): Promise<void> {
  for (let after: OpenSlip | null = null; ; ) {
    const page: OpenSlip[] = await room.db.read((tx) => openSlips(tx, { after, limit: IN_PAGE }));
    for (const { slipId } of page) await room.db.tx((tx) => tryAgain(room, tx, slipId));
    after = page.at(-1) ?? null;
    if (!after || page.length < IN_PAGE) break;
  }
  await room.db.tx((tx) => markBad(room, tx));
}

async function tryAgain(room: AgentsRoom, tx: Tx, slipId: SlipId): Promise<void> {
  const slip = await paySlip(room, tx, slipId);
  if (slip?.state !== 'PAID_BY_HOUSE' || slip.collectedAt || !slip.uplineId) return;
  try {
    const { at } = await collectForHouse(room, tx, { slip, uplineId: slip.uplineId });
    await change(room, tx, { slip, to: { collectedAt: at } });
  } catch (err) {
    // It stays owed until there is enough.
    const waits = ['wallet.insufficient', 'wallet.account-closed'];
    if (!(err instanceof Refusal) || !waits.includes(err.code)) throw err;
  }
}

async function markBad(room: AgentsRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const before = new Date(now.getTime() - room.site.agentTerms().graceDays * DAY_MS);
  const turned = await turnBad(tx, { before, now });
  if (turned.length === 0) return;
  tx.afterCommit(() => {
    for (const { uplineId, downlineId } of turned)
      for (const one of [uplineId, downlineId])
        if (one) room.live.toMember(one, { type: 'agent-slip' });
    room.live.toDesk('agents.read', { type: 'agent-slip' });
  });
}

/** One letter for all hourly and real-time wages of yesterday. */
export async function tellWagesOfDay(room: AgentsRoom, tx: Tx): Promise<void> {
  const span = previousSpan('D', spanOf('D', room.clock.now()));
  const day = dayOf(span.start);
  for (const { memberId, ...wages } of await wagesOf(tx, span))
    await room.messaging.tell(tx, { memberId, ...dayOfWagesWords({ day, ...wages }) });
}
