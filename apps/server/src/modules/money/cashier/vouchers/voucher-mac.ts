import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../../kernel/secrets.ts';

/** What is kept of a code: HMAC-SHA256 under a key of its own, so the table opens no voucher. */
export const voucherMac = (secrets: Pick<Secrets, 'derive'>, plain: string): Buffer =>
  createHmac('sha256', secrets.derive('cashier.voucher')).update(plain).digest();
