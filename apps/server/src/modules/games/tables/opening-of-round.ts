import type { Shown } from '@nokshi/house-math/tables/table.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { purposeOf, type RoundFacts } from '../rounds/index.ts';
import { dealOf, isVoid, outcomeOf } from './deal.ts';
import { hasOpening, openingFrom } from './openings.ts';
import type { TablesCore } from './core.ts';
import { stagesOf } from './rules/tables.ts';

/**
 * Refuses edge.busy while it is not known yet: the link before is not public, or a card of the deal is not
 * drawn; and tables.round-closed { issue } where the deal is void.
 */
export async function openingOfRound(room: TablesCore, round: RoundFacts): Promise<Shown> {
  const { game, ...table } = room.tables.find(round.series);
  const isDealt = stagesOf(table) > 1;
  if (!isDealt && !hasOpening(game)) return [];
  const known = room.openings.get(round.id);
  if (known) return known;
  const opening = isDealt ? await dealtBefore(room, round) : await openedBefore(room, game, round);
  room.openings.set(round.id, opening);
  return opening;
}

async function openedBefore(room: TablesCore, game: string, round: RoundFacts): Promise<Shown> {
  const commitment = await room.db.read(async (tx) => {
    const row = await room.rounds.byId(tx, round.id);
    return row ? room.commitments.of(tx, row) : null;
  });
  if (!commitment) throw refuse('edge.busy');
  return openingFrom(game, { ...commitment, purpose: purposeOf(round) });
}

async function dealtBefore(room: TablesCore, round: RoundFacts): Promise<Shown> {
  const deal = await room.db.read(async (tx) => {
    const row = await room.rounds.byId(tx, round.id);
    return row ? dealOf(room, tx, row) : [];
  });
  const before = deal.slice(0, room.stageOf(round));
  if (before.some(isVoid))
    throw refuse('tables.round-closed', { field: 'issue', value: { issue: round.issue } });
  const cards = before.map((each) => outcomeOf(each)?.numbers ?? null);
  if (!cards.every((each) => each !== null)) throw refuse('edge.busy');
  return cards.flat();
}
