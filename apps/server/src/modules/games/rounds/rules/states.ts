import { statesOf } from '../../../../kernel/states.ts';

export type RoundState = 'WAITING' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID' | 'REFUNDED';

/**
 * What a shared round may become. A round that was closed is drawn; one that was not is void.
 * SETTLED may become DRAWN again where the result was corrected, and any round may still be made
 * void by operators. Source: domain.md 1.1, architecture.md 10.
 */
export const roundStates = statesOf<RoundState>('the round', {
  WAITING: ['OPEN', 'REFUNDED'],
  OPEN: ['CLOSED', 'VOID'],
  CLOSED: ['DRAWN', 'VOID'],
  DRAWN: ['SETTLED', 'VOID'],
  SETTLED: ['DRAWN', 'VOID'],
  VOID: ['REFUNDED'],
  REFUNDED: [],
});
