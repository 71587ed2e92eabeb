import type { Input, Output } from '@nokshi/contract';
import type { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { MAPPING_VERSION } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { POT_NAMES } from './rules/pot-words.ts';
import { drawById, entrantsFrom, listDraws, type ToldDraw } from './store/pot-draws.ts';

type Routes = typeof slotsRoutes;

/** Every pot drawn at its ceiling, newest first, page by page. */
export async function tellDraws(
  room: SlotsRoom,
  tx: Tx,
  { cursor, pageSize }: Input<Routes['draws']>,
): Promise<Output<Routes['draws']>> {
  const before = fromWire('paw', cursor ?? '') ?? null;
  const rows = await listDraws(tx, { before, limit: pageSize });
  const names = await room.identity.usernames(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  const last = rows.at(-1);
  return {
    rows: rows.map((draw) => wireDraw(draw, names.get(draw.memberId))),
    next: last && rows.length === pageSize ? toWire('paw', last.awardId) : null,
  };
}

/**
 * Everything needed to draw a pot again, except the list of entrants. An entrant's name is the hash
 * of the commitment and the member's id. Refuses: slots.draw-unknown. Decision 0036.
 */
export async function proveDraw(
  room: SlotsRoom,
  tx: Tx,
  { awardId }: Input<Routes['draw']>,
): Promise<Output<Routes['draw']>> {
  const draw = await drawOfWire(tx, awardId);
  const names = await room.identity.usernames(tx, [draw.memberId]);
  return {
    format: 'nokshi-jackpot-1',
    ...wireDraw(draw, names.get(draw.memberId)),
    mappingVersion: MAPPING_VERSION,
    seed: toDecimal(draw.seed),
    // A pot at its ceiling pays the ceiling: no winning number is behind that.
    cap: toDecimal(draw.amount),
    threshold: toDecimal(draw.amount),
    because: 'ceiling',
    commitment: draw.commitment,
    serverSeed: draw.serverSeed,
    clientSeed: draw.clientSeed,
    entrantsDigest: draw.entrantsDigest,
    entrantCount: draw.entrants,
    tickets: String(draw.tickets),
    passed: [...draw.passed],
    ticket: String(draw.ticket),
    place: draw.place,
    lane: draw.lane,
    batch: String(draw.batch),
  };
}

/** The list of entrants in the order of the draw, page by page. Refuses: slots.draw-unknown. */
export async function tellEntrants(
  tx: Tx,
  { awardId, cursor, pageSize }: Input<Routes['entrants']>,
): Promise<Output<Routes['entrants']>> {
  const draw = await drawOfWire(tx, awardId);
  const place = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
  const rows = await entrantsFrom(tx, draw.awardId, { place, limit: pageSize });
  const next = place + rows.length;
  return {
    rows: rows.map(({ entrant, tickets }) => ({ entrant, tickets: String(tickets) })),
    next: rows.length > 0 && next < draw.entrants ? `${next}` : null,
  };
}

async function drawOfWire(tx: Tx, wire: string): Promise<ToldDraw> {
  const awardId = fromWire('paw', wire);
  const draw = awardId && (await drawById(tx, awardId));
  if (!draw) throw refuse('slots.draw-unknown');
  return draw;
}

function wireDraw(draw: ToldDraw, username = '') {
  const game = JACKPOT_GAMES.find(({ code }) => code === draw.gameCode);
  const pot = game?.levels.find(({ id }) => id === draw.level);
  const unnamed = { EN: draw.gameCode, BN: draw.gameCode };
  return {
    awardId: toWire('paw', draw.awardId),
    gameCode: draw.gameCode,
    game: game?.name ?? unnamed,
    level: draw.level,
    pot: pot ? POT_NAMES[pot.id] : unnamed,
    player: maskName(username),
    amount: toDecimal(draw.amount),
    at: draw.at.toISOString(),
  };
}
