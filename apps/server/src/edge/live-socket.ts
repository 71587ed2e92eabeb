import type { LiveMessage } from '@nokshi/contract';
import type { WebSocket } from 'ws';
import type { Clock } from '../kernel/clock.ts';

/** A client may send `ping`; nothing it could send is longer. */
export const MOST_INBOUND_BYTES = 64;
const MOST_PINGS_A_MINUTE = 30;

/** Close code: the session of this socket ended. The page may connect again as a visitor. */
export const SESSION_ENDED = 4001;

export type Tending = {
  readonly heartbeatMs: number;
  readonly clock: Clock;
  live(): Promise<boolean>;
  endSession(): void;
};

/**
 * Supervises one socket: a heartbeat finds a dead peer and an ended session within two beats; a
 * client that sends anything but `ping`, or that too often, is disconnected (1008).
 */
export function tendSocket(socket: WebSocket, tending: Tending): void {
  const { heartbeatMs, clock } = tending;
  let alive = true;
  let pings = 0;
  let beats = 0;
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    beats += 1;
    if (beats * heartbeatMs >= 60_000) {
      beats = 0;
      pings = 0;
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
    pings += 1;
    const said = !isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : '';
    if (said !== 'ping' || pings > MOST_PINGS_A_MINUTE) return socket.close(1008);
    socket.send(JSON.stringify(hello(clock)));
  });
  // A broken frame closes the socket by itself; without a listener it would end the process.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(beat));
}

/** The first message, and the answer to `ping`: the page sets its clock by it. */
export const hello = (clock: Clock): LiveMessage => ({
  type: 'hello',
  serverTime: clock.now().toISOString(),
});
