import { parseAmount } from '@nokshi/money';
import { z } from 'zod';
import { fromWire } from '../../../../kernel/ids.ts';
import type { Reported } from './channel.ts';

/** The body of a channel's callback about one payment. */
export const callbackBody = z.object({
  reference: z.string().min(1).max(80),
  depositId: z.string().max(64),
  outcome: z.enum(['paid', 'failed', 'reversed']),
  amount: z.string().optional(),
});
export type CallbackBody = z.infer<typeof callbackBody>;

/** The facts of a body whose signature is valid; `malformed` when it has another form. */
export function factsOf(bytes: Buffer): Reported | 'malformed' {
  const body = callbackBody.safeParse(jsonOf(bytes)).data;
  if (!body) return 'malformed';
  const { reference, outcome, depositId: depositNamed } = body;
  const about = { depositId: fromWire('dep', depositNamed), depositNamed, reference };
  const amount = parseAmount(body.amount ?? '');
  if (outcome !== 'paid') return { ...about, outcome, ...(amount !== null && { amount }) };
  return amount === null ? 'malformed' : { ...about, outcome, amount };
}

/** A byte order mark is read past; bytes that are no UTF-8 are no body. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}
