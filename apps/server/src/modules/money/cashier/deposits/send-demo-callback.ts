import { callbackBody } from '../channels/callback-body.ts';
import { DEMO_BANK } from '../channels/demo-bank.ts';
import { sign } from '../channels/signature.ts';
import type { CashierRoom } from '../room.ts';

const PATIENCE_MS = 5_000;

/**
 * The demo bank's side of a callback: a signed HTTP call to our own address. Any answer but a
 * success is a fault, so the job tries again later, as a provider would.
 */
export async function sendDemoCallback(room: CashierRoom, payload: unknown): Promise<void> {
  const body = JSON.stringify(callbackBody.parse(payload));
  const answer = await room.fetch(`${room.selfUrl()}/wps/cashier/callbacks/${DEMO_BANK}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...sign(room.demoBankSecret, body, room.clock.now()),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the demo bank's callback was answered ${answer.status}`);
}
