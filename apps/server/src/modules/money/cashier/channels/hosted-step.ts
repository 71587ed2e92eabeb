import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import type { Jobs } from '../../../../kernel/work.ts';
import { announce } from '../announce.ts';
import { hearPayment } from '../deposits/hear-payment.ts';
import type { CashierRoom } from '../room.ts';
import { pauseAfter, pauseForPage } from '../rules/checkout-pauses.ts';
import { type DepositRow, findDeposit, lockDeposit } from '../store/deposits.ts';
import { type CheckoutRow, findCheckout, noteAsked, writePage } from '../store/providers.ts';
import type { PaymentFacts } from './channel.ts';
import { askForPage, askForStatus, type CheckoutPage, type Told } from './hosted-client.ts';

export const STEP_CHECKOUT = 'cashier.step-checkout';

export type StepJob = { readonly depositId: DepositId; readonly step: number };

export const queueStep = (
  { jobs }: { readonly jobs: Jobs },
  tx: Tx,
  { depositId, step, runAt }: StepJob & { runAt: Date },
) =>
  jobs.enqueue(tx, {
    name: STEP_CHECKOUT,
    key: `${STEP_CHECKOUT}:${depositId}:${step}`,
    payload: { depositId, step },
    runAt,
  });

type Heard = { readonly page: CheckoutPage | null; readonly told: Told | null };

/**
 * One step of a deposit at its payment provider, outside any commit: creates the page or, once
 * there is one, asks for its state. The pauses grow and the steps end; a callback ends them
 * earlier.
 */
export async function stepCheckout(room: CashierRoom, { depositId, step }: StepJob): Promise<void> {
  const { deposit, checkout } = await room.db.read(async (tx) => ({
    deposit: await findDeposit(tx, depositId),
    checkout: await findCheckout(tx, depositId),
  }));
  const provider = checkout && room.providers.find(checkout.provider);
  if (!deposit || !provider || isKnown(deposit)) return;
  const { reference } = checkout;
  // A page that does not exist yet is useless once the time to pay is over.
  if (reference === null && deposit.state !== 'PENDING') return;
  const page = reference === null ? await askForPage(room, provider, deposit) : null;
  const told = reference === null ? null : await askForStatus(room, provider, reference);
  await room.db.tx((tx) => keep(room, tx, { checkout, step, heard: { page, told } }));
}

/** The provider has reported a final state. */
const isKnown = ({ state }: DepositRow): boolean => state !== 'PENDING' && state !== 'EXPIRED';

async function keep(
  room: CashierRoom,
  tx: Tx,
  { checkout, step, heard }: { checkout: CheckoutRow; step: number; heard: Heard },
): Promise<void> {
  const { depositId, reference } = checkout;
  const deposit = await lockDeposit(tx, depositId);
  if (!deposit || isKnown(deposit)) return;
  const { page, told } = heard;
  if (page) {
    await writePage(tx, { depositId, ...page });
    announce(room, tx, deposit);
  }
  const facts = reference !== null && told && factsOf({ depositId, reference, told });
  const after = facts ? await hearPayment(room, tx, { deposit, facts }) : deposit;
  if (isKnown(after)) return;
  await planNext(room, tx, { checkout, step, hasPage: page !== null || reference !== null });
}

type Step = { readonly checkout: CheckoutRow; readonly step: number; readonly hasPage: boolean };

async function planNext(room: CashierRoom, tx: Tx, { checkout, step, hasPage }: Step) {
  const { depositId, reference } = checkout;
  const asked = reference === null ? checkout.asked : checkout.asked + 1;
  await noteAsked(tx, { depositId, asked });
  const pause = hasPage ? pauseAfter(asked) : pauseForPage(step);
  if (pause === null) return;
  const runAt = new Date(room.clock.now().getTime() + pause * 1_000);
  await queueStep(room, tx, { depositId, step: step + 1, runAt });
}

function factsOf({
  depositId,
  reference,
  told,
}: {
  depositId: DepositId;
  reference: string;
  told: Told;
}): PaymentFacts | null {
  if (told.state === 'open') return null;
  return told.state === 'paid'
    ? { depositId, reference, outcome: 'paid', amount: told.amount }
    : { depositId, reference, outcome: told.state };
}
