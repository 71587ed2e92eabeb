import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveMessage } from '@nokshi/contract';
import { FRAME_PROTOCOL } from '@nokshi/contract/frame.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { visitorKeyOf } from '../kernel/visitor-key.ts';
import type { LiveVisitor } from '../kernel/work.ts';
import { callerAddress } from './address.ts';
import { cookiesOf, readCookies } from './cookies.ts';
import type { EdgeDeps, RealmName } from './deps.ts';
import type { LiveTicket } from './live-crowd.ts';
import { hello, MOST_INBOUND_BYTES } from './live-socket.ts';
import { FRAME_ORIGIN } from './origin.ts';

export const LIVE_PATH = '/live';

/**
 * The door of the live socket on one realm. The session cookie is the ticket; a page of another
 * origin is refused; a visitor is accepted and receives public messages. The greeting has the
 * system status and the version of the site, so that a page that missed a change reloads it. A game
 * frame, whose origin is opaque, is accepted with its launch token, by the rules of `launch` routes.
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
    // The token that comes with it is not sent back.
    handleProtocols: (names) => names.has(FRAME_PROTOCOL) && FRAME_PROTOCOL,
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
  const token = name === 'player' ? launchTokenIn(request) : null;
  const isFrame = token !== null && request.headers.origin === FRAME_ORIGIN;
  if (request.headers.origin !== origin && !isFrame) return '403 Forbidden';
  const ip = callerAddress(request, trusted);
  const full = deps.live.full(ip);
  if (full) return full === 'address' ? '429 Too Many Requests' : '503 Service Unavailable';
  const visitor = { realm: name, ip, country: deps.country(ip) };
  if (token !== null) return ticketOfFrame(token, deps, visitor);
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

/** Ends with its session. What its member is notified of is heard by the page around it. */
async function ticketOfFrame(
  token: string,
  { gate, sessions }: EdgeDeps,
  visitor: LiveVisitor,
): Promise<LiveTicket | string> {
  if (gate.statusFor(visitor).systemStatus !== 0) return '503 Service Unavailable';
  const launch = await sessions.launch(token);
  if (!launch) return '401 Unauthorized';
  return {
    ...visitor,
    isFrame: true,
    sessionId: launch.session.sessionId,
    memberId: null,
    visitorKey: null,
    permissions: [],
    live: async () => (await sessions.launch(token)) !== null,
  };
}

/** Null where this is no game frame. */
function launchTokenIn({ headers }: IncomingMessage): string | null {
  const [name, token = ''] = (headers['sec-websocket-protocol'] ?? '').split(',');
  return name === FRAME_PROTOCOL ? token.trim() : null;
}

function greeting(deps: EdgeDeps, ticket: LiveTicket): LiveMessage[] {
  const first = hello(deps.clock);
  if (ticket.realm === 'console' || ticket.isFrame) return [first];
  const greeted = { ...first, shown: deps.gate.shown() };
  return [greeted, { type: 'system-status', status: deps.gate.statusFor(ticket) }];
}

function refuseUpgrade(socket: Duplex, status: string): void {
  const wait = /^(429|503)/.test(status) ? 'Retry-After: 5\r\n' : '';
  socket.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
