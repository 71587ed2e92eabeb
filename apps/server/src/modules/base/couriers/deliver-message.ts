import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';
import type { Courier, Letter } from '../../../kernel/courier.ts';
import { httpSms } from './carry/http-sms.ts';
import { smtp } from './carry/smtp.ts';
import type { MessageId } from './face.ts';
import { currentSetting, type Internals, openCode, openSecret } from './room.ts';
import { messageStates } from './rules/states.ts';
import { messageById, type MessageRow } from './store/messages.ts';
import { transition } from './transition.ts';

const MOST_TRIES = 5;
const MOST_REASON = 300;

/**
 * Delivers one message. A failed try throws, so the job runs again a little later. The fifth
 * failure, or the expiry of the message, ends it with the reason.
 */
export async function deliverMessage(room: Internals, messageId: MessageId): Promise<void> {
  const message = await room.db.read((tx) => messageById(tx, messageId));
  if (!message || messageStates.isEnd(message.state)) return;
  const { setting, secretSealed } = await room.db.read((tx) =>
    currentSetting(room, tx, message.kind),
  );
  const { courier } = setting;
  const settle = (to: 'queued' | 'sent' | 'failed', reason?: string) =>
    room.db.tx((tx) => transition(room, tx, { message, to, courier, ...(reason && { reason }) }));
  if (message.expiresAt && message.expiresAt <= room.clock.now())
    return settle('failed', message.reason ?? 'it was too late');
  const secret = openSecret(room, message.kind, secretSealed);
  const reason = await failureOf(courierOf(room, setting, secret), {
    letter: { to: message.recipient, subject: message.subject, text: wholeText(room, message) },
    secret,
  });
  if (reason === null) return settle('sent');
  room.log.warn('a message was not sent', { kind: message.kind, courier, reason });
  if (message.tries + 1 >= MOST_TRIES) return settle('failed', reason);
  await settle('queued', reason);
  throw new Error(`${courier}: ${reason}`);
}

/** The text with the code in its place. */
export const wholeText = (room: Internals, { messageId, body, codeSealed }: MessageRow): string =>
  codeSealed ? body.replace('{code}', openCode(room, messageId, codeSealed)) : body;

function courierOf(room: Internals, setting: CourierSetting, secret: string): Courier {
  const { reach } = room;
  if (setting.courier === 'http') return httpSms(setting, { secret, reach });
  if (setting.courier === 'smtp') return smtp(setting, { secret, reach });
  return demoCourier(room);
}

/** Delivers nothing: the message is read in the console. Only where money is play money. */
const demoCourier = (room: Internals): Courier => ({
  async deliver() {
    if (room.site.brand().mode !== 'demo') throw new Error('no courier is set');
  },
});

/**
 * Why a courier did not deliver a message, in one line for an operator; null when it did. A
 * provider that echoes our secret does not get it shown.
 */
async function failureOf(
  courier: Courier,
  { letter, secret }: { letter: Letter; secret: string },
): Promise<string | null> {
  try {
    await courier.deliver(letter);
    return null;
  } catch (err) {
    const line = (err instanceof Error ? err.message : String(err)).replace(/\s+/g, ' ').trim();
    const said = secret ? line.replaceAll(secret, '•••') : line;
    return said.slice(0, MOST_REASON) || 'no reason was given';
  }
}
