import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import {
  cameBackWords,
  owedBackWords,
  owedWords,
  paidWords,
  takenBackWords,
  waitsWords,
} from '../rules/slip-words.ts';
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

const isOften = ({ kind, closing }: SlipRow): boolean =>
  !closing && (kind === 'hourly' || kind === 'real-time');

/**
 * Wages by the hour and bucket get one letter a day, unless they were waited for. Both sides hear of
 * what was taken back.
 */
export async function tellPaid({ messaging }: TellRoom, tx: Tx, slip: NamedSlip): Promise<void> {
  const { uplineId, downlineId, downlineName } = slip;
  if (isOften(slip) && slip.state === 'PAID') return;
  if (slip.payable >= 0n) {
    await messaging.tell(tx, { memberId: downlineId, ...paidWords(slip) });
    return;
  }
  await messaging.tell(tx, { memberId: downlineId, ...takenBackWords(slip) });
  if (uplineId && slip.payMode === 'upline')
    await messaging.tell(tx, { memberId: uplineId, ...cameBackWords(slip, downlineName) });
}

/** To both sides; of wages by the hour and bucket only of the first that is overdue. */
export async function tellOverdue({ messaging }: TellRoom, tx: Tx, slip: NamedSlip): Promise<void> {
  const { uplineId, downlineId } = slip;
  if (isOften(slip) && (await hasOtherOverdue(tx, slip))) return;
  if (slip.payable < 0n) {
    await messaging.tell(tx, { memberId: downlineId, ...owedBackWords(slip) });
    return;
  }
  await messaging.tell(tx, { memberId: downlineId, ...waitsWords(slip) });
  if (uplineId)
    await messaging.tell(tx, { memberId: uplineId, ...owedWords(slip, slip.downlineName) });
}
