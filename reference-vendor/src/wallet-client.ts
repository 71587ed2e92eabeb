import { createHmac, hash, randomBytes, sign } from 'node:crypto';

/**
 * A vendor's side of the seamless wallet: it knows the guide (docs/vendors.md) and HTTP, and
 * nothing of the house.
 */
export type VendorKeys = {
  readonly vendor: string;
  readonly scheme: 'HMAC-SHA256' | 'RSA-SHA256';
  /** The shared secret, or the PEM of the vendor's private key. */
  readonly key: Buffer;
};

/** What a test may bend of an honest call. */
export type Bent = {
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly signature?: string;
  readonly vendor?: string;
  /** Sent instead of what was signed. */
  readonly body?: string;
  readonly method?: string;
  readonly signedPath?: string;
  readonly without?: string;
};

/** `status` and `value` of a decision; `code` of a call that decided nothing. */
export type Heard = {
  readonly http: number;
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly code: string | null;
};

export type WalletClient = {
  readonly url: string;
  call(path: string, body: unknown, bent?: Bent): Promise<Heard>;
};

export const newNonce = (): string => randomBytes(16).toString('base64url');

/** The headers that prove a body: see "Signing" in the guide. */
export function signedHeaders(
  keys: VendorKeys,
  call: { path: string; body: string; timestamp: string; nonce: string },
): Record<string, string> {
  const { path, timestamp, nonce } = call;
  const text = `POST\n${path}\n${timestamp}\n${nonce}\n${hash('sha256', call.body, 'hex')}`;
  const signature =
    keys.scheme === 'RSA-SHA256'
      ? sign('RSA-SHA256', Buffer.from(text), keys.key).toString('base64')
      : createHmac('sha256', keys.key).update(text).digest('hex');
  return {
    'x-nokshi-vendor': keys.vendor,
    'x-nokshi-timestamp': timestamp,
    'x-nokshi-nonce': nonce,
    'x-nokshi-signature': signature,
  };
}

export function walletClient(
  url: string,
  keys: VendorKeys,
  {
    timeoutMs = 8_000,
    now = () => Date.now(),
    fetch = globalThis.fetch,
  }: { timeoutMs?: number; now?: () => number; fetch?: typeof globalThis.fetch } = {},
): WalletClient {
  return {
    url,
    async call(path, given, bent = {}) {
      const body = typeof given === 'string' ? given : JSON.stringify(given);
      const { timestamp = String(now()), nonce = newNonce() } = bent;
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        ...signedHeaders(keys, { path: bent.signedPath ?? path, body, timestamp, nonce }),
        ...(bent.signature === undefined ? {} : { 'x-nokshi-signature': bent.signature }),
        ...(bent.vendor === undefined ? {} : { 'x-nokshi-vendor': bent.vendor }),
      };
      if (bent.without) delete headers[bent.without];
      const { method = 'POST' } = bent;
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: bent.body ?? body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return heardOf(response.status, await response.text());
    },
  };
}

function heardOf(http: number, text: string): Heard {
  try {
    const answer = JSON.parse(text) as { value?: Heard['value']; code?: string };
    return { http, value: answer.value ?? null, code: answer.code ?? null };
  } catch {
    return { http, value: null, code: null };
  }
}
