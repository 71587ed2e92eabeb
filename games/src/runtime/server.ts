import type { Answer, RefusalAnswer } from '@nokshi/contract/envelope.ts';
import { type SlotRound, slotsRoutes } from '@nokshi/contract/player/slots.ts';
import type { z } from 'zod';
import type { Call } from './call.ts';
import { wait } from './moments.ts';

export type Table = z.output<typeof slotsRoutes.table.output>;

/** An expected no of the server, or `network` when it could not be asked. */
export class CallFailed extends Error {
  readonly code: RefusalAnswer['code'] | 'network';
  readonly refusal: RefusalAnswer | null;
  constructor(refusal: RefusalAnswer | null) {
    super(refusal?.message ?? 'network');
    this.code = refusal?.code ?? 'network';
    this.refusal = refusal;
  }
}

export type Server = {
  table(): Promise<Table>;
  /** Sent again with the same key until it is answered: the same key is the same round. */
  spin(key: string, stake: string): Promise<SlotRound>;
  shown(roundId: string): Promise<void>;
  setToken(token: string): void;
};

/** Waits between tries of one spin while the network is away; then the player is asked. */
const PAUSES_MS = [400, 1_000, 2_000, 4_000, 8_000];

export type ServerOptions = {
  readonly origin: string;
  readonly token: string;
  readonly language: () => string;
  /** Answers what the server said, null where it could not be asked. */
  readonly call: (call: Call) => Promise<unknown>;
  /** The server's time, each time it says it. */
  readonly onTime: (serverTime: string) => void;
  readonly onLost: (lost: boolean) => void;
};

export function createServer(options: ServerOptions): Server {
  let token = options.token;
  const call = async <T>(method: string, path: string, sent?: { key?: string; body: object }) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${token}`,
      'accept-language': options.language(),
    };
    if (sent) headers['content-type'] = 'application/json';
    if (sent?.key) headers['idempotency-key'] = sent.key;
    const body = sent ? { body: JSON.stringify(sent.body) } : {};
    const request = { url: `${options.origin}${path}`, method, headers, ...body };
    const answer = (await options.call(request)) as Answer<T> | null;
    if (!answer) throw new CallFailed(null);
    if (!answer.success) throw new CallFailed(answer);
    return answer.value;
  };
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (const pause of PAUSES_MS) {
      try {
        const value = await ask();
        options.onLost(false);
        return value;
      } catch (err) {
        if (!(err instanceof CallFailed) || !(err.code === 'network' || err.code === 'edge.busy'))
          throw err;
        options.onLost(true);
        await wait(pause);
      }
    }
    return ask();
  };
  const { table, spin, shown } = slotsRoutes;
  return {
    async table() {
      const answer = await insist(() => call<Table>(table.method, table.path));
      options.onTime(answer.serverTime);
      return answer;
    },
    spin: (key, stake) =>
      insist(() => call<SlotRound>(spin.method, spin.path, { key, body: { stake } })),
    shown: async (roundId) => {
      await call(shown.method, shown.path, { body: { roundId } });
    },
    setToken: (next) => {
      token = next;
    },
  };
}
