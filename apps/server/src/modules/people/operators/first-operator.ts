import type { Tx } from '../../../kernel/db.ts';
import { FOR_THE_HOUSE } from '../../../kernel/for-whom.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import { anyOperator, insertFirstOperator } from './store/operators.ts';
import type { Internals } from './room.ts';

const USERNAME = 'admin';
/** Crockford's base32 without letters that look like digits; 20 of them are 100 bits. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes the brand's first operator, who has to change the password, which is returned only here;
 * null when there is an operator already.
 */
export async function ensureFirstOperator(
  room: Internals,
  tx: Tx,
): Promise<{ username: string; password: string } | null> {
  const { brandId } = room.site.brand();
  if (await anyOperator(tx, brandId)) return null;
  const password = oneTimePassword(room);
  const made = await insertFirstOperator(tx, {
    operatorId: room.ids.next<OperatorId>(),
    brandId,
    username: USERNAME,
    passwordHash: await room.guesses.hasher.hash(password, FOR_THE_HOUSE),
    now: room.clock.now(),
  });
  return made === 1 ? { username: USERNAME, password } : null;
}

const oneTimePassword = ({ random }: Internals): string =>
  [...random.bytes(20)]
    .map((byte) => CHARACTERS[byte % CHARACTERS.length])
    .join('')
    .replace(/.{5}(?=.)/g, '$&-');
