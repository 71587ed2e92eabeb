import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The program that holds the other ends of live sockets, `socket-load.mjs`. */
export type SocketHolder = {
  open(at: {
    port: number;
    origin: string;
    count: number;
    cookies: readonly string[];
  }): Promise<void>;
  /** Each socket sends this text, or one of these in turn; only the first so many where asked. */
  say(text: string | readonly string[], count?: number): Promise<void>;
  /** Does `act`, and gives the time when the last socket had heard the marker since then. */
  untilHeard(marker: string, act: () => void | Promise<void>): Promise<number>;
  /** How long balances took since the last time; their version is the microsecond they left. */
  balances(): Promise<{ count: number; p50: number; p99: number }>;
  /** How late results and roots of rounds were on the sockets since the last time, in milliseconds. */
  rounds(): Promise<{ readonly drawn: Lateness; readonly closed: Lateness }>;
  close(): Promise<void>;
};
export type Lateness = { readonly count: number; readonly p50: number; readonly p99: number };

export function openSocketHolder(): SocketHolder {
  const child = spawn(process.execPath, [resolve('bench/socket-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async <T>(order: string, more: object = {}): Promise<T> => {
    child.stdin.write(`${JSON.stringify({ order, ...more })}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('the program that holds the sockets has ended');
    return JSON.parse(value) as T;
  };
  return {
    open: (at) => ask('open', at),
    say: (text, count) => ask('say', { texts: [text].flat(), count }),
    async untilHeard(marker, act) {
      await ask('expect', { marker });
      await act();
      const { at } = await ask<{ at: number }>('heard');
      return at;
    },
    balances: () => ask('balances'),
    rounds: () => ask('rounds'),
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
