import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';

/** Domain.md 8.2. `NOTHING`: nothing is due, or the account it was due to is closed. */
const TABLE: StateTable<SlipState> = {
  DUE: ['PAID', 'OVERDUE', 'NOTHING'],
  OVERDUE: ['PAID_LATE', 'PAID_BY_HOUSE', 'NOTHING'],
  PAID: [],
  NOTHING: [],
  PAID_LATE: [],
  PAID_BY_HOUSE: [],
};

export const slipStates = statesOf('slip', TABLE);
