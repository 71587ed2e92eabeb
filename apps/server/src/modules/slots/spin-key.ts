import { createHash } from 'node:crypto';

/**
 * The id of the wager (and round, and posting) that a client's key stands for: bound to the
 * member, so that two members with the same key never meet. A time-ordered key (uuidv7) gives its
 * time to the id, which keeps the ledger's index in order and says since when it may be posted.
 */
export function wagerIdOf(memberId: string, key: string): string {
  const bytes = createHash('sha256').update(`slots.spin\n${memberId}\n${key}`).digest();
  const hex = key.replaceAll('-', '').toLowerCase();
  const isTimeOrdered = /^[0-9a-f]{12}7[0-9a-f]{19}$/.test(hex);
  if (isTimeOrdered) Buffer.from(hex.slice(0, 12), 'hex').copy(bytes);
  bytes[6] = (isTimeOrdered ? 0x70 : 0x80) | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const text = bytes.toString('hex');
  const cut = [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20)];
  return [...cut, text.slice(20, 32)].join('-');
}

/** What a key was used for: the same key with another of these is refused. */
export const spinDigest = (input: { memberId: string; gameCode: string; stake: bigint }): Buffer =>
  createHash('sha256')
    .update(`slots.spin\n${input.memberId}\n${input.gameCode}\n${input.stake}`)
    .digest();
