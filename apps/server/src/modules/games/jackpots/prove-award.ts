import type { Input, Output } from '@nokshi/contract';
import type { jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { MAPPING_VERSION } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { wireAward } from './list-awards.ts';
import type { JackpotsRoom } from './room.ts';
import { figuresOf } from './rules/terms.ts';
import { awardById, entrantsFrom, type ToldAward } from './store/awards.ts';

type Routes = typeof jackpotsRoutes;

/**
 * Everything needed to draw an award again, except the list of entrants. Refuses:
 * jackpots.award-unknown. Source: domain.md 3.4 (5), 7.
 */
export async function proveAward(
  room: JackpotsRoom,
  tx: Tx,
  { awardId }: Input<Routes['award']>,
): Promise<Output<Routes['award']>> {
  const award = await awardOfWire(room, tx, awardId);
  const names = await room.identity.usernames(tx, [award.memberId]);
  const { seed, cap, step, stepMs } = figuresOf(award.terms);
  return {
    format: 'nokshi-jackpot-1',
    ...wireAward(award, names.get(award.memberId)),
    mappingVersion: MAPPING_VERSION,
    cycleId: toWire('jcy', award.cycleId),
    cycle: award.number,
    startedAt: award.startedAt.toISOString(),
    seed: toDecimal(seed),
    cap: toDecimal(cap),
    step: toDecimal(step),
    stepMs,
    commitment: award.commitment,
    serverSeed: award.serverSeed,
    clientSeed: award.clientSeed,
    threshold: toDecimal(award.threshold),
    because: award.because,
    entrantsDigest: award.entrantsDigest,
    entrantCount: award.entrants,
    tickets: String(award.tickets),
    passed: [...award.passed],
    ticket: String(award.ticket),
    place: award.place,
    lane: award.lane,
    batch: String(award.batch),
  };
}

/** The list of entrants in the order of the draw, page by page. */
export async function tellEntrants(
  room: JackpotsRoom,
  tx: Tx,
  { awardId, cursor, pageSize }: Input<Routes['entrants']>,
): Promise<Output<Routes['entrants']>> {
  const award = await awardOfWire(room, tx, awardId);
  const asked = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
  const rows = await entrantsFrom(tx, award.awardId, { place: asked, limit: pageSize });
  const next = asked + rows.length;
  return {
    rows: rows.map(({ entrant, tickets }) => ({ entrant, tickets: String(tickets) })),
    next: rows.length > 0 && next < award.entrants ? `${next}` : null,
  };
}

async function awardOfWire(room: JackpotsRoom, tx: Tx, wire: string): Promise<ToldAward> {
  const awardId = fromWire('jaw', wire);
  const award = awardId && (await awardById(tx, room.brandId, awardId));
  if (!award) throw refuse('jackpots.award-unknown');
  return award;
}
