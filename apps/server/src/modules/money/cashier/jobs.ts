import type { DepositId, WithdrawalId } from '../../../kernel/ids.ts';
import { CLOSING, closeDays } from './close-days.ts';
import { SEND_CALLBACK } from './channels/demo-bank.ts';
import { STEP_CHECKOUT, type StepJob, stepCheckout } from './channels/hosted-step.ts';
import { EXPIRE_DEPOSIT, expireDeposit } from './deposits/expire-deposit.ts';
import type { CashierRoom } from './room.ts';
import { sendDemoCallback } from './deposits/send-demo-callback.ts';
import { CREDIT_LINE, creditMatched } from './statements/credit-line.ts';
import type { LineId } from './store/statements.ts';
import { AUTO_RECEIVE, autoReceive } from './withdrawals/auto-receive.ts';
import { PAY, type PayJob, payWithdrawal } from './withdrawals/pay.ts';

/** Registers the cashier's jobs; called once, at the start. */
export function registerJobs(room: CashierRoom): void {
  const { jobs } = room;
  jobs.register(CLOSING, (tx) => closeDays(room, tx));
  jobs.schedule(CLOSING, '20 1 * * *');
  jobs.register(EXPIRE_DEPOSIT, (tx, payload) =>
    expireDeposit(room, tx, payload as { depositId: DepositId }),
  );
  jobs.registerOutside(SEND_CALLBACK, (payload) => sendDemoCallback(room, payload));
  jobs.registerOutside(STEP_CHECKOUT, (payload) => stepCheckout(room, payload as StepJob));
  jobs.register(CREDIT_LINE, (tx, payload) =>
    creditMatched(room, tx, payload as { lineId: LineId }),
  );
  jobs.registerOutside(PAY, (payload) => payWithdrawal(room, payload as PayJob));
  jobs.register(AUTO_RECEIVE, (tx, payload) =>
    autoReceive(room, tx, payload as { withdrawalId: WithdrawalId }),
  );
}
