import type { BatchState } from '@nokshi/contract/console/vouchers.ts';

type Batch = {
  readonly codesAt: Date | null;
  readonly voidedAt: Date | null;
  readonly expiresAt: Date;
};

/** What becomes of the vouchers of a batch that nobody has redeemed. At its end it is over. */
export function batchState({ codesAt, voidedAt, expiresAt }: Batch, now: Date): BatchState {
  if (voidedAt) return 'void';
  if (now >= expiresAt) return 'expired';
  return codesAt ? 'open' : 'written';
}
