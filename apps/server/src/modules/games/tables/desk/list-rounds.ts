import type { Input, Output } from '@nokshi/contract';
import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { TablesRoom } from '../room.ts';
import { totalsOf, wireDeskRounds } from './desk-round.ts';

type Call = (typeof consoleTablesRoutes)['rounds'];

/** So many rounds are searched at once for those with bets; the next page goes on after them. */
const SEARCHED = 1_000;

/** The rounds of a table that have opened, newest first. Refuses tables.table-unknown. */
export async function listRounds(
  room: TablesRoom,
  tx: Tx,
  { gameCode, withBets, cursor, pageSize }: Input<Call>,
): Promise<Output<Call>> {
  room.tables.find(gameCode);
  const before = cursor === undefined ? null : readNumber(cursor);
  const isAll = withBets === '0';
  const most = isAll ? pageSize : SEARCHED;
  const rounds = await room.rounds.listed(tx, { series: gameCode, before, most: most + 1 });
  const looked = rounds.slice(0, most);
  const wanted = isAll ? looked : await thoseWithBets(tx, looked);
  const page = wanted.slice(0, pageSize);
  const isCut = wanted.length > pageSize;
  const last = isCut ? page.at(-1) : looked.at(-1);
  return {
    rows: await wireDeskRounds(room, tx, page),
    next: last && (isCut || rounds.length > most) ? String(last.number) : null,
  };
}

/** A closed round names the lanes of its bets. */
async function thoseWithBets(tx: Tx, rounds: readonly RoundRow[]): Promise<RoundRow[]> {
  const maybe = rounds.filter(({ lanes }) => lanes === null || lanes.length > 0);
  const totals = await totalsOf(tx, maybe);
  return maybe.filter(({ id }) => (totals.get(id)?.bets ?? 0) > 0);
}

function readNumber(cursor: string): bigint {
  if (!/^[0-9]{1,18}$/.test(cursor)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return BigInt(cursor);
}
