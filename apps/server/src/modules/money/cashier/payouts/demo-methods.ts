import { toDecimal } from '@nokshi/money';
import type { WithdrawalPolicy } from '../rules/withdrawal-policy.ts';
import type { PayoutMethod } from './method.ts';

/**
 * Paid at once by the channel; an amount that ends in .17 fails at the first attempt. Demo mode
 * only.
 */
const demoWallet = ({ minimum, maximum }: WithdrawalPolicy): PayoutMethod => ({
  code: 'demo-wallet',
  name: { EN: 'Play-money wallet', BN: 'ডেমো টাকার ওয়ালেট' },
  description: {
    EN: 'Paid automatically once it is approved.',
    BN: 'অনুমোদনের পরে নিজে থেকেই পরিশোধ হয়।',
  },
  account: {
    label: { EN: 'Wallet number', BN: 'ওয়ালেট নম্বর' },
    pattern: '01[3-9][0-9]{8}',
    digits: true,
  },
  minimum,
  maximum,
  paidWithinMinutes: 5,
  demo: true,
  pay: async ({ key, amount, attempt }) =>
    attempt === 1 && toDecimal(amount).endsWith('.17')
      ? { outcome: 'failed' }
      : { outcome: 'paid', reference: `demo-wallet-${key}` },
});

/** Paid by an operator, who enters the reference. Demo mode only. */
const demoBank = ({ minimum, maximum }: WithdrawalPolicy): PayoutMethod => ({
  code: 'demo-bank',
  name: { EN: 'Play-money bank', BN: 'ডেমো টাকার ব্যাংক' },
  description: {
    EN: 'Paid by one of us, like a bank transfer.',
    BN: 'আমাদের একজন প্রতিনিধি ব্যাংক ট্রান্সফারের মতো পরিশোধ করেন।',
  },
  account: {
    label: { EN: 'Account number', BN: 'অ্যাকাউন্ট নম্বর' },
    pattern: '[0-9]{8,17}',
    digits: true,
  },
  minimum,
  maximum,
  paidWithinMinutes: 24 * 60,
  demo: true,
  pay: null,
});

export const demoMethods = (policy: WithdrawalPolicy): PayoutMethod[] => [
  demoWallet(policy),
  demoBank(policy),
];
