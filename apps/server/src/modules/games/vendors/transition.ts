import type { Tx } from '../../../kernel/db.ts';
import { grantStates } from './rules/grant-states.ts';
import { type Heard, transferStates } from './rules/transfer-step.ts';
import { type GrantRow, turnGrant } from './store/grants.ts';
import { endTransfer, type TransferRow } from './store/transfers.ts';

/**
 * The only writer of a grant's state; false when it changed in the meantime. An unknown transition
 * is a fault.
 */
export async function transition(
  tx: Tx,
  grant: GrantRow,
  change: { readonly to: GrantRow['state']; readonly heard: Heard | null; readonly at: Date },
): Promise<boolean> {
  const { grantId, state: from } = grant;
  grantStates.check(grantId, from, change.to);
  return turnGrant(tx, grant, { from, ...change });
}

/** The only writer of a transfer's state; false when it had ended before. */
export async function end(
  tx: Tx,
  { transferId, state: from }: TransferRow,
  change: { readonly to: 'DONE' | 'REFUSED'; readonly heard: Heard; readonly at: Date },
): Promise<boolean> {
  const { to, heard, at } = change;
  transferStates.check(transferId, from, to);
  return endTransfer(tx, { transferId, state: to, heard, at });
}
