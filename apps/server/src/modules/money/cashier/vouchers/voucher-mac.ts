import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../../kernel/secrets.ts';

/**
 * What is stored of a code: an HMAC-SHA256 under its own key, so the table alone opens no voucher.
 */
export const voucherMac = (secrets: Pick<Secrets, 'derive'>, plain: string): Buffer =>
  createHmac('sha256', secrets.derive('cashier.voucher')).update(plain).digest();
