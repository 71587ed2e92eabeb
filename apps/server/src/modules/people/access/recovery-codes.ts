import { createHmac } from 'node:crypto';
import { plainCode } from '@nokshi/contract/typed-code.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Internals } from './room.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './store/factors.ts';

const CODES = 10;
/** Digits and small letters without those that look alike: 32 of them, 50 bits in ten. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten new codes replacing the old ones. They are shown once; the table has HMACs of them. */
export async function makeRecoveryCodes(
  room: Internals,
  tx: Tx,
  { memberId, now }: { memberId: MemberId; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(room));
  const hashes = codes.map((code) => hashOf(room, memberId, code));
  await replaceRecoveryCodes(tx, { memberId, hashes, now });
  return codes;
}

/** Uses a code up; false when the member has no such code. */
export const recoveryCodeIsRight = async (
  room: Internals,
  tx: Tx,
  { memberId, code }: { memberId: MemberId; code: string },
): Promise<boolean> => (await spendRecoveryCode(tx, memberId, hashOf(room, memberId, code))) === 1;

function newCode(room: Internals): string {
  const letters = [...room.random.bytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Reads Bengali digits, and ignores spaces, dashes and case when a code is copied from paper. */
const hashOf = (room: Internals, memberId: MemberId, code: string): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.recovery-code'))
    .update(`${memberId}\n${plainCode(code).toLowerCase()}`)
    .digest();
