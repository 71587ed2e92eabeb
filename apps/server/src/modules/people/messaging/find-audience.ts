import { type Audience, LETTER_TYPES } from '@nokshi/contract/console/letters.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MessagingRoom } from './room.ts';
import type { Posting } from './post-letter.ts';

type Found = Pick<Posting, 'to' | 'reach'> & { readonly unknown: readonly string[] };

/** The members an audience means now, how many they are, and the usernames that do not exist. */
export async function findAudience(
  { identity }: MessagingRoom,
  tx: Tx,
  audience: Audience,
): Promise<Found> {
  if (audience.to !== 'members') {
    const types = typesOf(audience);
    return { to: { types }, reach: await identity.countMembers(tx, types), unknown: [] };
  }
  const usernames = [...new Set(audience.usernames)];
  const found = await identity.membersNamed(tx, usernames);
  const members = [...found.values()];
  const unknown = usernames.filter((username) => !found.has(username));
  return { to: { members }, reach: members.length, unknown };
}

/** The account types that a letter to many may be sent to. */
const typesOf = (audience: Exclude<Audience, { to: 'members' }>): readonly number[] =>
  audience.to === 'all' ? LETTER_TYPES : [...new Set(audience.types)].sort((a, b) => a - b);
