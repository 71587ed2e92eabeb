import { type LiveMessage, type LiveWord, liveWord } from '@nokshi/contract';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../kernel/clock.ts';
import type { Sent } from './live-crowd.ts';

/** A client may send `ping` and the words of contract/live.ts, of which none is longer. */
export const MOST_INBOUND_BYTES = 256;
const MOST_PINGS_A_MINUTE = 30;
/** A page that is hidden and shown again says a word for each of its topics. */
const MOST_WORDS_A_MINUTE = 300;

/** Close code: the session of this socket ended. The page may connect again as a visitor. */
export const SESSION_ENDED = 4001;

export type Tending = {
  readonly heartbeatMs: number;
  readonly clock: Clock;
  readonly sent: Sent;
  /** False: this client may not say that. */
  heed(word: LiveWord): boolean;
  live(): Promise<boolean>;
  endSession(): void;
};

/**
 * Supervises one socket: a heartbeat finds a dead peer and an ended session within two beats; a
 * client that sends anything but `ping` and words, or too many, is disconnected (1008).
 */
export function tendSocket(socket: WebSocket, tending: Tending): void {
  const { heartbeatMs, clock, sent } = tending;
  let alive = true;
  let beats = 0;
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    beats += 1;
    if (beats * heartbeatMs >= 60_000) {
      beats = 0;
      Object.assign(sent, NOTHING_SENT);
    }
    socket.ping();
    tending.live().then(
      (live) => live || tending.endSession(),
      () => undefined, // Sessions cannot be read now: the next beat asks again.
    );
  }, heartbeatMs);
  beat.unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const text = textOf(data, isBinary);
    if (text === 'ping') {
      sent.pings += 1;
      if (sent.pings > MOST_PINGS_A_MINUTE) return socket.close(1008);
      return socket.send(JSON.stringify(hello(clock)));
    }
    sent.words += 1;
    const word = sent.words > MOST_WORDS_A_MINUTE ? null : readWord(text);
    if (!word || !tending.heed(word)) socket.close(1008);
  });
  // A broken frame closes the socket by itself; without a listener it would end the process.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(beat));
}

const NOTHING_SENT: Sent = { pings: 0, words: 0, unknownTopics: 0 };

const textOf = (data: RawData, isBinary: boolean): string =>
  !isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : '';

/** Null where it is none. */
function readWord(text: string): LiveWord | null {
  try {
    return liveWord.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The first message, and the answer to `ping`: the page sets its clock by it. */
export const hello = (clock: Clock): LiveMessage => ({
  type: 'hello',
  serverTime: clock.now().toISOString(),
});
