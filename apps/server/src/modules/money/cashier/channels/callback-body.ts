import { parseAmount } from '@nokshi/money';
import { z } from 'zod';
import { fromWire } from '../../../../kernel/ids.ts';
import type { PaymentFacts } from './channel.ts';

/** The body of a channel's callback about one payment. */
export const callbackBody = z.object({
  reference: z.string().min(1).max(80),
  depositId: z.string().max(64),
  outcome: z.enum(['paid', 'failed', 'reversed']),
  amount: z.string().optional(),
});
export type CallbackBody = z.infer<typeof callbackBody>;

/** The facts of a body whose signature is valid, or null when its form is wrong. */
export function factsOf(bytes: Buffer): PaymentFacts | null {
  const body = callbackBody.safeParse(jsonOf(bytes)).data;
  const depositId = body && fromWire('dep', body.depositId);
  if (!body || !depositId) return null;
  const { reference, outcome } = body;
  if (outcome !== 'paid') return { depositId, reference, outcome };
  const amount = parseAmount(body.amount ?? '');
  return amount === null ? null : { depositId, reference, outcome, amount };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
