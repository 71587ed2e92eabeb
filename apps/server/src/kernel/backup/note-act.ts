import type { Act } from '../audit.ts';
import { createAudit } from '../audit-chain.ts';
import type { Clock } from '../clock.ts';
import { createDb } from '../db.ts';
import type { OperatorId } from '../ids.ts';
import { silentLog } from '../log.ts';

/** The operator name of acts from the command line, which the console cannot know. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as OperatorId;

/** Writes an act from the command line into the audit log. */
export async function noteAct(
  { url, clock }: { url: string; clock: Clock },
  act: Pick<Act, 'act' | 'object' | 'facts'>,
): Promise<void> {
  const db = createDb({ url, log: silentLog, connections: 1 });
  try {
    const who = { operatorId: NOBODY, operator: 'command line', ip: '' };
    await db.tx((tx) => createAudit({ clock }).append(tx, { ...who, ...act }));
  } finally {
    await db.close();
  }
}
