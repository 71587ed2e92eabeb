import { statesOf } from '../../../../kernel/states.ts';

export type RaffleStep = 'COUNTING' | 'FROZEN' | 'DRAWN' | 'VOID';

/** A raffle is called off before its draw alone. */
export const raffleStates = statesOf<RaffleStep>('raffle', {
  COUNTING: ['FROZEN', 'VOID'],
  FROZEN: ['DRAWN', 'VOID'],
  DRAWN: [],
  VOID: [],
});
