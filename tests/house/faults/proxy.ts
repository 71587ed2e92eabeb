import { createServer, connect, type Socket } from 'node:net';
import type { Chance } from '../../harness/chance.ts';

/** What may happen to an answer on its way, from the worst line there is. */
export const LINE_FAULTS = ['delay', 'reset', 'cut', 'swallow'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** One answer (chunk) in so many is hit. */
const ONE_IN = 6;
const LONGEST_DELAY_MS = 400;

export type Proxy = {
  readonly port: number;
  /** From now on answers may suffer this; null: the line is good again. */
  suffer(fault: LineFault | null): void;
  /** How many answers each fault has hit. */
  readonly hits: Record<LineFault, number>;
  close(): Promise<void>;
};

/**
 * A line between two programs that a test can spoil. What is asked always arrives, so whatever was
 * asked was probably done; the answer is late, cut in the middle, or never comes.
 */
export async function openProxy(target: () => Promise<number>, chance: Chance): Promise<Proxy> {
  const hits = { delay: 0, reset: 0, cut: 0, swallow: 0 };
  const open = new Set<Socket>();
  let fault: LineFault | null = null;

  const carry = async (near: Socket) => {
    const far = connect(await target(), '127.0.0.1');
    const ends = [near, far];
    for (const end of ends) {
      open.add(end.setNoDelay());
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    near.on('data', (asked) => far.write(asked));
    far.on('data', (answer: Buffer) => {
      if (fault === null || chance.whole(ONE_IN) > 0) return void near.write(answer);
      hits[fault] += 1;
      spoil(fault, { near, far, answer });
    });
  };

  /** After a fault nothing behind it on this line arrives in its right place: order is kept. */
  const spoil = (kind: LineFault, line: { near: Socket; far: Socket; answer: Buffer }) => {
    const { near, far, answer } = line;
    if (kind === 'delay') {
      far.pause();
      setTimeout(() => {
        near.write(answer);
        far.resume();
      }, chance.whole(LONGEST_DELAY_MS));
      return;
    }
    far.removeAllListeners('data').resume();
    if (kind === 'reset') near.resetAndDestroy();
    if (kind === 'cut') near.end(answer.subarray(0, chance.whole(answer.length)));
    // Swallowed: the line stays open and silent.
  };

  const server = createServer((near) => void carry(near));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    suffer: (next) => {
      fault = next;
    },
    hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of open) end.destroy();
      }),
  };
}
