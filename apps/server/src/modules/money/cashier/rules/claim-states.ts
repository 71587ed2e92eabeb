import type { ClaimState } from '@nokshi/contract/player/claims.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** How a claim ends: credited or refused by an operator, settled when its money came by itself. */
export const claimStates = statesOf<ClaimState>('claim', {
  OPEN: ['CREDITED', 'REFUSED', 'SETTLED'],
  CREDITED: [],
  REFUSED: [],
  SETTLED: [],
});
