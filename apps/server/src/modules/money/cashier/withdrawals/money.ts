import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type HoldId, type Uuid } from '../../../../kernel/ids.ts';
import type { Leg } from '../../../base/wallet/index.ts';
import type { CashierRoom } from '../room.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';

type Row = Pick<WithdrawalRow, 'withdrawalId' | 'memberId' | 'amount'>;

/** A hold has the id of its withdrawal. */
export const holdOf = ({ withdrawalId }: Row): HoldId => withdrawalId as string as HoldId;

/** Each move of a withdrawal's money happens once, whoever asks for it and however often. */
const keyOf = ({ withdrawalId }: Row, verb: string): Uuid =>
  derivedId(`cashier.withdrawal ${verb}\n${withdrawalId}`, withdrawalId);

/** From the member's cash to what is held. Refuses: wallet.insufficient. */
export const holdAmount = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.hold(tx, {
    holdId: holdOf(row),
    memberId: row.memberId,
    asset: 'BDT',
    amount: row.amount,
    reference: row.withdrawalId,
    expiresAt: null,
  });

/** The channel has paid: what was held is the house's to settle with it. */
export const capturePaid = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.capture(tx, {
    holdId: holdOf(row),
    key: keyOf(row, 'paid'),
    amount: row.amount,
    contra: 'payouts',
    kind: 'withdrawal',
  });

/** Nothing was paid: what was held is the member's again. */
export const releaseHeld = ({ wallet }: CashierRoom, tx: Tx, row: Row) =>
  wallet.release(tx, { holdId: holdOf(row), key: keyOf(row, 'refused'), amount: row.amount });

/**
 * Where the money is that a member says is missing, in one posting that leaves the member's cash as
 * it is: `set-aside` from payouts to suspense until it is decided, `put-back` where it was paid.
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

/** What is missing becomes the member's again. */
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
