import type { DepositId } from '../../kernel/ids.ts';
import { demoBank, SEND_CALLBACK } from './channels/demo-bank.ts';
import { demoWallet } from './channels/demo-wallet.ts';
import { EXPIRE_DEPOSIT, expireDeposit } from './expire-deposit.ts';
import type { CashierDeps, CashierRoom } from './room.ts';
import { DEFAULT_POLICY } from './rules/deposit-policy.ts';
import { hasUnsettled } from './store/deposits.ts';
import { sendDemoCallback } from './send-demo-callback.ts';

export type { CashierDeps, CashierRoom } from './room.ts';

/** The cashier with its channels and jobs. Deposits only; README.md says what it owns. */
export function createCashier(deps: CashierDeps): CashierRoom {
  const policy = { ...DEFAULT_POLICY, ...deps.policy };
  const { jobs, demoBankSecret: secret } = deps;
  const channels =
    deps.mode === 'demo' ? [demoWallet(policy), demoBank({ jobs, secret, policy })] : [];
  const room: CashierRoom = { ...deps, policy, channels };

  deps.members.beforeClosing(hasUnsettled);
  jobs.register(EXPIRE_DEPOSIT, (tx, payload) =>
    expireDeposit(room, tx, payload as { depositId: DepositId }),
  );
  jobs.registerOutside(SEND_CALLBACK, (payload) => sendDemoCallback(room, payload));
  return room;
}
