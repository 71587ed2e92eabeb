import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { readObligations } from './count-play.ts';
import type { TurnoverRoom } from './room.ts';
import { type Turnover, turnoverOf, withdrawableOf } from './rules/obligation.ts';
import { debtAsked } from './topics.ts';

/** Minor units of taka. */
export type WithdrawableBalance = {
  readonly cash: bigint;
  /** Of the cash what may go out now. */
  readonly withdrawable: bigint;
  readonly turnover: Turnover;
  /** All that is owed, what of the cash is held back for it, and the oldest thing it is owed for. */
  readonly debt: { readonly owed: bigint; readonly held: bigint; readonly reference: Uuid } | null;
};

/**
 * What of the member's cash may go out now, to a payee or along the team line: neither what has still
 * to be staked nor what is owed. Who takes money out locks the funds first. Source: domain.md 11.
 */
export async function withdrawableBalance(
  room: TurnoverRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<WithdrawableBalance> {
  const { cash } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const turnover = turnoverOf((await readObligations(room, tx, { memberId })).obligations);
  const debts = await room.events.emit(tx, debtAsked, memberId);
  const debt = debts.find((one) => one !== null) ?? null;
  const owed = debt?.owed ?? 0n;
  return {
    cash,
    withdrawable: withdrawableOf(cash, turnover, owed),
    turnover,
    debt: debt && { ...debt, held: owed < cash ? owed : cash },
  };
}
