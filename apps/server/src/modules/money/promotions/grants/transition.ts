import type { Tx } from '../../../../kernel/db.ts';
import { grantStates } from '../rules/states.ts';
import { type GrantChange, type GrantRow, writeGrant } from '../store/grants.ts';

/** The only writer of a grant's state. */
export function transition(tx: Tx, grant: GrantRow, to: GrantChange): Promise<GrantRow> {
  grantStates.check(grant.grantId, grant.state, to.state);
  return writeGrant(tx, grant.grantId, to);
}
