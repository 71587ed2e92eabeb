import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { owedWords, paidWords, waitsWords } from '../rules/slip-words.ts';
import { hasOtherOverdue } from '../store/overdue.ts';
import type { NamedSlip, SlipRow } from '../store/slips.ts';

type TellRoom = Pick<AgentsRoom, 'messaging'>;

/** Pages of both sides and the desk fetch their slips again. */
export function announceSlip(
  { live }: Pick<AgentsRoom, 'live'>,
  tx: Tx,
  { uplineId, downlineId }: SlipRow,
): void {
  const message = { type: 'agent-slip' } as const;
  tx.afterCommit(() => {
    live.toMember(downlineId, message);
    if (uplineId) live.toMember(uplineId, message);
    live.toDesk('agents.read', message);
  });
}

const isOften = ({ kind }: SlipRow): boolean => kind === 'hourly' || kind === 'real-time';

/** Wages by the hour and bucket get one letter a day, unless they were waited for. */
export async function tellPaid({ messaging }: TellRoom, tx: Tx, slip: NamedSlip): Promise<void> {
  if (isOften(slip) && slip.state === 'PAID') return;
  await messaging.tell(tx, { memberId: slip.downlineId, ...paidWords(slip) });
}

/** To both sides; of wages by the hour and bucket only of the first that is overdue. */
export async function tellOverdue({ messaging }: TellRoom, tx: Tx, slip: NamedSlip): Promise<void> {
  const { uplineId, downlineId } = slip;
  if (isOften(slip) && (await hasOtherOverdue(tx, slip))) return;
  await messaging.tell(tx, { memberId: downlineId, ...waitsWords(slip) });
  if (uplineId)
    await messaging.tell(tx, { memberId: uplineId, ...owedWords(slip, slip.downlineName) });
}
