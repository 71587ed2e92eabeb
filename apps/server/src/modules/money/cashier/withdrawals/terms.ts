import type { Output } from '@nokshi/contract';
import type { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import { availableOf, type Turnover, turnoverOf } from '../rules/turnover.ts';
import { debtOf } from '../store/debts.ts';
import { creditedOf } from '../store/member-money.ts';
import { payeesOf } from '../store/payees.ts';
import { setMinutes } from '../store/terms.ts';
import { countOpen } from '../store/withdrawals.ts';
import { wireMethod, wirePayee } from './wire.ts';

type Free = {
  readonly cash: bigint;
  readonly available: bigint;
  readonly turnover: Turnover;
  /** All that is owed, what of the cash is held back for it, and the payment that was taken back. */
  readonly debt: {
    readonly owed: bigint;
    readonly held: bigint;
    readonly depositId: string;
  } | null;
};

/**
 * What of the member's cash may go out now, to a payee or along the team line: neither what has
 * still to be staked nor what is owed. Minor units. Source: domain.md 11.
 */
export async function freeMoney(room: CashierRoom, tx: Tx, memberId: MemberId): Promise<Free> {
  const { cash } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const credited = (await creditedOf(tx, memberId)) + (await room.receivedOf(tx, memberId));
  const { stake, voided } = await room.wagers.totals(tx, { memberId });
  const turnover = turnoverOf({ credited, staked: stake - voided });
  const debt = await debtOf(tx, memberId);
  const owed = debt?.owed ?? 0n;
  return {
    cash,
    available: availableOf(cash, turnover, owed),
    turnover,
    debt: debt && {
      owed,
      held: owed < cash ? owed : cash,
      depositId: toWire('dep', debt.depositId),
    },
  };
}

export const minutesToAnswer = async (room: CashierRoom, tx: Tx): Promise<number> =>
  (await setMinutes(tx)) ?? room.withdrawalPolicy.confirmMinutes;

/** All that the form of a withdrawal is drawn from. Checklist MC-006, E-112. */
export async function tellTerms(
  room: CashierRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof withdrawalsRoutes.terms>> {
  const { cash, available, turnover, debt } = await freeMoney(room, tx, memberId);
  const { openAtMost, payeesAtMost, restHours } = room.withdrawalPolicy;
  const payees = await payeesOf(tx, memberId);
  return {
    cash: toDecimal(cash),
    available: toDecimal(available),
    turnover: {
      needed: toDecimal(turnover.needed),
      done: toDecimal(turnover.done),
      missing: toDecimal(turnover.missing),
    },
    debt: debt && { ...debt, owed: toDecimal(debt.owed), held: toDecimal(debt.held) },
    open: await countOpen(tx, memberId),
    openAtMost,
    payeesAtMost,
    restHours,
    confirmMinutes: await minutesToAnswer(room, tx),
    hasPaymentPassword: await room.identity.hasPaymentPassword(tx, memberId),
    methods: room.payouts.map(wireMethod),
    payees: payees.map((payee) => wirePayee(room, payee)),
  };
}
