import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** One round: each token asks over a connection of its own, again as soon as it has its answer. */
export type Orders = {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  readonly tokens: readonly string[];
  readonly warmSeconds: number;
  readonly seconds: number;
};

/** Answers a second, waits in milliseconds, `sender` in microseconds of its processor a request. */
export type Asked = {
  readonly rate: number;
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly sender: number;
  readonly refused: Readonly<Record<string, number>>;
};

export type Sender = { ask(orders: Orders): Promise<Asked>; close(): Promise<void> };

/** The program that asks, `spin-load.mjs`, one round after the other. */
export function openSender(): Sender {
  const child = spawn(process.execPath, [resolve('bench/spin-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(orders) {
      child.stdin.write(`${JSON.stringify(orders)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('the program that asks has ended');
      return JSON.parse(value) as Asked;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
