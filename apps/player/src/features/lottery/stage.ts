import type { Issue } from '@nokshi/contract/player/lottery.ts';
import { useServerNow } from '../../data/server-now.ts';

/** What the clock says of an issue, whatever the last news of it was. */
export type Stage = 'none' | 'waiting' | 'open' | 'closed' | 'drawing' | 'drawn' | 'void';

export function stageOf(issue: Issue | null, now: number): Stage {
  if (!issue) return 'none';
  switch (issue.state) {
    case 'VOID':
    case 'REFUNDED':
      return 'void';
    case 'DRAWN':
    case 'SETTLED':
      return 'drawn';
    case 'WAITING':
    case 'OPEN':
    case 'CLOSED':
      if (now >= Date.parse(issue.drawsAt)) return 'drawing';
      if (issue.state === 'CLOSED' || now >= Date.parse(issue.closesAt)) return 'closed';
      return now < Date.parse(issue.opensAt) ? 'waiting' : 'open';
  }
}

/** The stage of an issue by the server's clock; the component is drawn again each second. */
export const useStage = (issue: Issue | null): Stage => stageOf(issue, useServerNow());
