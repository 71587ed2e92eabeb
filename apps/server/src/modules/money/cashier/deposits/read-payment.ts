import type { Payment } from '@nokshi/contract/player/checkout.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { DEMO_ACCOUNT } from '../channels/demo-transfer.ts';
import { type DepositRow, findDeposit } from '../store/deposits.ts';
import { findCheckout } from '../store/providers.ts';
import { countPictures, findTransfer } from '../store/transfers.ts';

/**
 * How the member pays a deposit now. Refuses cashier.deposit-unknown, also for another member's.
 */
export async function readPayment(
  tx: Tx,
  { memberId, id }: { memberId: MemberId; id: string },
): Promise<Payment> {
  const depositId = fromWire('dep', id);
  const deposit = depositId && (await findDeposit(tx, depositId));
  if (deposit?.memberId !== memberId) throw refuse('cashier.deposit-unknown');
  if (deposit.state !== 'PENDING') return { way: 'none' };
  return (await byLink(tx, deposit)) ?? (await byTransfer(tx, deposit)) ?? { way: 'none' };
}

async function byLink(tx: Tx, { depositId, expiresAt }: DepositRow): Promise<Payment | null> {
  const checkout = await findCheckout(tx, depositId);
  return checkout ? { way: 'link', url: checkout.url, until: expiresAt.toISOString() } : null;
}

async function byTransfer(tx: Tx, { depositId, expiresAt }: DepositRow): Promise<Payment | null> {
  const transfer = await findTransfer(tx, depositId);
  if (!transfer) return null;
  const { code, toldReference: reference, toldAt } = transfer;
  return {
    way: 'transfer',
    ...DEMO_ACCOUNT,
    code,
    until: expiresAt.toISOString(),
    told:
      reference !== null && toldAt
        ? { reference, at: toldAt.toISOString(), pictures: await countPictures(tx, depositId) }
        : null,
  };
}
