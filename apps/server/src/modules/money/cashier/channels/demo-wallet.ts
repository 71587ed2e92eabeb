import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import type { DepositChannel } from './channel.ts';

/** Play money at once: the payment happens in the commit of the request. Demo mode only. */
export const demoWallet = (policy: DepositPolicy): DepositChannel => ({
  code: 'demo-wallet',
  name: { EN: 'Play-money wallet', BN: 'ডেমো টাকার ওয়ালেট' },
  description: {
    EN: 'Credited to your balance as soon as you confirm.',
    BN: 'নিশ্চিত করার সঙ্গে সঙ্গে ব্যালেন্সে যোগ হয়।',
  },
  kind: 'instant',
  arrivesWithinSeconds: 0,
  demo: true,
  clearing: 'clearing:cashier',
  terms: usualTerms(policy),
  needs: [],
  begin: (_tx, { depositId, amount }) =>
    Promise.resolve({ depositId, reference: `demo-wallet-${depositId}`, outcome: 'paid', amount }),
  readCallback: () => null,
});
