import type { Input, Output } from '@nokshi/contract';
import type { seamlessRoutes } from '@nokshi/contract/vendor/seamless.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Signer } from './check-signature.ts';
import { readSum } from './rules/sums.ts';
import { putLines } from './store/reports.ts';

type Call = typeof seamlessRoutes.report;

/**
 * Stores lines of a vendor's own record. Statuses: INVALID_AMOUNT when a line has an invalid
 * amount.
 */
export async function takeReport(
  tx: Tx,
  profile: Signer,
  { day, lines }: Input<Call>,
): Promise<Output<Call>> {
  await profile.fresh;
  const { decimals, words } = profile.points;
  const read = lines.map(({ currency, ...line }) => ({
    ...line,
    asset: currency,
    taken: readSum(line.taken, decimals) ?? -1n,
    paid: readSum(line.paid, decimals) ?? -1n,
  }));
  if (read.some(({ taken, paid }) => taken < 0n || paid < 0n))
    return { status: words.INVALID_AMOUNT ?? 'INVALID_AMOUNT', received: 0 };
  await putLines(tx, { vendor: profile.vendor, day, lines: read });
  return { status: words.OK ?? 'OK', received: read.length };
}
