import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FreeRounds } from './free-rounds.ts';
import type { Asked, Played } from './rounds.ts';
import type { OwnWallet } from './own-wallet.ts';
import type { WalletClient } from './wallet-client.ts';
import { textOf as textOfMinor } from './wheel.ts';

type Deps = {
  readonly wallet: WalletClient;
  /** The folder with the page of the game. */
  readonly page: string;
  readonly own: OwnWallet | null;
  readonly freeRounds: FreeRounds;
  play(asked: Asked): Promise<Played>;
};

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/wheel.js': ['wheel.js', 'text/javascript; charset=utf-8'],
  '/wheel.css': ['wheel.css', 'text/css; charset=utf-8'],
  // Many phones have no Bengali letters of their own.
  '/bengali.woff2': [
    '../../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2',
    'font/woff2',
  ],
};
const MOST_BYTES = 4_096;

/** The page runs in a sandboxed frame without an origin, so every origin may read it. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The vendor's own server: the game's page, and its rounds. */
export function createVendorServer(deps: Deps): Server {
  return createServer((request, response) => {
    answer(deps, request, response).catch(() => send(response, 500, { status: 'UNKNOWN' }));
  });
}

async function answer(deps: Deps, request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const file = FILES[path];
  if (request.method === 'OPTIONS') return void response.writeHead(204, OPEN).end();
  if (request.method === 'GET' && file) {
    response.writeHead(200, { ...OPEN, 'content-type': file[1] });
    return void response.end(readFileSync(`${deps.page}/${file[0]}`));
  }
  if (request.method !== 'POST') return send(response, 404, { status: 'UNKNOWN' });
  const text = await textOf(request);
  const asked = askedBy(deps, path);
  if (asked) {
    const said = asked.answer({ path, headers: request.headers, body: text });
    return send(response, said ? 200 : 401, said ?? { status: 'UNSIGNED' });
  }
  const { token, stake, free } = fieldsOf(text);
  const session = await deps.wallet.call('/vendor/v1/session', { token });
  const { status, account, currency, balance } = session.value ?? {};
  if (status !== 'OK') return send(response, 200, { ok: false, status: status ?? 'UNKNOWN' });
  const there = deps.own ? textOfMinor(deps.own.balance(String(account))) : balance;
  const gift = () => giftOf(deps, String(account));
  if (path === '/open')
    return send(response, 200, { ok: true, balance: there, currency, free: gift() });
  if (path !== '/play') return send(response, 404, { status: 'UNKNOWN' });
  const who = { token, account: String(account), currency: String(currency) };
  const played = await deps.play({ ...who, stake, free });
  return send(response, 200, { ...played, free: gift() });
}

/** What the house asks here: its free rounds, and the wallet where there is one. */
function askedBy({ freeRounds, own }: Deps, path: string): Pick<FreeRounds, 'answer'> | null {
  if (path.startsWith('/free-rounds/')) return freeRounds;
  return path.startsWith('/wallet/') ? own : null;
}

/** What the page shows of rounds that were given. */
function giftOf({ freeRounds }: Deps, account: string) {
  const grant = freeRounds.next(account);
  return grant && { left: grant.left, stake: grant.stake };
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { ...OPEN, 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST_BYTES) throw new Error('too long');
  }
  return text;
}

/** The fields as they have to be, whatever was sent. */
function fieldsOf(text: string): { token: string; stake: string; free: boolean } {
  const { token, stake, free } = JSON.parse(text) as Record<string, unknown>;
  return { token: String(token), stake: String(stake), free: free === true };
}
