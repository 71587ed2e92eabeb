import type { Answer } from '@nokshi/contract/envelope.ts';
import type { Output, Route, Sent } from '@nokshi/contract/route.ts';
import { language } from './language.ts';
import { LineError, RefusalError, refusedWith } from './refusal.ts';
import type { CredentialKey } from './seal.ts';
import { toWire, type WireRequest } from './wire.ts';

const ANSWER_MS = 20_000;
const RETRY_AFTER_MS = 400;

type Options = {
  /** Sent as `Idempotency-Key`: a call with one may be sent again without harm. */
  readonly key?: string;
};

type Listener = (refusal: RefusalError) => void;
let onRefusal: Listener = () => undefined;
let keyRoute: Route | undefined;
let lastAnswerAt = 0;

/** Tells the app of refusals that concern the whole page: session over, site closed. */
export const listenToRefusals = (listener: Listener): void => {
  onRefusal = listener;
};

/** An app names the route of its realm that gives the key for encrypted calls. */
export const sealWith = (route: Route): void => {
  keyRoute = route;
};

/** When the server last answered as to a member, in milliseconds; idleness is counted from it. */
export const answeredAt = (): number => lastAnswerAt;

export const noteActivity = (): void => {
  lastAnswerAt = Date.now();
};

/**
 * Calls a route of the contract. Gives its value or throws `RefusalError` (the server said no) or
 * `LineError` (no answer). Reads and keyed writes are tried once more when the line breaks.
 */
export async function call<R extends Route>(
  route: R,
  input: Sent<R>,
  options: Options = {},
): Promise<Output<R>> {
  const wire = toWire(route, input as Record<string, unknown>);
  const again = route.method === 'GET' || options.key !== undefined;
  try {
    // Sealed for each try: a sealed body opens once.
    const request = async () => ({ ...wire, body: await sealed(route, wire) });
    const value = (await send(request, options, again)) as Output<R>;
    if (route.allow !== 'anyone') noteActivity();
    return value;
  } catch (error) {
    if (error instanceof RefusalError) onRefusal(error);
    throw error;
  }
}

async function sealed(route: Route, wire: WireRequest): Promise<WireRequest['body']> {
  const asks = keyRoute;
  if (!route.encrypted || wire.body === null || !asks) return wire.body;
  const { seal } = await import('./seal.ts');
  const key = async () => toWire(asks, {});
  return seal(wire.body, async () => (await send(key, {}, true)) as CredentialKey);
}

async function send(
  request: () => Promise<WireRequest>,
  options: Options,
  again: boolean,
): Promise<unknown> {
  try {
    return await once(await request(), options);
  } catch (error) {
    // The try before it may still hold this caller's share of the uploads.
    const put = refusedWith(error, 'edge.busy', 'edge.uploads-in-progress');
    const lost = error instanceof LineError || put;
    if (!again || !lost) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return once(await request(), options);
  }
}

async function once(wire: WireRequest, options: Options): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': language().toLowerCase(),
  };
  if (wire.body) headers['content-type'] = 'application/json';
  if (options.key) headers['idempotency-key'] = options.key;
  let answer: Answer<unknown>;
  try {
    const response = await fetch(wire.url, {
      method: wire.method,
      headers,
      body: wire.body ? JSON.stringify(wire.body) : null,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    answer = (await response.json()) as Answer<unknown>;
  } catch (cause) {
    throw new LineError('The server gave no answer', { cause });
  }
  if (answer.success) return answer.value;
  throw new RefusalError(answer);
}
