import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { laneOf } from './rules/lane-of.ts';
import { closeMemberAccounts, selectBalances } from './store/accounts.ts';
import { takeLane } from './store/lane-lock.ts';

/**
 * Closes all accounts of a member's asset; asked twice it changes nothing. The lane is taken first,
 * so no posting comes between the look and the act. A hold that is open has its money in `held`.
 * Refuses wallet.not-empty.
 */
export async function closeAccounts(
  tx: Tx,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<void> {
  const member = { lane: laneOf(memberId), memberId, asset };
  await takeLane(tx, member.lane);
  const balances = await selectBalances(tx, member);
  if (balances.some(({ balance }) => balance !== 0n)) throw refuse('wallet.not-empty');
  await closeMemberAccounts(tx, member);
}
