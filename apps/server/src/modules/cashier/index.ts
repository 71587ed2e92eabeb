import type { DepositId, WithdrawalId } from '../../kernel/ids.ts';
import { demoBank, SEND_CALLBACK } from './channels/demo-bank.ts';
import { demoWallet } from './channels/demo-wallet.ts';
import { voucher } from './channels/voucher.ts';
import type { DepositChannel } from './channels/channel.ts';
import { demoMethods } from './payouts/demo-methods.ts';
import { EXPIRE_DEPOSIT, expireDeposit } from './expire-deposit.ts';
import type { CashierDeps, CashierRoom } from './room.ts';
import { DEFAULT_POLICY, type DepositPolicy } from './rules/deposit-policy.ts';
import { WITHDRAWAL_POLICY } from './rules/withdrawal-policy.ts';
import { hasUnsettled } from './store/deposits.ts';
import { countOpen } from './store/withdrawals.ts';
import { AUTO_RECEIVE, autoReceive } from './withdrawals/auto-receive.ts';
import { PAY, type PayJob, payWithdrawal } from './withdrawals/pay.ts';
import { sendDemoCallback } from './send-demo-callback.ts';

export type { CashierDeps, CashierRoom } from './room.ts';
export { moneyThrough } from './store/member-money.ts';

/** The cashier with its channels, methods and jobs; README.md says what it owns. */
export function createCashier(deps: CashierDeps): CashierRoom {
  const policy = { ...DEFAULT_POLICY, ...deps.policy };
  const { jobs } = deps;
  const channels = deps.mode === 'demo' ? demoChannels(deps, policy) : [];
  const withdrawalPolicy = { ...WITHDRAWAL_POLICY, ...deps.withdrawalPolicy };
  const payouts = deps.mode === 'demo' ? demoMethods(withdrawalPolicy) : [];
  const room: CashierRoom = { ...deps, policy, channels, withdrawalPolicy, payouts };

  deps.members.beforeClosing(hasUnsettled);
  deps.members.beforeClosing(async (tx, memberId) => (await countOpen(tx, memberId)) > 0);
  jobs.register(EXPIRE_DEPOSIT, (tx, payload) =>
    expireDeposit(room, tx, payload as { depositId: DepositId }),
  );
  jobs.registerOutside(SEND_CALLBACK, (payload) => sendDemoCallback(room, payload));
  jobs.registerOutside(PAY, (payload) => payWithdrawal(room, payload as PayJob));
  jobs.register(AUTO_RECEIVE, (tx, payload) =>
    autoReceive(room, tx, payload as { withdrawalId: WithdrawalId }),
  );
  return room;
}

function demoChannels(deps: CashierDeps, policy: DepositPolicy): DepositChannel[] {
  const { jobs, demoBankSecret, secrets, members } = deps;
  return [
    demoWallet(policy),
    demoBank({ jobs, secret: demoBankSecret, policy }),
    voucher({ policy, secrets, tryVoucher: members.tryVoucher }),
  ];
}
