import { hash } from 'node:crypto';
import type { Input, Output } from '@nokshi/contract';
import type { TableProof, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { pathFromLeaves } from '@nokshi/house-math/fairness/merkle.ts';
import { MAPPING_VERSION } from '@nokshi/house-math/fairness/random.ts';
import { tableTicketText } from '@nokshi/house-math/tables/ticket.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { purposeOf, type RoundRow } from '../rounds/index.ts';
import { dealOf, outcomeOf } from './deal.ts';
import { roundsOf } from './own-bets.ts';
import type { TablesRoom } from './room.ts';
import { stagesOf } from './rules/tables.ts';
import { type BetRow, betsByIds, leavesOf } from './store/bets.ts';
import { ticketOf } from './ticket-of.ts';
import { wireBet, wireRound } from './wire.ts';

/**
 * What anyone needs to check a closed round. Refuses: tables.table-unknown, tables.round-unknown,
 * tables.round-not-closed. Source: domain.md 7.
 */
export async function proveRound(
  room: TablesRoom,
  tx: Tx,
  { gameCode, issue }: Input<(typeof tablesRoutes)['proof']>,
): Promise<TableProof> {
  // A flight has a proof of its own.
  if (room.tables.find(gameCode).kind === 'kite') throw refuse('tables.table-unknown');
  const round = await room.rounds.find(tx, { series: gameCode, issue });
  if (!round) throw refuse('tables.round-unknown', { field: 'issue' });
  const proof = await proofOfRound(room, tx, { round });
  if (!proof) throw refuse('tables.round-not-closed');
  return proof;
}

/** Null while the round is open, and where it was void before it was closed. */
async function proofOfRound(
  room: TablesRoom,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet?: BetRow },
): Promise<TableProof | null> {
  const { root, lanes, series, issue } = round;
  const chain = root === null ? null : await room.rounds.proof(tx, round);
  if (root === null || !chain || !lanes) return null;
  const { opening, numbers } = await wireRound(room, tx, round);
  return {
    format: 'nokshi-table-1',
    purpose: purposeOf(round),
    issue,
    terminal: chain.terminal,
    number: chain.number,
    before: chain.before,
    link: chain.link,
    root,
    lanes: [...lanes],
    game: room.tables.find(series).game,
    rules: room.tables.termsOf(round).rules,
    mappingVersion: MAPPING_VERSION,
    opening,
    numbers,
    ...(stagesOf(room.tables.find(series)) > 1 && { deal: await stagesDrawn(room, tx, round) }),
    ...(bet && { bet: await betProof(room, tx, { round, bet }) }),
  };
}

/** The draws of the deal's stages, from the first one on, as far as they were drawn. */
async function stagesDrawn(room: TablesRoom, tx: Tx, round: RoundRow): Promise<TableProof['deal']> {
  const stages: NonNullable<TableProof['deal']> = [];
  for (const stage of await dealOf(room, tx, round)) {
    const { issue, root } = stage;
    const chain = outcomeOf(stage)?.numbers ? await room.rounds.proof(tx, stage) : null;
    if (!chain || chain.link === null || root === null) return stages;
    const { terminal, number, link } = chain;
    stages.push({ issue, terminal, number, link, root });
  }
  return stages;
}

/**
 * The ticket with its way to the root, and what the ledger paid for it: who recomputes the payout compares
 * it with that. A bet that was withdrawn or refunded has no payout to compare.
 */
async function betProof(
  room: TablesRoom,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet: BetRow },
): Promise<TableProof['bet']> {
  const { lane, place, memberId, id: wagerId } = bet;
  const leaves = await leavesOf(tx, { lane, roundId: round.id });
  const wager = await room.wagers.byId(tx, { memberId, wagerId });
  return {
    text: tableTicketText(ticketOf(room, bet, round)),
    lane,
    place,
    path: [...pathFromLeaves((text) => hash('sha256', text), leaves, place)],
    payout: wager?.state === 'SETTLED' ? String(wager.payout) : null,
  };
}

/** One own bet with its round and the proof of both. Refuses tables.bet-unknown. */
export async function showBet(
  room: TablesRoom,
  tx: Tx,
  { session: { memberId }, betId }: { session: PlayerSession; betId: string },
): Promise<Output<(typeof tablesRoutes)['bet']>> {
  const id = fromWire('wgr', betId);
  const lane = room.wallet.laneOf(memberId);
  const [bet] = id ? await betsByIds(tx, { lane, memberId, ids: [id] }) : [];
  const own = bet && (await roundsOf(room, tx, [bet])).get(bet.roundId);
  if (!bet || !own) throw refuse('tables.bet-unknown');
  const { gameCode, game, name } = room.tables.find(bet.gameCode);
  return {
    bet: wireBet(room, bet, own),
    table: { gameCode, game, rules: bet.rules, name },
    round: await wireRound(room, tx, own.round),
    proof: await proofOfRound(room, tx, { round: own.round, bet }),
  };
}
