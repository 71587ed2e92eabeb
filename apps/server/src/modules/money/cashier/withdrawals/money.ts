import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type HoldId, type Uuid } from '../../../../kernel/ids.ts';
import type { Leg } from '../../../base/wallet/index.ts';
import type { CashierRoom } from '../room.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';

type Row = Pick<WithdrawalRow, 'withdrawalId' | 'memberId' | 'amount'>;

/** A hold has the id of its withdrawal. */
export const holdOf = ({ withdrawalId }: Row): HoldId => withdrawalId as string as HoldId;

/** Each move of a withdrawal's money happens once: its key names the withdrawal and the move. */
const keyOf = ({ withdrawalId }: Row, verb: string): Uuid =>
  derivedId(`cashier.withdrawal ${verb}\n${withdrawalId}`, withdrawalId);

/** Puts the amount on hold. Refuses: wallet.insufficient. */
export const holdAmount = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.hold(tx, {
    holdId: holdOf(row),
    memberId: row.memberId,
    asset: 'BDT',
    amount: row.amount,
    reference: row.withdrawalId,
    expiresAt: null,
  });

/** Captures the hold: the channel has paid, and the house settles with it. */
export const capturePaid = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.capture(tx, {
    holdId: holdOf(row),
    memberId: row.memberId,
    key: keyOf(row, 'paid'),
    amount: row.amount,
    contra: 'payouts',
    kind: 'withdrawal',
  });

/** Releases the hold: nothing was paid. */
export const releaseHeld = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.release(tx, {
    holdId: holdOf(row),
    memberId: row.memberId,
    key: keyOf(row, 'refused'),
    amount: row.amount,
  });

/**
 * Moves a missing amount in one posting that leaves the member's cash unchanged: `set-aside` from
 * payouts to suspense until it is decided, `put-back` to payouts.
 */
export const moveMissing = (
  room: CashierRoom,
  tx: Tx,
  { row, missing, verb }: { row: Row; missing: bigint; verb: 'set-aside' | 'put-back' },
) => {
  const [from, to] = verb === 'set-aside' ? PAYOUTS_SUSPENSE : SUSPENSE_PAYOUTS;
  const leg = { kind: 'adjustment', reference: row.withdrawalId } as const;
  return post(room, tx, {
    row,
    verb,
    legs: [
      { ...leg, amount: missing, contra: from },
      { ...leg, amount: -missing, contra: to },
    ],
  });
};
const PAYOUTS_SUSPENSE = ['payouts', 'suspense'] as const;
const SUSPENSE_PAYOUTS = ['suspense', 'payouts'] as const;

/** Refunds the missing amount to the member. */
export const giveBack = (
  room: CashierRoom,
  tx: Tx,
  { row, missing }: { row: Row; missing: bigint },
) =>
  post(room, tx, {
    row,
    verb: 'give-back',
    legs: [{ kind: 'refund', reference: row.withdrawalId, amount: missing, contra: 'suspense' }],
  });

function post(
  { wallet }: CashierRoom,
  tx: Tx,
  { row, verb, legs }: { row: Row; verb: string; legs: readonly Leg[] },
) {
  const key = keyOf(row, verb);
  const amounts = legs.map(({ amount }) => amount).join(' ');
  return wallet.transfer(tx, {
    memberId: row.memberId,
    asset: 'BDT',
    key,
    digest: digestOf(`cashier.withdrawal ${verb} ${row.withdrawalId} ${amounts}`),
    legs,
    rides: [],
  });
}
