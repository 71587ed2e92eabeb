import type { BatchState } from '@nokshi/contract/console/vouchers.ts';

type Batch = {
  readonly codesAt: Date | null;
  readonly voidedAt: Date | null;
  readonly expiresAt: Date;
};

/** The state of a batch's vouchers that were not redeemed. A batch is over once it expires. */
export function batchState({ codesAt, voidedAt, expiresAt }: Batch, now: Date): BatchState {
  if (voidedAt) return 'void';
  if (now >= expiresAt) return 'expired';
  return codesAt ? 'open' : 'written';
}
