import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import { addressKey, addressPrefix } from '../../../kernel/address-key.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact } from '../identity/index.ts';
import { knowsContact } from './devices.ts';
import { tryKey, secondsToWait } from './tries.ts';
import type { Internals } from './room.ts';
import type { CodeCount } from './rules/try-limits.ts';
import { CODE_MINUTES, type CodePurpose, rangeOf } from './rules/code-terms.ts';
import { SEND_CODE } from './send-code.ts';
import { storeAsk } from './store/codes.ts';

/** What one code is bound to, besides the browser that asked for it. */
export type CodeBond = {
  readonly purpose: CodePurpose;
  readonly kind: MessageKind;
  /** A number (readPhone) or an email address (readMail). */
  readonly to: string;
  /** What else must match when it is typed: the username of a recovery, a member's id. */
  readonly about?: string;
};

/**
 * Takes a request for a code; a job sends it. This does not look up who has the number or address,
 * so neither text nor status nor time can reveal it (promises.md T13). Refuses: what `countRequest`
 * refuses.
 */
export async function askCode(
  room: Internals,
  tx: Tx,
  { bond, caller }: { bond: CodeBond; caller: Caller },
): Promise<{ expiredMinutes: number }> {
  await countRequest(room, tx, { bond, caller });
  const now = room.clock.now();
  const key = codeKey(room, bond, caller);
  const askId = room.ids.next<Uuid>();
  await storeAsk(tx, {
    key,
    askId,
    purpose: bond.purpose,
    kind: bond.kind,
    recipient: bond.to,
    about: bond.about ?? '',
    language: caller.language,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  });
  const payload = { key: key.toString('hex'), askId };
  await room.jobs.enqueue(tx, { name: SEND_CODE, key: askId, payload, runAt: now });
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Counts one message to be sent, by us or by Firebase. Refuses: identity.too-many-attempts until
 * the previous code has expired, identity.codes-used-up when the day's or the house's share is used
 * up. Owners ask within limits that strangers cannot use up. Checklist ER-012, ER-017, C-026.
 */
export async function countRequest(
  room: Internals,
  tx: Tx,
  { bond, caller }: { bond: CodeBond; caller: Caller },
): Promise<void> {
  const known = await knowsRecipient(room, tx, { bond, caller });
  for (const { kind, parts, about = null } of countsOf(bond, caller)) {
    const key = tryKey(room, kind, ...(known ? ['known'] : []), ...parts);
    const seconds = await secondsToWait(room, tx, { kind, key, about });
    if (seconds === 0) continue;
    const soon = OF_ASKER.has(kind);
    const retryAfterSeconds = Math.max(seconds, CODE_MINUTES * 60);
    throw refuse(soon ? 'identity.too-many-attempts' : 'identity.codes-used-up', {
      value: { retryAfterSeconds },
    });
  }
}

/** Whether it is the caller's own contact: of the session, or of a member whom the browser knows. */
async function knowsRecipient(
  room: Internals,
  tx: Tx,
  { bond: { kind, to }, caller }: { bond: CodeBond; caller: Caller },
): Promise<boolean> {
  const { session } = caller;
  if (!session) return knowsContact(room, tx, { kind, to, caller });
  const own = await room.contacts.of(tx, session.memberId);
  return own.some((each) => each.kind === kind && each.address === to && each.verifiedAt !== null);
}

/** The key under which a code of this bond, asked for by this browser, is stored. */
export const codeKey = (room: Internals, bond: CodeBond, caller: Caller): Buffer =>
  tryKey(room, 'code', bond.purpose, bond.kind, bond.to, bond.about ?? '', caller.guest());

type Count = { readonly kind: CodeCount; readonly parts: readonly string[]; about?: string };

/** Limits that a later request passes; those of the house may be used up for the day. */
const OF_ASKER: ReadonlySet<CodeCount> = new Set([
  'code-recipient',
  'code-device',
  'code-address',
  'code-prefix',
]);

/** Every key this request counts under; the desk sees only the ends of numbers. */
function countsOf({ kind, to, about }: CodeBond, caller: Caller): Count[] {
  const end = maskedContact(kind, to);
  const [address, prefix] = [addressKey(caller.ip), addressPrefix(caller.ip)];
  const counts: Count[] = [
    { kind: 'code-recipient', parts: [kind, to], about: end },
    { kind: 'code-recipient-day', parts: [kind, to], about: end },
    { kind: 'code-device', parts: [caller.guest()] },
    { kind: 'code-address', parts: [address], about: address },
    { kind: 'code-prefix', parts: [prefix], about: prefix },
    { kind: 'code-site', parts: [] },
  ];
  if (about) counts.push({ kind: 'code-about', parts: [about] });
  if (kind !== 'sms') return counts;
  const [range, country] = [rangeOf(to), to.slice(0, 4)];
  return [
    ...counts,
    { kind: 'code-range', parts: [range], about: `${range}••••` },
    { kind: 'code-country', parts: [country], about: country },
  ];
}
