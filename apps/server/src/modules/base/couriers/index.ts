import type { CouriersDeps } from './face.ts';
import { registerJobs } from './jobs.ts';
import { type CouriersRoom, openRoom } from './room.ts';
import { sendMessage } from './send-message.ts';

export type { Couriers, Message } from './face.ts';

/** The couriers room: text messages and emails, and the services that deliver them. */
export function createCouriers(deps: CouriersDeps): CouriersRoom {
  const room = openRoom(deps);
  registerJobs(room);
  return { ...room, send: (tx, message) => sendMessage(room, tx, message) };
}
