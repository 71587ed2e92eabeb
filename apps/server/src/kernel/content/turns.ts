import type { Clock } from '../clock.ts';
import type { Tx } from '../db.ts';
import type { Jobs } from '../work.ts';
import type { Board, ContentKind } from './board.ts';
import type { Doc } from './document.ts';
import type { ContentRow } from './rows.ts';

type Turning = {
  readonly room: string;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly board: Board;
};

const nameOf = ({ room }: Turning) => `${room}.content-turn`;

/** A scheduled change writes nothing; open pages are notified as after a change. */
export function registerTurns(content: Turning): void {
  content.jobs.register(nameOf(content), async (tx, { kind }) =>
    tx.afterCommit(() => content.board.changed(kind as ContentKind)),
  );
}

/** Scheduled content appears and disappears on open pages at that very moment. */
export async function planTurns(
  content: Turning,
  tx: Tx,
  { kind, row }: { kind: ContentKind; row: ContentRow<Doc> },
): Promise<void> {
  if (row.state !== 'published') return;
  for (const turn of ['from', 'until'] as const) {
    const at = row.doc[turn];
    if (typeof at !== 'string') continue;
    const runAt = new Date(at);
    if (runAt <= content.clock.now()) continue;
    const key = `${row.id}-${row.version}-${turn}`;
    await content.jobs.enqueue(tx, { name: nameOf(content), key, payload: { kind }, runAt });
  }
}
