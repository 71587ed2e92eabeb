import { playCase } from './play-case.ts';
import type { Call, Case, Checkout, CheckoutRecord } from './record.ts';
import { signed } from './signature.ts';

/** A call that nobody takes is made so often, each pause twice the one before. */
const MOST_TRIES = 10;
const ANSWER_MS = 5_000;

type Deps = {
  readonly record: CheckoutRecord;
  readonly secret: Buffer;
  /** Where the merchant is called and members go back to. */
  readonly houseUrl: string;
  readonly now: () => number;
  readonly newReference: () => string;
  readonly fetch: typeof fetch;
};

export type Wish = Pick<
  Checkout,
  'key' | 'depositId' | 'amount' | 'expiresAt' | 'returnPath' | 'callbackPath'
>;

export type Provider = {
  /** The same key answers the same payment. */
  create(wish: Wish): Checkout;
  find(reference: string): Checkout | undefined;
  /** The payment as the merchant knows it: a late report is not visible before its time. */
  told(reference: string): Pick<Checkout, 'state' | 'paid'> | undefined;
  /** What the payer does; a payment that has an end stays as it is. */
  play(reference: string, played: Case): Checkout | undefined;
  /** Makes the calls that are due; answers how many were made. */
  callDue(): Promise<number>;
  backUrl(checkout: Checkout): string;
};

export function createProvider(deps: Deps): Provider {
  const { record, now, houseUrl } = deps;
  return {
    create(wish) {
      const known = record.byKey(wish.key);
      if (known) return known;
      const checkout: Checkout = {
        ...wish,
        reference: deps.newReference(),
        state: 'open',
        paid: null,
        calls: [],
      };
      record.write(checkout);
      return checkout;
    },
    find: record.find,
    told(reference) {
      const checkout = record.find(reference);
      const later = checkout?.calls.some(({ outcome, at }) => outcome === 'paid' && at > now());
      return later ? { state: 'open', paid: null } : checkout;
    },
    play(reference, played) {
      const checkout = record.find(reference);
      if (checkout?.state !== 'open') return checkout;
      const after = playCase(checkout, played, now());
      record.write(after);
      return after;
    },
    async callDue() {
      let made = 0;
      for (const { reference } of record.all()) if (await callNext(deps, reference)) made += 1;
      return made;
    },
    backUrl: ({ returnPath }) => new URL(returnPath, houseUrl).href,
  };
}

/** The first due call of a payment: what was told is forgotten, what was not is tried again later. */
async function callNext(deps: Deps, reference: string): Promise<boolean> {
  const checkout = deps.record.find(reference);
  const due = checkout?.calls.find(({ at }) => at <= deps.now());
  if (!checkout || !due) return false;
  if (due.outcome === 'reversed') deps.record.write({ ...checkout, state: 'reversed' });
  const heard = await call(deps, checkout, due);
  // What the payer did meanwhile stays.
  const latest = deps.record.find(reference) ?? checkout;
  const rest = latest.calls.filter((one) => one !== due);
  const again = { ...due, tries: due.tries + 1, at: deps.now() + 1_000 * 2 ** due.tries };
  const calls = heard || again.tries >= MOST_TRIES ? rest : [...rest, again];
  deps.record.write({ ...latest, calls });
  return true;
}

async function call(
  { houseUrl, secret, now, fetch }: Deps,
  { callbackPath, reference, depositId, paid }: Checkout,
  { outcome }: Call,
): Promise<boolean> {
  const body = JSON.stringify({
    reference,
    depositId,
    outcome,
    ...(outcome === 'paid' && { amount: paid }),
  });
  const answer = await fetch(new URL(callbackPath, houseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(secret, body, now()) },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
