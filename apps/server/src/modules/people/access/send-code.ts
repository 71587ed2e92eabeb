import { createHmac } from 'node:crypto';
import type { Tx } from '../../../kernel/db.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import type { MemberRow } from '../identity/index.ts';
import type { Internals } from './room.ts';
import { CODE_DIGITS, CODE_MINUTES } from './rules/code-terms.ts';
import { alreadyMemberWords, codeWords, takenWords } from './rules/code-words.ts';
import { askById, type CodeRow, storeMac } from './store/codes.ts';

export const SEND_CODE = 'access.send-code';

/** Sends messages that were queued while codes belonged to identity. */
const QUEUED_AS = [SEND_CODE, 'identity.send-code'];

export function registerSendCode(room: Internals): void {
  for (const name of QUEUED_AS)
    room.jobs.register(name, (tx, payload) =>
      sendCode(room, tx, {
        key: Buffer.from(String(payload.key), 'hex'),
        askId: payload.askId as Uuid,
      }),
    );
}

/** Makes the digits and sends them when someone is to receive them; otherwise no code exists. */
export async function sendCode(
  room: Internals,
  tx: Tx,
  asked: { key: Buffer; askId: Uuid },
): Promise<void> {
  const ask = await askById(tx, asked);
  if (!ask || ask.expiresAt <= room.clock.now()) return;
  const username = ask.purpose === 'recover' && ask.kind === 'mail' ? ask.about : undefined;
  const member = await memberBehind(room, tx, { kind: ask.kind, to: ask.recipient, username });
  const language = member?.language ?? ask.language;
  const name = room.site.brand().name[language];
  const { kind, purpose, recipient: to, expiresAt } = ask;
  if (purpose === 'register' && member) {
    await room.couriers.send(tx, { kind, to, expiresAt, ...alreadyMemberWords(language, name) });
    return;
  }
  if (purpose === 'contact' && member && member.memberId !== ask.about) {
    await room.couriers.send(tx, { kind, to, expiresAt, ...takenWords(language, name) });
    return;
  }
  if ((purpose === 'login' || purpose === 'recover') && !member) return;
  const code = digits(room);
  await storeMac(tx, { key: ask.key, mac: codeMac(room, ask.key, code) });
  const words = codeWords(language, { purpose, name, minutes: CODE_MINUTES });
  await room.couriers.send(tx, { kind, to, code, expiresAt, ...words });
}

/**
 * The member with an open account whom a code logs in: the owner of this verified number or email
 * address, and, when a username was given with it, only that one.
 */
export async function memberBehind(
  room: Internals,
  tx: Tx,
  { kind, to, username }: { kind: CodeRow['kind']; to: string; username?: string | undefined },
): Promise<MemberRow | undefined> {
  const { brandId } = room.site.brand();
  const owner = await room.contacts.ownerOf(tx, { brandId, kind, address: to });
  const member = owner && (await room.accounts.byId(tx, owner));
  if (!member || member.closedAt) return undefined;
  return username === undefined || member.username === username ? member : undefined;
}

/** Bound to the row as well: the digits of one code are worth nothing for another. */
export const codeMac = (room: Internals, key: Buffer, code: string): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.code')).update(key).update(code).digest();

/** Uniform over the million numbers of six digits. */
function digits({ random }: Internals): string {
  const most = 10 ** CODE_DIGITS;
  const fair = 2 ** 32 - (2 ** 32 % most);
  let drawn = random.bytes(4).readUInt32BE();
  while (drawn >= fair) drawn = random.bytes(4).readUInt32BE();
  return String(drawn % most).padStart(CODE_DIGITS, '0');
}
