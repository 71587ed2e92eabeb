import { createHmac } from 'node:crypto';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Secrets } from '../../../../kernel/secrets.ts';
import { VOUCHER_LENGTH } from '@nokshi/contract/voucher-code.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import { lockVoucher, useVoucher } from '../store/vouchers.ts';
import type { BegunDeposit, DepositChannel, Payer, PaymentFacts } from './channel.ts';

export const VOUCHER = 'voucher';
export const VOUCHER_CLEARING = 'clearing:voucher';
const CODE = 'code';

type VoucherDeps = {
  readonly policy: DepositPolicy;
  readonly secrets: Pick<Secrets, 'derive'>;
  /** Spends one attempt, whatever becomes of the request; the result refunds it. */
  readonly tryVoucher: (memberId: MemberId) => Promise<() => Promise<void>>;
};

/** Vouchers that the house issues; each code is worth its batch's amount, once. Demo mode only. */
export const voucher = (deps: VoucherDeps): DepositChannel => ({
  code: VOUCHER,
  name: { EN: 'Voucher', BN: 'ভাউচার' },
  description: {
    EN: 'Enter the code of your voucher. Its amount is credited at once.',
    BN: 'আপনার ভাউচারের কোড লিখুন। এর টাকা সঙ্গে সঙ্গে ব্যালেন্সে যোগ হয়।',
  },
  kind: 'instant',
  arrivesWithinSeconds: 0,
  demo: true,
  clearing: VOUCHER_CLEARING,
  terms: usualTerms(deps.policy),
  needs: [
    {
      field: CODE,
      label: { EN: 'Voucher code', BN: 'ভাউচারের কোড' },
      kind: 'voucher',
      minLength: VOUCHER_LENGTH,
      maxLength: VOUCHER_LENGTH,
      required: true,
    },
  ],
  quote: (tx, payer) => worthOf(deps, tx, payer),
  begin: (tx, deposit) => redeem(deps, tx, deposit),
  readCallback: () => null,
});

const macOf = ({ secrets }: VoucherDeps, { fields }: Payer) =>
  voucherMac(secrets, fields[CODE] ?? '');

/**
 * The worth of a code, locked until this request ends. Unknown codes count as guesses. Refuses, in
 * this order: identity.too-many-attempts, cashier.voucher-unknown, cashier.voucher-used,
 * cashier.voucher-void, cashier.voucher-expired.
 */
async function worthOf(deps: VoucherDeps, tx: Tx, payer: Payer): Promise<bigint> {
  const giveBack = await deps.tryVoucher(payer.memberId);
  const found = await lockVoucher(tx, macOf(deps, payer));
  const field = CODE;
  if (!found) throw refuse('cashier.voucher-unknown', { field });
  await giveBack();
  const { usedAt, voidedAt, expiresAt, amount } = found;
  if (usedAt) throw refuse('cashier.voucher-used', { field });
  if (voidedAt) throw refuse('cashier.voucher-void', { field });
  if (payer.at >= expiresAt)
    throw refuse('cashier.voucher-expired', {
      field,
      value: { expiresAt: expiresAt.toISOString() },
    });
  return amount;
}

/** Marks the code used, in the commit that credits it. */
async function redeem(deps: VoucherDeps, tx: Tx, deposit: BegunDeposit): Promise<PaymentFacts> {
  const { depositId, memberId, at } = deposit;
  const used = await useVoucher(tx, { mac: macOf(deps, deposit), depositId, memberId, at });
  if (!used) throw new Error(`deposit ${depositId}: its voucher was locked and is not there`);
  const reference = `voucher-${used.batchId}-${used.number}`;
  return { depositId, reference, outcome: 'paid', amount: used.amount };
}

/** What is stored of a code: an HMAC-SHA256 under its own key, so the table alone opens no voucher. */
export const voucherMac = (secrets: Pick<Secrets, 'derive'>, plain: string): Buffer =>
  createHmac('sha256', secrets.derive('cashier.voucher')).update(plain).digest();
