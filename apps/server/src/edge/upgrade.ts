import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveMessage } from '@nokshi/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { visitorKeyOf } from '../kernel/visitor-key.ts';
import { callerAddress } from './address.ts';
import { cookiesOf, readCookies } from './cookies.ts';
import type { EdgeDeps, RealmName } from './deps.ts';
import type { LiveTicket } from './live-crowd.ts';
import { hello, MOST_INBOUND_BYTES } from './live-socket.ts';

export const LIVE_PATH = '/live';

/**
 * The door of the live socket on one realm. The session cookie is the ticket; a page of another
 * origin is refused; a visitor is accepted and receives public messages. The greeting has the
 * system status and the version of the site, so that a page that missed a change reloads it.
 */
export function serveLive(
  server: Server,
  deps: EdgeDeps,
  realm: { name: RealmName; trusted: (ip: string) => boolean },
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_INBOUND_BYTES,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    ticketFor(request, deps, realm).then(
      (ticket) => {
        if (typeof ticket === 'string') return refuseUpgrade(socket, ticket);
        sockets.handleUpgrade(request, socket, head, (opened: WebSocket) =>
          deps.live.accept(opened, ticket, greeting(deps, ticket)),
        );
      },
      (err: unknown) => {
        deps.log.error('a live socket could not be opened', { err });
        refuseUpgrade(socket, '503 Service Unavailable');
      },
    );
  });
}

async function ticketFor(
  request: IncomingMessage,
  deps: EdgeDeps,
  { name, trusted }: { name: RealmName; trusted: (ip: string) => boolean },
): Promise<LiveTicket | string> {
  const { origin } = deps[name];
  if ((request.url ?? '').split('?')[0] !== LIVE_PATH) return '404 Not Found';
  if (request.headers.origin !== origin) return '403 Forbidden';
  const ip = callerAddress(request, trusted);
  const full = deps.live.full(ip);
  if (full) return full === 'address' ? '429 Too Many Requests' : '503 Service Unavailable';
  const visitor = { realm: name, ip, country: deps.country(ip) };
  const sent = readCookies(request.headers.cookie);
  const cookies = cookiesOf(name, origin);
  const secret = sent[cookies.session];
  const { sessions } = deps;
  const find = async () =>
    secret ? await (name === 'player' ? sessions.player(secret) : sessions.operator(secret)) : null;
  const session = await find();
  return {
    ...visitor,
    isFrame: false,
    sessionId: session?.sessionId ?? null,
    memberId: session && 'memberId' in session ? session.memberId : null,
    visitorKey: name === 'player' ? visitorKeyOf(sent[cookies.kept.chat]) : null,
    permissions: session && 'permissions' in session ? session.permissions : [],
    live: async () => session === null || (await find()) !== null,
  };
}

function greeting(deps: EdgeDeps, ticket: LiveTicket): LiveMessage[] {
  const first = hello(deps.clock);
  if (ticket.realm === 'console') return [first];
  const greeted = { ...first, shown: deps.gate.shown() };
  return [greeted, { type: 'system-status', status: deps.gate.statusFor(ticket) }];
}

function refuseUpgrade(socket: Duplex, status: string): void {
  const wait = /^(429|503)/.test(status) ? 'Retry-After: 5\r\n' : '';
  socket.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
