import type { TableRound } from '@nokshi/contract/player/tables.ts';
import { useServerNow } from '../../data/server-now.ts';

/** What the clock says of a round, whatever the last news of it was. */
export type Stage = 'none' | 'waiting' | 'betting' | 'closed' | 'showing' | 'void';

export function stageOf(round: TableRound | null, now: number): Stage {
  if (!round) return 'none';
  if (round.state === 'VOID' || round.state === 'REFUNDED') return 'void';
  if (now >= Date.parse(round.endsAt)) return 'waiting';
  if (round.state === 'DRAWN' || round.state === 'SETTLED' || now >= Date.parse(round.drawsAt))
    return 'showing';
  if (round.state === 'CLOSED' || now >= Date.parse(round.closesAt)) return 'closed';
  return now < Date.parse(round.opensAt) ? 'waiting' : 'betting';
}

/** By the server's clock; the component is drawn again each second. */
export const useStage = (round: TableRound | null): Stage => stageOf(round, useServerNow());
