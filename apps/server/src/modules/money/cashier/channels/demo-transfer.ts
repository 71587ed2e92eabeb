import type { RandomSource } from '../../../../kernel/random.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { codeFrom } from '../rules/match-lines.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import { insertTransfer } from '../store/transfers.ts';
import type { DepositChannel } from './channel.ts';

export const DEMO_TRANSFER = 'demo-transfer';

/** The house's account that members pay to. */
export const DEMO_ACCOUNT = {
  bank: { EN: 'Play-money bank, main branch', BN: 'ডেমো টাকার ব্যাংক, প্রধান শাখা' },
  holder: 'Nokshi Demo House',
  account: '0001 2345 6789 0',
} as const;

/** A bank transfer takes days, so the deposit waits days for it. */
const EXPIRE_AFTER_MINUTES = 3 * 1_440;
const CODE_BYTES = 8;

/**
 * A bank transfer with a code in its reference; it is credited when a statement of the bank shows
 * it (statements/). Demo mode only: no bank is involved.
 */
export const demoTransfer = ({
  random,
  policy,
}: {
  readonly random: RandomSource;
  readonly policy: DepositPolicy;
}): DepositChannel => ({
  code: DEMO_TRANSFER,
  name: { EN: 'Play-money bank transfer', BN: 'ডেমো টাকার ব্যাংক ট্রান্সফার' },
  description: {
    EN: 'You transfer to our account with a code as the reference. It is credited with the bank’s next statement.',
    BN: 'আমাদের অ্যাকাউন্টে টাকা পাঠাবেন, রেফারেন্সে একটি কোড লিখবেন। ব্যাংকের পরের স্টেটমেন্টের সঙ্গে তা ব্যালেন্সে যোগ হয়।',
  },
  kind: 'transfer',
  expireAfterMinutes: EXPIRE_AFTER_MINUTES,
  arrivesWithinSeconds: 86_400,
  demo: true,
  clearing: 'clearing:cashier',
  terms: usualTerms(policy),
  needs: [],
  async begin(tx, { depositId }) {
    await insertTransfer(tx, { depositId, code: codeFrom(random.bytes(CODE_BYTES)) });
    return null;
  },
  readCallback: () => null,
});
