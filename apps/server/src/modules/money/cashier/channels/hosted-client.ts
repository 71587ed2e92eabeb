import { parseAmount, toDecimal } from '@nokshi/money';
import { z } from 'zod';
import { toWire } from '../../../../kernel/ids.ts';
import { lastUsed } from '../../../../kernel/overlapping-keys.ts';
import type { CashierRoom } from '../room.ts';
import type { DepositRow } from '../store/deposits.ts';
import type { Provider } from './hosted-providers.ts';
import { sign } from './signature.ts';

/** How long a provider may take to answer. */
const ANSWER_MS = 5_000;
const MOST_BYTES = 8_192;

const page = z.object({
  reference: z.string().min(1).max(80),
  url: z.url({ protocol: /^https?$/ }).max(500),
});
export type CheckoutPage = z.infer<typeof page>;

const status = z.object({
  state: z.enum(['open', 'paid', 'failed', 'reversed']),
  amount: z.string().optional(),
});
export type Told =
  | { readonly state: 'open' | 'failed' | 'reversed' }
  | { readonly state: 'paid'; readonly amount: bigint };

type Call = { readonly path: string; readonly body: object };

/**
 * Creates the page of a deposit; the deposit's id is the key, so repeated calls create one page.
 */
export async function askForPage(
  room: CashierRoom,
  provider: Provider,
  { depositId, amount, expiresAt }: DepositRow,
): Promise<CheckoutPage | null> {
  const id = toWire('dep', depositId);
  const body = {
    key: depositId,
    depositId: id,
    amount: toDecimal(amount),
    currency: 'BDT',
    expiresAt: expiresAt.toISOString(),
    returnPath: `/?mc=depositv2&d=${id}`,
    callbackPath: `/wps/cashier/callbacks/${provider.code}`,
  };
  return page.safeParse(await ask(room, provider, { path: '/v1/checkouts', body })).data ?? null;
}

/** The state of a payment, by the provider's id; null: no answer. */
export async function askForStatus(
  room: CashierRoom,
  provider: Provider,
  reference: string,
): Promise<Told | null> {
  const body = { reference };
  const told = status.safeParse(await ask(room, provider, { path: '/v1/status', body })).data;
  if (told?.state !== 'paid') return told ? { state: told.state } : null;
  const amount = parseAmount(told.amount ?? '');
  return amount === null ? null : { state: 'paid', amount };
}

/** The provider's answer, or null when there is none. */
async function ask(
  { clock, fetch, log }: CashierRoom,
  { code, baseUrl, keys }: Provider,
  { path, body }: Call,
): Promise<unknown> {
  const text = JSON.stringify(body);
  const key = lastUsed(keys, clock.now());
  if (!key) throw new Error(`provider ${code} has no secret`);
  try {
    const answer = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...sign(key.secret, text, clock.now()) },
      body: text,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const words = (await answer.text()).slice(0, MOST_BYTES);
    return answer.status === 200 ? JSON.parse(words) : null;
  } catch (err) {
    log.warn('a provider was not heard', { provider: code, path, err });
    return null;
  }
}
