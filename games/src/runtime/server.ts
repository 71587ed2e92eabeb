import type { Answer, RefusalAnswer } from '@nokshi/contract/envelope.ts';
import { type SlotRound, slotsRoutes } from '@nokshi/contract/player/slots.ts';
import type { z } from 'zod';

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

const TIMEOUT_MS = 8_000;
/** Waits between tries of one spin while the network is away; then the player is asked. */
const PAUSES_MS = [400, 1_000, 2_000, 4_000, 8_000];

export type ServerOptions = {
  readonly origin: string;
  readonly token: string;
  readonly language: () => string;
  /** Resolves when what led to a call is on the screen: sending it takes half a frame. */
  readonly shown: () => Promise<void>;
  /** The server's time, each time it says it. */
  readonly onTime: (serverTime: string) => void;
  readonly onLost: (lost: boolean) => void;
};

export function createServer(options: ServerOptions): Server {
  let token = options.token;
  const call = async <T>(method: string, path: string, sent?: { key?: string; body: object }) => {
    await options.shown();
    const headers: Record<string, string> = {
      authorization: `Bearer ${token}`,
      'accept-language': options.language(),
    };
    if (sent) headers['content-type'] = 'application/json';
    if (sent?.key) headers['idempotency-key'] = sent.key;
    let answer: Answer<T>;
    try {
      const response = await fetch(`${options.origin}${path}`, {
        method,
        headers,
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(sent ? { body: JSON.stringify(sent.body) } : {}),
      });
      answer = (await response.json()) as Answer<T>;
    } catch {
      throw new CallFailed(null);
    }
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
        await new Promise((resolve) => setTimeout(resolve, pause));
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
