import { type SlotRound, slotsRoutes } from '@nokshi/contract/player/slots.ts';
import type { z } from 'zod';
import { type ApiOptions, createApi } from './api.ts';

export type Table = z.output<typeof slotsRoutes.table.output>;

/** At which stake, and of which free rounds it is one. */
type Played = { readonly stake: string; readonly freeRounds?: string };

export type Server = {
  table(): Promise<Table>;
  /** Sent again with the same key until it is answered: the same key is the same round. */
  spin(key: string, played: Played): Promise<SlotRound>;
  shown(roundId: string): Promise<void>;
  setToken(token: string): void;
};

export type ServerOptions = ApiOptions & {
  /** The server's time, each time it says it. */
  readonly onTime: (serverTime: string) => void;
};

export function createServer(options: ServerOptions): Server {
  const { ask, insist, setToken } = createApi(options);
  const { table, spin, shown } = slotsRoutes;
  return {
    async table() {
      const answer = await insist(() => ask(table));
      options.onTime(answer.serverTime);
      return answer;
    },
    spin: (key, body) => insist(() => ask(spin, { key, body })),
    shown: async (roundId) => {
      await ask(shown, { body: { roundId } });
    },
    setToken,
  };
}
