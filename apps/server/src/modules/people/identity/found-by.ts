import { createHmac } from 'node:crypto';
import type { PersonalField } from '@nokshi/contract/registration/fields.ts';
import { nameKey } from '@nokshi/contract/registration/name-key.ts';
import type { IdentityDeps } from './room.ts';
import { phoneOf } from './read-contact.ts';

type Findable = 'mobileNum' | 'email' | 'payeeName';
type Room = Pick<IdentityDeps, 'secrets' | 'site'>;

/**
 * A value as it is compared, then as it was compared before; none when the text is no such value.
 */
const SPELLINGS: {
  readonly [field in Findable]: (room: Pick<IdentityDeps, 'site'>, text: string) => string[];
} = {
  mobileNum: (room, text) => [phoneOf(room, text) ?? ''],
  email: (_room, text) => (text.includes('@') ? [text.trim().toLowerCase()] : []),
  payeeName: (_room, text) => [
    nameKey(text),
    text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '),
  ],
};

const isFindable = (field: PersonalField): field is Findable => field in SPELLINGS;

/**
 * The key a sealed value is found by: an HMAC, so that the table reveals nothing without the key.
 * Null for values that nobody is searched by.
 */
export const foundBy = (room: Room, field: PersonalField, text: string): Buffer | null =>
  (isFindable(field) && keysOf(room, field, text)[0]) || null;

/** Every key that a searched text may have been stored under. */
export const searchedBy = (room: Room, text: string): Buffer[] =>
  (Object.keys(SPELLINGS) as Findable[]).flatMap((field) => keysOf(room, field, text));

function keysOf(room: Room, field: Findable, text: string): Buffer[] {
  const { brandId } = room.site.brand();
  const key = room.secrets.derive('identity.found-by');
  return SPELLINGS[field](room, text)
    .filter(Boolean)
    .map((spelling) =>
      createHmac('sha256', key).update([brandId, field, spelling].join('\n')).digest(),
    );
}
