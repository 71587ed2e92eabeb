import type { Shown } from '@nokshi/house-math/tables/table.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type RoundId } from '../../../kernel/ids.ts';
import type { RoundRow } from '../rounds/index.ts';
import { KIND, type TablesCore } from './core.ts';
import { issueOf } from './round-times.ts';
import { stagesOf } from './rules/tables.ts';

type Room = Pick<TablesCore, 'tables' | 'rounds' | 'clock' | 'stageOf'>;
type Numbered = Pick<RoundRow, 'series' | 'number'>;

/** What was drawn in a round, in the order in which it is shown, and what lay open before. */
export type Outcome = { readonly opening: Shown; readonly numbers: Shown | null };
export const outcomeOf = ({ outcome }: Pick<RoundRow, 'outcome'>): Outcome | null =>
  outcome as Outcome | null;

export const roundIdOf = (series: string, issue: string): RoundId =>
  derivedId<RoundId>(`${KIND} ${series} ${issue}`);

/** The rounds of the deal that a round is a stage of, in their order; itself alone at most tables. */
export function idsOfDeal(room: Pick<Room, 'tables' | 'stageOf'>, round: Numbered): RoundId[] {
  const first = round.number - BigInt(room.stageOf(round));
  const stages = stagesOf(room.tables.find(round.series));
  return Array.from({ length: stages }, (_, stage) =>
    roundIdOf(round.series, issueOf(first + BigInt(stage))),
  );
}

/** The rounds of one deal as they are stored now, in their order. */
export async function dealOf(room: Room, tx: Tx, round: RoundRow): Promise<readonly RoundRow[]> {
  const ids = idsOfDeal(room, round);
  return ids.length === 1 ? [round] : inOrder(ids, await room.rounds.byIds(tx, ids));
}

const inOrder = (ids: readonly RoundId[], rows: readonly RoundRow[]): readonly RoundRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** All that was drawn of a deal once it was shown to its end; void: every stake goes back; else open. */
export type End =
  | { readonly state: 'open' }
  | { readonly state: 'void' }
  | { readonly state: 'shown'; readonly numbers: Shown };

export const isVoid = ({ state }: Pick<RoundRow, 'state'>): boolean =>
  state === 'VOID' || state === 'REFUNDED';

/** When the show of a round's result is over. */
export const endOfShow = (room: Pick<Room, 'tables'>, round: RoundRow): Date =>
  new Date((round.drawnAt ?? round.drawsAt).getTime() + room.tables.termsOf(round).showMs);

/** Whether the result was shown to its end: before that no balance tells it. */
export const isShown = (room: Pick<Room, 'tables' | 'clock'>, round: RoundRow): boolean =>
  round.state === 'SETTLED' ||
  (round.state === 'DRAWN' && room.clock.now() >= endOfShow(room, round));

/** All that was drawn in the rounds of one deal; null where a stage was void or is not drawn. */
export function drawnOf(room: Pick<Room, 'tables'>, deal: readonly RoundRow[]): Shown | null {
  const [first] = deal;
  if (!first || deal.length < stagesOf(room.tables.find(first.series))) return null;
  const numbers = deal.map((round) => (isVoid(round) ? null : (outcomeOf(round)?.numbers ?? null)));
  return numbers.every((each) => each !== null) ? numbers.flat() : null;
}

/** Of the rounds of one deal, in their order. */
export function endOfDeal(room: Room, deal: readonly RoundRow[]): End {
  const last = deal.at(-1);
  if (!last || deal.some(isVoid)) return { state: 'void' };
  if (!isShown(room, last)) return { state: 'open' };
  const numbers = drawnOf(room, deal);
  return numbers ? { state: 'shown', numbers } : { state: 'void' };
}

/** How the bets on these rounds end. */
export async function endsOf(
  room: Room,
  tx: Tx,
  rounds: readonly RoundRow[],
): Promise<ReadonlyMap<RoundId, End>> {
  const deals = rounds.map((round) => ({ round, ids: idsOfDeal(room, round) }));
  const ids = new Set(deals.flatMap((deal) => (deal.ids.length > 1 ? deal.ids : [])));
  const rows = ids.size > 0 ? await room.rounds.byIds(tx, [...ids]) : [];
  return new Map(
    deals.map(({ round, ids: own }) => [
      round.id,
      endOfDeal(room, own.length > 1 ? inOrder(own, rows) : [round]),
    ]),
  );
}
