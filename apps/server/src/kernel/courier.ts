import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { type CourierMessage, insertMessage, listMessages } from './store/courier.ts';

/** Mail and text messages. Called by outside jobs, never inside a transaction. */
export type Courier = {
  send(message: { to: string; subject: string; text: string }): Promise<void>;
};

export type DemoCourier = Courier & {
  /** Newest first, at most 100. */
  recent(limit: number): Promise<CourierMessage[]>;
};

/** Sends nothing: the message is kept for the console, thirty days long. */
export function createDemoCourier(deps: { db: Db; clock: Clock }): DemoCourier {
  return {
    async send(message) {
      await deps.db.tx((tx) => insertMessage(tx, { ...message, at: deps.clock.now() }));
    },
    recent: (limit) => deps.db.read((tx) => listMessages(tx, Math.min(limit, 100))),
  };
}
