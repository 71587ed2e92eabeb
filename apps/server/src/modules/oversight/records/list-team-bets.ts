import type { Input, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire, type WagerId } from '../../../kernel/ids.ts';
import type { WagerRow } from '../../stakes/wagers/index.ts';
import { askedAfter, onePage } from './asked-page.ts';
import type { RecordsRoom } from './room.ts';
import { NUMBER, UUID, writeCursor } from './rules/cursor.ts';
import { wireWagers } from './wire-rows.ts';

type Route = typeof agentTeamRoutes.bets;

/**
 * Bets of a team as the betting records of its members show them. Refuses: agents.not-in-team,
 * records.range. Checklist AC-006.
 */
export async function listTeamBets(
  room: RecordsRoom,
  tx: Tx,
  { cursor, pageSize, ...asked }: Input<Route> & { readonly memberId: MemberId },
): Promise<Output<Route>> {
  const [placedAt, wagerId] = askedAfter(cursor, NUMBER, UUID) ?? [];
  const before =
    placedAt && wagerId
      ? { placedAt: new Date(Number(placedAt)), wagerId: wagerId as WagerId }
      : undefined;
  let found: Awaited<ReturnType<RecordsRoom['agents']['teamBets']>> | undefined;
  const { page, next } = await onePage(
    pageSize,
    async (limit) => {
      found = await room.agents.teamBets(tx, { ...asked, before, limit });
      return found.rows;
    },
    (last) => writeCursor(String(last.placedAt.getTime()), last.wagerId),
  );
  if (!found) throw new Error('the page was not read');
  const { path, totals } = found;
  return { rows: await wireBets(room, tx, page), next, path, totals };
}

/** What a bet was on is asked of the games member by member. */
async function wireBets(
  room: RecordsRoom,
  tx: Tx,
  page: readonly WagerRow[],
): Promise<Output<Route>['rows']> {
  const memberIds = [...new Set(page.map(({ memberId }) => memberId))];
  const names = await room.identity.usernames(tx, memberIds);
  const wired = new Map<string, Awaited<ReturnType<typeof wireWagers>>[number]>();
  for (const memberId of memberIds) {
    const rows = page.filter((row) => row.memberId === memberId);
    for (const row of await wireWagers(room, tx, { memberId, rows })) wired.set(row.wagerId, row);
  }
  return page.flatMap(({ wagerId, memberId, valid }) => {
    const row = wired.get(toWire('wgr', wagerId));
    const member = { id: toWire('mbr', memberId), name: names.get(memberId) ?? '' };
    return row ? [{ ...row, member, valid: toDecimal(valid) }] : [];
  });
}
