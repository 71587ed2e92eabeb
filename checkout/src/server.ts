import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Language, pageOf } from './page.ts';
import type { Provider, Wish } from './provider.ts';
import { type Case, CASES } from './record.ts';
import { isSigned } from './signature.ts';

type Deps = {
  readonly provider: Provider;
  readonly secret: Buffer;
  readonly now: () => number;
  /** Where browsers find this server. */
  readonly ownUrl: () => string;
};
type Asked = { readonly request: IncomingMessage; readonly url: URL; readonly body: string };
type Reply = { status: number; type?: string; body: string | Buffer; to?: string };

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/page.css': ['checkout/page/page.css', 'text/css; charset=utf-8'],
  // Many phones have no Bengali letters of their own.
  '/bengali.woff2': [
    'node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2',
    'font/woff2',
  ],
};
const MOST_BYTES = 4_096;
const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Two calls for the merchant, signed, and a page for each payment. */
export function createCheckoutServer(deps: Deps): Server {
  return createServer((request, response) => {
    reply(deps, request)
      .catch(() => json(400, { error: 'wrong' }))
      .then((said) => send(response, said))
      .catch(() => response.destroy());
  });
}

async function reply(deps: Deps, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://here');
  const file = FILES[url.pathname];
  if (request.method === 'GET' && file)
    return { status: 200, type: file[1], body: readFileSync(file[0]) };
  const body = await textOf(request);
  if (url.pathname.startsWith('/pay/')) return page(deps, { request, url, body });
  if (request.method !== 'POST') return json(404, { error: 'unknown' });
  if (!isSigned(deps.secret, { headers: request.headers, body, now: deps.now() }))
    return json(401, { error: 'unsigned' });
  return forMerchant(deps, url.pathname, JSON.parse(body) as Record<string, unknown>);
}

function forMerchant(deps: Deps, path: string, body: Record<string, unknown>): Reply {
  if (path === '/v1/checkouts') {
    const { reference } = deps.provider.create(wishOf(body));
    return json(200, { reference, url: new URL(`/pay/${reference}`, deps.ownUrl()).href });
  }
  const known = deps.provider.told(String(body['reference']));
  if (path !== '/v1/status' || !known) return json(404, { error: 'unknown' });
  return json(200, { state: known.state, ...(known.paid !== null && { amount: known.paid }) });
}

function wishOf(body: Record<string, unknown>): Wish {
  const text = (name: string, form: RegExp) => {
    const value = String(body[name]);
    if (!form.test(value)) throw new Error(`${name} is wrong`);
    return value;
  };
  return {
    key: text('key', /^[\w-]{1,64}$/),
    depositId: text('depositId', /^[\w-]{1,64}$/),
    amount: text('amount', /^\d{1,12}\.\d{2}$/),
    expiresAt: Date.parse(text('expiresAt', /^\d{4}-/)),
    // Of the merchant's own address, whose host this provider knows.
    returnPath: text('returnPath', /^\/(?!\/)/),
    callbackPath: text('callbackPath', /^\/(?!\/)/),
  };
}

function page({ provider }: Deps, { request, url, body }: Asked): Reply {
  const reference = url.pathname.slice('/pay/'.length);
  const language: Language = url.searchParams.get('lang') === 'BN' ? 'BN' : 'EN';
  const checkout = provider.find(reference);
  if (!checkout) return json(404, { error: 'unknown' });
  if (request.method === 'POST') {
    const played = new URLSearchParams(body).get('case');
    if (isCase(played)) provider.play(reference, played);
    return { status: 303, body: '', to: `/pay/${reference}?lang=${language}` };
  }
  const html = pageOf(checkout, language, provider.backUrl(checkout));
  return { status: 200, type: 'text/html; charset=utf-8', body: html };
}

const isCase = (text: string | null): text is Case =>
  (CASES as readonly (string | null)[]).includes(text);

const json = (status: number, value: object): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

function send(response: ServerResponse, { status, type, body, to }: Reply): void {
  response.writeHead(status, {
    ...SAFE,
    ...(type && { 'content-type': type }),
    ...(to && { location: to }),
  });
  response.end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST_BYTES) throw new Error('too long');
  }
  return text;
}
