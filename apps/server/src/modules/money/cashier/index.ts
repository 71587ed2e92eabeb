import { closingAsked } from '../../people/identity/index.ts';
import { demoChannels } from './channels/demo-channels.ts';
import { hostedChannel } from './channels/hosted-channel.ts';
import { createProviders } from './channels/hosted-providers.ts';
import { demoMethods } from './payouts/demo-methods.ts';
import { registerJobs } from './jobs.ts';
import { moneyFace } from './read-money.ts';
import type { CashierDeps, CashierRoom } from './room.ts';
import { DEFAULT_POLICY } from './rules/deposit-policy.ts';
import { WITHDRAWAL_POLICY } from './rules/withdrawal-policy.ts';
import { debtOf, owedBy } from './store/debts.ts';
import { debtAsked } from '../../stakes/turnover/index.ts';
import { creditedToCarry, dropCarried, membersToCarry } from './store/carry.ts';
import { hasUnsettled } from './store/deposits.ts';
import { countOpen } from './store/withdrawals.ts';

export { closeAgain } from './close-days.ts';
export { createProviders, registerProvider } from './channels/hosted-providers.ts';
export type { CashierDeps } from './room.ts';
export { type Review, reviewsAsked } from './topics.ts';

export type Cashier = CashierRoom &
  ReturnType<typeof moneyFace> & {
    /** Obliges what was credited before obligations were kept, and reads the providers. */
    start(): Promise<void>;
  };

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
  const room: CashierRoom = {
    ...deps,
    policy,
    providers,
    get channels() {
      return [...own, ...hosted()];
    },
    withdrawalPolicy,
    payouts,
  };
  events.on(
    closingAsked,
    async (tx, memberId) =>
      (await hasUnsettled(tx, memberId)) ||
      (await countOpen(tx, memberId)) > 0 ||
      (await owedBy(tx, memberId)) > 0n,
  );
  events.on(debtAsked, async (tx, memberId) => {
    const debt = await debtOf(tx, memberId);
    return debt && { owed: debt.owed, reference: debt.depositId };
  });
  registerJobs(room);
  return Object.assign(room, moneyFace(room), {
    async start() {
      await room.turnover.carryOver(room.db, {
        source: 'deposit',
        members: membersToCarry,
        money: creditedToCarry,
        drop: dropCarried,
      });
      await providers.refresh();
    },
  });
}
