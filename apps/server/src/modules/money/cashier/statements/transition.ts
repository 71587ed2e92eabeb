import type { Tx } from '../../../../kernel/db.ts';
import { lineStates } from '../rules/line-states.ts';
import { type LineRow, writeLine } from '../store/statements.ts';

type Change = Pick<LineRow, 'state' | 'depositId' | 'operator' | 'reason'>;

/** The only writer of a line's state. A change that the table does not know is a fault. */
export async function transition(
  tx: Tx,
  { lineId, state: from }: LineRow,
  change: Change,
): Promise<void> {
  lineStates.check(lineId, from, change.state);
  const { state, depositId, operator, reason } = change;
  await writeLine(tx, { lineId, state, depositId, operator, reason });
}
