import type { WebSocket } from 'ws';
import { addressKey } from '../kernel/address-key.ts';
import type { LiveVisitor } from '../kernel/work.ts';

/** Whose socket it is; a visitor has no session and receives public messages and their own chat. */
export type LiveTicket = LiveVisitor & {
  readonly memberId: string | null;
  readonly sessionId: string | null;
  /** The browser behind it, once it has a chat cookie. */
  readonly visitorKey: string | null;
  /** The operator's permissions; none on the player site. */
  readonly permissions: readonly string[];
  /** A game frame, which hears its topics and the end of its session; its page hears the rest. */
  readonly isFrame: boolean;
  /** Whether the session is still live; checked at every heartbeat. */
  live(): Promise<boolean>;
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

export type Entry = {
  readonly socket: WebSocket;
  readonly ticket: LiveTicket;
  /** What it follows; most follow nothing. */
  topics: Set<string> | null;
  /** What it sent within this minute. */
  readonly sent: Sent;
};
export type Sent = { pings: number; words: number; unknownTopics: number };
type Index = Map<string, Set<Entry>>;

/** So many sockets are written to before others have their turn. */
const AT_ONCE = 500;

/** Who is connected, found by member, session, address, chat cookie and permission. */
export function createCrowd(limits: LiveLimits) {
  const all = new Set<Entry>();
  const pages = new Set<Entry>();
  const [members, sessions, addresses]: [Index, Index, Index] = [new Map(), new Map(), new Map()];
  const [visitors, desks]: [Index, Index] = [new Map(), new Map()];
  const places = ({ ticket }: Entry): [Index, string | null][] => [
    [members, ticket.memberId],
    [sessions, ticket.sessionId],
    [addresses, addressKey(ticket.ip)],
    [visitors, ticket.visitorKey],
    ...ticket.permissions.map((permission): [Index, string] => [desks, permission]),
  ];
  const write = ({ socket }: Entry, data: Buffer) => {
    if (socket.bufferedAmount > limits.backlogBytes) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(data, TEXT);
  };
  const spread = spreader(write);
  return {
    all: all as ReadonlySet<Entry>,
    /** Without the game frames. */
    pages: pages as ReadonlySet<Entry>,
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
      if (!entry.ticket.isFrame) pages.add(entry);
      for (const [index, key] of places(entry)) if (key !== null) put(index, key, entry);
      entry.socket.on('close', () => {
        all.delete(entry);
        pages.delete(entry);
        for (const [index, key] of places(entry)) if (key !== null) take(index, key, entry);
      });
      return entry;
    },
    /** Serialised once for all of them. */
    send(entries: Iterable<Entry>, message: object): void {
      let data: Buffer | undefined;
      for (const entry of entries) write(entry, (data ??= bytesOf(message)));
    },
    /** The same in shares, one message after the other: what many follow holds nothing else up. */
    spread: (entries: Iterable<Entry>, message: object) => spread([...entries], bytesOf(message)),
  };
}

const TEXT = { binary: false } as const;
const bytesOf = (message: object) => Buffer.from(JSON.stringify(message));

function spreader(write: (entry: Entry, data: Buffer) => void) {
  const queue: { readonly entries: readonly Entry[]; readonly data: Buffer; next: number }[] = [];
  const writeShare = () => {
    let left = AT_ONCE;
    while (left > 0) {
      const [first] = queue;
      if (!first) return;
      const share = first.entries.slice(first.next, first.next + left);
      for (const entry of share) write(entry, first.data);
      left -= share.length;
      first.next += share.length;
      if (first.next >= first.entries.length) queue.shift();
    }
    if (queue.length > 0) setImmediate(writeShare);
  };
  return (entries: readonly Entry[], data: Buffer): void => {
    queue.push({ entries, data, next: 0 });
    if (queue.length === 1) writeShare();
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
