import type { Output } from '@nokshi/contract';
import type {
  consoleHarmRoutes as routes,
  HarmQueue,
  CareMember,
} from '@nokshi/contract/console/harm.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { HarmRoom } from './room.ts';
import { listRows, type MemberRow } from './store/members.ts';

type Asked = {
  queue: HarmQueue;
  level?: number | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** One queue: the highest level first, then the longest waiting. */
export async function listMembers(
  room: HarmRoom,
  tx: Tx,
  { asked, caller }: { asked: Asked; caller: Caller },
): Promise<Output<typeof routes.list>> {
  const { queue, level = null, cursor, pageSize } = asked;
  const after = cursor === undefined ? null : readCursor(cursor);
  const { operatorId } = operatorOf(caller);
  const found = await listRows(tx, { queue, level, operatorId, after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const names = await room.identity.usernames(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return {
    rows: rows.map((row) => wireRow(row, names.get(row.memberId) ?? '')),
    next: found.length > pageSize && last ? writeCursor(last) : null,
  };
}

export const wireRow = (row: MemberRow, username: string): CareMember => ({
  memberId: toWire('mbr', row.memberId),
  username,
  state: row.state,
  level: row.level,
  score: row.score,
  markers: [...row.markers],
  since: row.since?.toISOString() ?? null,
  lookedAt: row.lookedAt?.toISOString() ?? null,
  carer: row.carer,
});

const writeCursor = ({ level, since, memberId }: MemberRow & { since: Date }) =>
  `${level}.${since.getTime()}.${toWire('mbr', memberId)}`;

function readCursor(text: string) {
  const [, level, since, id] = /^([0-3])\.(\d{1,15})\.(mbr_[0-9a-f]{32})$/.exec(text) ?? [];
  const memberId = id && fromWire('mbr', id);
  if (!memberId) throw refuse('edge.invalid-input', { field: 'cursor' });
  return { level: Number(level), since: new Date(Number(since)), memberId };
}
