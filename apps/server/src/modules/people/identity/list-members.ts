import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { latinDigits } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { searchedBy } from './found-by.ts';
import { phoneOf } from './read-contact.ts';
import type { Internals } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { type Likeness, type ListedMember, listMembers } from './store/find-members.ts';

type Answer = Output<typeof consoleIdentityRoutes.members>;

/**
 * Members, newest first. `query` is the beginning of a username, or of an id when it begins with
 * `mbr_`; or a whole mobile number, email address, name or invitation code. Numbers and addresses
 * are compared by their hash where they are sealed, in any spelling.
 */
export async function findMembers(
  room: Internals,
  tx: Tx,
  { query, cursor, pageSize }: Input<typeof consoleIdentityRoutes.members>,
): Promise<Answer> {
  const wanted = readQuery(room, query?.trim() ?? '');
  if (!wanted) return { rows: [], next: null };
  const found = await listMembers(tx, {
    brandId: room.site.brand().brandId,
    ...wanted,
    before: cursor ? fromWire('mbr', cursor) : null,
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize).map((row) => toListRow(room, row));
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

type Wanted = { likeness: Likeness | null; ids: readonly [MemberId, MemberId] | null };

function readQuery(room: Internals, query: string): Wanted | null {
  if (query === '') return { likeness: null, ids: null };
  const small = query.toLowerCase();
  if (!small.startsWith('mbr_')) return { likeness: likenessOf(room, query), ids: null };
  const digits = small.slice('mbr_'.length);
  const first = fromWire('mbr', `mbr_${digits.padEnd(32, '0')}`);
  const last = fromWire('mbr', `mbr_${digits.padEnd(32, 'f')}`);
  return first && last ? { likeness: null, ids: [first, last] } : null;
}

function likenessOf(room: Internals, query: string): Likeness {
  const small = latinDigits(query).toLowerCase();
  const phone = phoneOf(room, query);
  return {
    usernamePrefix: /^[a-z0-9-]+$/.test(small) ? small : null,
    contacts: [
      ...(phone ? [{ kind: 'sms' as const, address: phone }] : []),
      ...(query.includes('@') ? [{ kind: 'mail' as const, address: small }] : []),
    ],
    foundBy: searchedBy(room, query),
    invitation: small,
  };
}

export const toListRow = (room: Internals, row: ListedMember): Answer['rows'][number] => ({
  id: toWire('mbr', row.memberId),
  username: row.username,
  type: row.type,
  restriction: restrictionAt(row, room.clock.now()),
  closedAt: row.closedAt?.toISOString() ?? null,
  registeredAt: row.registeredAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
