import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import type { Tx } from '../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { type ListedMember, listMembers } from './store/members.ts';

type Answer = Output<typeof consoleIdentityRoutes.members>;

/**
 * Members, newest first. `query` is the start of a username, or of an id when it begins with
 * `mbr_`; anything neither can begin with finds nobody.
 */
export async function findMembers(
  room: Insides,
  tx: Tx,
  { query, cursor, pageSize }: Input<typeof consoleIdentityRoutes.members>,
): Promise<Answer> {
  const wanted = readQuery(query?.trim().toLowerCase() ?? '');
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

type Wanted = { usernamePrefix: string | null; ids: readonly [MemberId, MemberId] | null };

function readQuery(query: string): Wanted | null {
  if (query === '') return { usernamePrefix: null, ids: null };
  if (!query.startsWith('mbr_'))
    return /^[a-z0-9-]+$/.test(query) ? { usernamePrefix: query, ids: null } : null;
  const digits = query.slice('mbr_'.length);
  const first = fromWire('mbr', `mbr_${digits.padEnd(32, '0')}`);
  const last = fromWire('mbr', `mbr_${digits.padEnd(32, 'f')}`);
  return first && last ? { usernamePrefix: null, ids: [first, last] } : null;
}

export const toListRow = (room: Insides, row: ListedMember): Answer['rows'][number] => ({
  id: toWire('mbr', row.memberId),
  username: row.username,
  type: row.type,
  restriction: restrictionAt(row, room.clock.now()),
  registeredAt: row.registeredAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
