import { closingAsked } from '../../people/identity/index.ts';
import { demoChannels } from './channels/demo-channels.ts';
import { hostedChannel } from './channels/hosted-channel.ts';
import { createProviders } from './channels/hosted-providers.ts';
import { demoMethods } from './payouts/demo-methods.ts';
import { registerJobs } from './jobs.ts';
import type { Cashier, CashierDeps } from './room.ts';
import { DEFAULT_POLICY } from './rules/deposit-policy.ts';
import { WITHDRAWAL_POLICY } from './rules/withdrawal-policy.ts';
import { owedBy } from './store/debts.ts';
import { hasUnsettled } from './store/deposits.ts';
import { countOpen } from './store/withdrawals.ts';
import { createReviews } from './withdrawals/reviews.ts';

export { closeAgain, moneyByDay } from './close-days.ts';
export { createProviders, registerProvider } from './channels/hosted-providers.ts';
export type { Cashier, CashierDeps } from './room.ts';
export { takeTurn } from './store/deposits.ts';
export { depositors, depositsSince } from './store/deposits-of.ts';
export { adjustedByDay, moneyThrough, withdrawalsAmong } from './store/member-money.ts';
export { sharedAccounts } from './store/shared-accounts.ts';
export { askedSince, waitingOf } from './store/waiting.ts';
export type { AskReviews } from './withdrawals/reviews.ts';
export { freeMoney } from './withdrawals/terms.ts';
export { goOn, tellWaiting } from './withdrawals/under-review.ts';
export { maskedAccount } from './rules/masked-account.ts';

/** The cashier with its channels, methods and jobs; README.md says what it owns. */
export function createCashier(deps: CashierDeps): Cashier {
  const policy = { ...DEFAULT_POLICY, ...deps.policy };
  const { jobs, events } = deps;
  const isDemo = deps.mode === 'demo';
  const own = isDemo ? demoChannels(deps, policy) : [];
  const withdrawalPolicy = { ...WITHDRAWAL_POLICY, ...deps.withdrawalPolicy };
  const payouts = isDemo ? demoMethods(withdrawalPolicy) : [];
  const providers = createProviders(deps);
  const hosted = () =>
    providers.all().map((one) => hostedChannel({ jobs, policy, providers }, one));
  const room: Cashier = {
    ...deps,
    ...createReviews(),
    policy,
    providers,
    get channels() {
      return [...own, ...hosted()];
    },
    withdrawalPolicy,
    payouts,
    start: providers.refresh,
  };
  events.on(
    closingAsked,
    async (tx, memberId) =>
      (await hasUnsettled(tx, memberId)) ||
      (await countOpen(tx, memberId)) > 0 ||
      (await owedBy(tx, memberId)) > 0n,
  );
  registerJobs(room);
  return room;
}
