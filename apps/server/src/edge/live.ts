import type { LiveMessage, LiveWord } from '@nokshi/contract';
import type { WebSocket } from 'ws';
import type { ServerBus } from '../kernel/bus.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Live, Topics } from '../kernel/work.ts';
import { createBalancePush } from './live-balance.ts';
import { createCrowd, type Entry, type LiveLimits, type LiveTicket } from './live-crowd.ts';
import { SESSION_ENDED, tendSocket } from './live-socket.ts';
import { createTopics, type TopicHub } from './topics.ts';

export type LiveSockets = Live & {
  /** What rooms serve to those who follow it. */
  readonly topics: Topics;
  /** Null, or why no further socket is accepted: this address or this server has too many. */
  full(ip: string): 'address' | 'server' | null;
  /** Takes over an opened socket and greets it. */
  accept(socket: WebSocket, ticket: LiveTicket, greeting: readonly LiveMessage[]): void;
  close(): Promise<void>;
};

export const USUAL_LIVE: LiveLimits = {
  perAddress: 200,
  inAll: 20_000,
  heartbeatMs: 30_000,
  balanceMs: 40,
  backlogBytes: 256 * 1024,
};

/** A page follows a handful; each is an entry in a list. */
const MOST_TOPICS = 32;
/** Each costs a read; a page asks for what exists. */
const MOST_UNKNOWN_TOPICS = 8;

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
  const { bus, clock, log } = deps;
  const topics = createTopics<Entry>({ bus, log, send: crowd.spread, onUnknown });
  // By far the most frequent message. A page that opens on another server reads its own balance.
  const balances = createBalancePush(limits.balanceMs, (memberId, message) =>
    bus.mention('live.member', { id: memberId, message }),
  );
  const heard = (topic: string, to: (id: string) => Iterable<Entry>) =>
    bus.subscribe(topic, ({ id, message }) => {
      const isEnd = (message as LiveMessage).type === 'session-ended';
      const entries = [...to(id as string)].filter(({ ticket }) => isEnd || !ticket.isFrame);
      crowd.send(entries, message as LiveMessage);
      // The socket was opened with that session's cookie; the page opens another one as a visitor.
      if (isEnd) for (const { socket } of entries) socket.close(SESSION_ENDED);
    });
  heard('live.member', crowd.ofMember);
  heard('live.session', crowd.ofSession);
  bus.subscribe('live.all', ({ message }) => crowd.spread(crowd.pages, message as LiveMessage));
  heard('live.visitor', crowd.ofVisitor);
  heard('live.desk', crowd.ofDesk);

  return {
    topics,
    toMember(memberId, message) {
      if (!balances.take(memberId, message)) bus.publish('live.member', { id: memberId, message });
    },
    toSession: (id, message) => bus.publish('live.session', { id, message }),
    toAll: (message) => bus.publish('live.all', { id: '', message }),
    toVisitor: (id, message) => bus.publish('live.visitor', { id, message }),
    toDesk: (id, message) => bus.publish('live.desk', { id, message }),
    each(make) {
      for (const entry of crowd.pages) {
        const message = make(entry.ticket);
        if (message) crowd.send([entry], message);
      }
    },
    count: () => crowd.all.size,
    full: crowd.full,
    accept(socket, ticket, greeting) {
      const sent = { pings: 0, words: 0, unknownTopics: 0 };
      const entry = crowd.enter({ socket, ticket, topics: null, sent });
      tendSocket(socket, {
        heartbeatMs: limits.heartbeatMs,
        clock,
        sent,
        live: ticket.live,
        endSession() {
          crowd.send([entry], { type: 'session-ended' } satisfies LiveMessage);
          socket.close(SESSION_ENDED);
        },
        heed: (word) => heed(topics, entry, word),
      });
      socket.on('close', () => unfollowAll(topics, entry));
      for (const message of greeting) crowd.send([entry], message);
    },
    async close() {
      balances.stop();
      topics.close();
      for (const { socket } of crowd.all) socket.close(1001);
      // A reader that does not answer the close is not waited for.
      await new Promise((done) => setTimeout(done, crowd.all.size > 0 ? 100 : 0));
      for (const { socket } of crowd.all) socket.terminate();
    },
  };
}

/** False where it follows more than it may. */
function heed(topics: TopicHub<Entry>, entry: Entry, word: LiveWord): boolean {
  const { topic } = word;
  const followed = (entry.topics ??= new Set());
  if (word.type === 'unsubscribe') {
    followed.delete(topic);
    topics.unfollow(entry, topic);
    return true;
  }
  if (followed.size >= MOST_TOPICS && !followed.has(topic)) return false;
  followed.add(topic);
  topics.follow(entry, topic, word.version);
  return true;
}

function unfollowAll(topics: TopicHub<Entry>, entry: Entry): void {
  for (const topic of entry.topics ?? []) topics.unfollow(entry, topic);
}

/** Who asks for one topic after the other that does not exist is closed. */
function onUnknown(entries: readonly Entry[], topic: string): void {
  for (const { socket, topics, sent } of entries) {
    topics?.delete(topic);
    sent.unknownTopics += 1;
    if (sent.unknownTopics > MOST_UNKNOWN_TOPICS) socket.close(1008);
  }
}
