import type { LiveMessage } from '@nokshi/contract';
import type { WebSocket } from 'ws';
import { addressKey } from '../kernel/address-key.ts';
import type { ServerBus } from '../kernel/bus.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Live, LiveVisitor } from '../kernel/work.ts';
import { createBalancePush } from './live-balance.ts';
import { SESSION_ENDED, tendSocket } from './live-socket.ts';

/** Whose socket it is; a visitor has no session and receives public messages and their own chat. */
export type LiveTicket = LiveVisitor & {
  readonly memberId: string | null;
  readonly sessionId: string | null;
  /** The browser behind it, once it has a chat cookie. */
  readonly visitorKey: string | null;
  /** The operator's permissions; none on the player site. */
  readonly permissions: readonly string[];
  /** Whether the session is still live; checked at every heartbeat. */
  live(): Promise<boolean>;
};

export type LiveSockets = Live & {
  /** Null, or why no further socket is accepted: this address or this server has too many. */
  full(ip: string): 'address' | 'server' | null;
  /** Takes over an opened socket and greets it. */
  accept(socket: WebSocket, ticket: LiveTicket, greeting: readonly LiveMessage[]): void;
  close(): Promise<void>;
};

export type LiveLimits = {
  /** Limits of sockets of one address and of this server. */
  readonly perAddress: number;
  readonly inAll: number;
  readonly heartbeatMs: number;
  /** A balance is pushed at most once in this time for each member. */
  readonly balanceMs: number;
  /** A reader that lags this far behind is disconnected; it connects again and loads everything. */
  readonly backlogBytes: number;
};

export const USUAL_LIVE: LiveLimits = {
  perAddress: 200,
  inAll: 20_000,
  heartbeatMs: 30_000,
  balanceMs: 40,
  backlogBytes: 256 * 1024,
};

type Entry = { socket: WebSocket; ticket: LiveTicket };
type Index = Map<string, Set<Entry>>;

/**
 * The live sockets of this server. A message to a member, a session or everyone goes over the bus,
 * so it reaches them on whichever server they are; `each` stays on this server.
 */
export function createLive(deps: {
  bus: ServerBus;
  clock: Clock;
  log: Log;
  limits?: Partial<LiveLimits>;
}): LiveSockets {
  const limits = { ...USUAL_LIVE, ...deps.limits };
  const crowd = createCrowd(limits);
  const { bus } = deps;
  // By far the most frequent message. A page that opens on another server reads its own balance.
  const balances = createBalancePush(limits.balanceMs, (memberId, message) =>
    bus.mention('live.member', { id: memberId, message }),
  );
  const heard = (topic: string, to: (id: string) => Iterable<Entry>) =>
    bus.subscribe(topic, ({ id, message }) => {
      const entries = [...to(id as string)];
      crowd.send(entries, message as LiveMessage);
      // The socket was opened with that session's cookie; the page opens another one as a visitor.
      if ((message as LiveMessage).type === 'session-ended')
        for (const { socket } of entries) socket.close(SESSION_ENDED);
    });
  heard('live.member', crowd.ofMember);
  heard('live.session', crowd.ofSession);
  heard('live.all', () => crowd.all);
  heard('live.visitor', crowd.ofVisitor);
  heard('live.desk', crowd.ofDesk);

  return {
    toMember(memberId, message) {
      if (!balances.take(memberId, message)) bus.publish('live.member', { id: memberId, message });
    },
    toSession: (id, message) => bus.publish('live.session', { id, message }),
    toAll: (message) => bus.publish('live.all', { id: '', message }),
    toVisitor: (id, message) => bus.publish('live.visitor', { id, message }),
    toDesk: (id, message) => bus.publish('live.desk', { id, message }),
    each(make) {
      for (const entry of crowd.all) {
        const message = make(entry.ticket);
        if (message) crowd.send([entry], message);
      }
    },
    count: () => crowd.all.size,
    full: crowd.full,
    accept(socket, ticket, greeting) {
      const entry = crowd.enter({ socket, ticket });
      const endSession = () => {
        crowd.send([entry], { type: 'session-ended' } satisfies LiveMessage);
        socket.close(SESSION_ENDED);
      };
      const { heartbeatMs } = limits;
      tendSocket(socket, { heartbeatMs, clock: deps.clock, live: ticket.live, endSession });
      for (const message of greeting) crowd.send([entry], message);
    },
    async close() {
      balances.stop();
      for (const { socket } of crowd.all) socket.close(1001);
      // A reader that does not answer the close is not waited for.
      await new Promise((done) => setTimeout(done, crowd.all.size > 0 ? 100 : 0));
      for (const { socket } of crowd.all) socket.terminate();
    },
  };
}

/** Who is connected, found by member, session, address, chat cookie and permission. */
function createCrowd(limits: LiveLimits) {
  const all = new Set<Entry>();
  const [members, sessions, addresses]: [Index, Index, Index] = [new Map(), new Map(), new Map()];
  const [visitors, desks]: [Index, Index] = [new Map(), new Map()];
  const places = ({ ticket }: Entry): [Index, string | null][] => [
    [members, ticket.memberId],
    [sessions, ticket.sessionId],
    [addresses, addressKey(ticket.ip)],
    [visitors, ticket.visitorKey],
    ...ticket.permissions.map((permission): [Index, string] => [desks, permission]),
  ];
  return {
    all: all as ReadonlySet<Entry>,
    ofMember: (id: string): Iterable<Entry> => members.get(id) ?? [],
    ofSession: (id: string): Iterable<Entry> => sessions.get(id) ?? [],
    ofVisitor: (key: string): Iterable<Entry> => visitors.get(key) ?? [],
    ofDesk: (permission: string): Iterable<Entry> => desks.get(permission) ?? [],
    full(ip: string) {
      if ((addresses.get(addressKey(ip))?.size ?? 0) >= limits.perAddress)
        return 'address' as const;
      return all.size >= limits.inAll ? ('server' as const) : null;
    },
    /** In every index until the socket closes. */
    enter(entry: Entry): Entry {
      all.add(entry);
      for (const [index, key] of places(entry)) if (key !== null) put(index, key, entry);
      entry.socket.on('close', () => {
        all.delete(entry);
        for (const [index, key] of places(entry)) if (key !== null) take(index, key, entry);
      });
      return entry;
    },
    send(entries: Iterable<Entry>, message: object): void {
      let text: string | undefined;
      for (const { socket } of entries) {
        if (socket.bufferedAmount > limits.backlogBytes) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send((text ??= JSON.stringify(message)));
      }
    },
  };
}

function put(index: Index, key: string, entry: Entry): void {
  const set = index.get(key);
  if (set) set.add(entry);
  else index.set(key, new Set([entry]));
}

function take(index: Index, key: string, entry: Entry): void {
  const set = index.get(key);
  set?.delete(entry);
  if (set?.size === 0) index.delete(key);
}
