import { toDecimal } from '@nokshi/money';
import type { DepositId } from '../../../../kernel/ids.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Jobs } from '../../../../kernel/work.ts';
import type { DemoMessage } from '../rules/demo-plan.ts';
import { demoPlan } from '../rules/demo-plan.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import { type CallbackBody, factsOf } from './callback-body.ts';
import type { DepositChannel } from './channel.ts';
import { verifySignature } from './signature.ts';

export const DEMO_BANK = 'demo-bank';
export const SEND_CALLBACK = 'cashier.demo-bank-send';

export type DemoBankDeps = {
  readonly jobs: Jobs;
  /** The secret shared by the bank and the house. */
  readonly secret: Buffer;
  readonly policy: DepositPolicy;
};

/**
 * A bank that runs in this server but calls it as a real one would: its messages are jobs outside
 * any transaction that send signed HTTP calls (deposits/send-demo-callback.ts). Demo mode only.
 */
export const demoBank = ({ jobs, secret, policy }: DemoBankDeps): DepositChannel => ({
  code: DEMO_BANK,
  name: { EN: 'Play-money bank', BN: 'ডেমো টাকার ব্যাংক' },
  description: {
    EN: 'The bank confirms the payment after a few seconds.',
    BN: 'কয়েক সেকেন্ড পরে ব্যাংক পেমেন্টটি নিশ্চিত করে।',
  },
  kind: 'callback',
  arrivesWithinSeconds: policy.demoBankDelaySeconds,
  demo: true,
  clearing: 'clearing:cashier',
  terms: usualTerms(policy),
  needs: [],
  async begin(tx, deposit) {
    const plan = demoPlan(deposit.amount, {
      delaySeconds: policy.demoBankDelaySeconds,
      expireAfterSeconds: policy.expireAfterMinutes * 60,
    });
    for (const message of plan) await queueMessage(tx, jobs, { ...deposit, message });
    return null;
  },
  readCallback: (call, now) => (verifySignature(secret, call, now) ? factsOf(call.body) : null),
});

type Queued = { depositId: DepositId; amount: bigint; at: Date; message: DemoMessage };

function queueMessage(tx: Tx, jobs: Jobs, { depositId, amount, at, message }: Queued) {
  const body: CallbackBody = {
    reference: `demo-bank-${depositId}-${message.attempt}`,
    depositId: toWire('dep', depositId),
    outcome: message.outcome,
    ...(message.outcome === 'paid' && { amount: toDecimal(amount) }),
  };
  return jobs.enqueue(tx, {
    name: SEND_CALLBACK,
    key: `${SEND_CALLBACK}:${depositId}:${message.afterSeconds}`,
    payload: body,
    runAt: new Date(at.getTime() + message.afterSeconds * 1000),
  });
}
