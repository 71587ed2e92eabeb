import { createHmac } from 'node:crypto';
import type { PersonalField } from '@nokshi/contract/registration/fields.ts';
import type { IdentityDeps } from './room.ts';
import { phoneOf } from './read-contact.ts';

type Findable = 'mobileNum' | 'email' | 'payeeName';

/** Normalises the spelling of a value; null when the text is no such value. */
const SPELLINGS: {
  readonly [field in Findable]: (room: Pick<IdentityDeps, 'site'>, text: string) => string | null;
} = {
  mobileNum: (room, text) => phoneOf(room, text),
  email: (_room, text) => (text.includes('@') ? text.trim().toLowerCase() : null),
  payeeName: (_room, text) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '),
};

export const FINDABLE = Object.keys(SPELLINGS) as readonly Findable[];

const isFindable = (field: PersonalField): field is Findable => field in SPELLINGS;

/**
 * The key a sealed value is found by: an HMAC, so that the table reveals nothing without the key.
 * Null for values that nobody is searched by.
 */
export function foundBy(
  room: Pick<IdentityDeps, 'secrets' | 'site'>,
  field: PersonalField,
  text: string,
): Buffer | null {
  const spelling = isFindable(field) ? SPELLINGS[field](room, text) : null;
  if (!spelling) return null;
  const { brandId } = room.site.brand();
  return createHmac('sha256', room.secrets.derive('identity.found-by'))
    .update([brandId, field, spelling].join('\n'))
    .digest();
}
