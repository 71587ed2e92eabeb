import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { readObligations } from './count-play.ts';
import type { TurnoverRoom } from './room.ts';
import { type Turnover, turnoverOf, withdrawableOf } from './rules/obligation.ts';
import { debtAsked } from './topics.ts';

/** Minor units of taka. */
export type WithdrawableBalance = {
  readonly cash: bigint;
  /** The part of the cash that may be withdrawn now. */
  readonly withdrawable: bigint;
  readonly turnover: Turnover;
  /** The total debt, the part of the cash held back for it, and the oldest reversed payment. */
  readonly debt: {
    readonly owed: bigint;
    readonly held: bigint;
    /** Null: none of it is owed for a payment. */
    readonly reference: Uuid | null;
  } | null;
};

/**
 * What may leave the member's cash now, to a payee or along the team line: the cash without missing
 * turnover and without debt. A bonus holds no cash back. The caller locks the funds before it takes money out. Source:
 * domain.md 11.
 */
export async function withdrawableBalance(
  room: TurnoverRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<WithdrawableBalance> {
  const { cash } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const { obligations } = await readObligations(room, tx, { memberId });
  const turnover = turnoverOf(obligations.filter(({ source }) => source !== 'bonus'));
  const debts = await room.events.emit(tx, debtAsked, memberId);
  const prizes = await room.wagers.owedBy(tx, memberId);
  const owed = debts.reduce((total, debt) => total + (debt?.owed ?? 0n), prizes);
  return {
    cash,
    withdrawable: withdrawableOf(cash, turnover, owed),
    turnover,
    debt:
      owed > 0n
        ? {
            owed,
            held: owed < cash ? owed : cash,
            reference: debts.find((debt) => debt?.reference)?.reference ?? null,
          }
        : null,
  };
}
