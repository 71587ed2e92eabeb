import { demoChannels } from './channels/demo-channels.ts';
import { hostedChannel } from './channels/hosted-channel.ts';
import { createProviders } from './channels/hosted-providers.ts';
import { demoMethods } from './payouts/demo-methods.ts';
import { answerBelow } from './hear.ts';
import { registerJobs } from './jobs.ts';
import { moneyFace } from './read-money.ts';
import type { CashierDeps, CashierRoom } from './room.ts';
import { DEFAULT_POLICY } from './rules/deposit-policy.ts';
import { WITHDRAWAL_POLICY } from './rules/withdrawal-policy.ts';
import { creditedToCarry, dropCarried, membersToCarry } from './store/carry.ts';

export { closeAgain } from './close-days.ts';
export { borneFor } from './store/member-money.ts';
export { createProviders, registerProvider } from './channels/hosted-providers.ts';
export type { CashierDeps } from './room.ts';
export { dayLimitAsked, type DepositCredited, depositCredited, reviewsAsked } from './topics.ts';

export type Cashier = CashierRoom &
  ReturnType<typeof moneyFace> & {
    /** Creates obligations for earlier deposits, and loads the payment providers. */
    start(): Promise<void>;
  };

/** The cashier with its channels, methods and jobs; README.md says what it owns. */
export function createCashier(deps: CashierDeps): Cashier {
  const policy = { ...DEFAULT_POLICY, ...deps.policy };
  const { jobs } = deps;
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
  answerBelow(room);
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
