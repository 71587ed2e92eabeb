import type { LineState } from '@nokshi/contract/console/statements.ts';
import { statesOf } from '../../../../kernel/states.ts';

/**
 * What a line of a statement may become. A match can be undone until it is credited; a line that
 * nobody matched can be credited as the evidence of a claim. Each line pays once.
 */
export const lineStates = statesOf<LineState>('statement line', {
  UNMATCHED: ['MATCHED', 'CREDITED', 'IGNORED', 'RETURNED'],
  MATCHED: ['UNMATCHED', 'CREDITED'],
  CREDITED: [],
  IGNORED: [],
  RETURNED: [],
});
