import type { Transfer } from '@nokshi/contract/player/transfers.ts';
import { toDecimal } from '@nokshi/money';
import { referenceOf } from './ask-wallet.ts';
import type { TransferRow } from './store/transfers.ts';

/** A transfer as its member sees it. */
export const wireTransfer = (row: TransferRow): Transfer => ({
  reference: referenceOf(row.transferId),
  vassalage: row.vendor,
  direction: row.direction,
  amount: toDecimal(row.amount, row.asset),
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});
