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

/** The facts of a body whose signature is valid; `malformed` when it has another form. */
export function factsOf(bytes: Buffer): PaymentFacts | 'malformed' {
  const body = callbackBody.safeParse(jsonOf(bytes)).data;
  const depositId = body && fromWire('dep', body.depositId);
  if (!body || !depositId) return 'malformed';
  const { reference, outcome } = body;
  if (outcome !== 'paid') return { depositId, reference, outcome };
  const amount = parseAmount(body.amount ?? '');
  return amount === null ? 'malformed' : { depositId, reference, outcome, amount };
}

/** A byte order mark is read past; bytes that are no UTF-8 are no body. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}
