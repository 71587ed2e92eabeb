import type { Answer, RefusalAnswer } from '@nokshi/contract/envelope.ts';
import type { Route } from '@nokshi/contract/route.ts';
import type { z } from 'zod';
import type { Call } from './call.ts';
import { wait } from './moments.ts';

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

/** Waits between tries of one call while the network is away; then the player is asked. */
const PAUSES_MS = [400, 1_000, 2_000, 4_000, 8_000];

export type ApiOptions = {
  readonly origin: string;
  readonly token: string;
  readonly language: () => string;
  /** Answers what the server said, null where it could not be asked. */
  readonly call: (call: Call) => Promise<unknown>;
  readonly onLost: (lost: boolean) => void;
};

export type Sending = { readonly key?: string; readonly body: object };

export type Api = {
  /** Asks once. Path parameters are filled from `path`, a query is appended to it. */
  ask<R extends Route>(
    route: R,
    sent?: Sending,
    at?: { readonly path?: string },
  ): Promise<z.output<R['output']>>;
  /** Asks again while the network is away or the server busy. */
  insist<T>(ask: () => Promise<T>): Promise<T>;
  setToken(token: string): void;
};

/** The calls of a frame, with its launch token. */
export function createApi(options: ApiOptions): Api {
  let token = options.token;
  return {
    async ask(route, sent, at = {}) {
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        'accept-language': options.language(),
      };
      if (sent) headers['content-type'] = 'application/json';
      if (sent?.key) headers['idempotency-key'] = sent.key;
      const body = sent ? { body: JSON.stringify(sent.body) } : {};
      const { method, path } = route;
      const url = `${options.origin}${at.path ?? path}`;
      const answer = (await options.call({
        url,
        method,
        headers,
        ...body,
      })) as Answer<never> | null;
      if (!answer) throw new CallFailed(null);
      if (!answer.success) throw new CallFailed(answer);
      return answer.value;
    },
    async insist(ask) {
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
    },
    setToken: (next) => {
      token = next;
    },
  };
}
