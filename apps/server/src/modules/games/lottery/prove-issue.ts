import { hash } from 'node:crypto';
import type { Input } from '@nokshi/contract';
import type { DrawProof } from '@nokshi/contract/player/lottery.ts';
import type { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { pathFromLeaves } from '@nokshi/house-math/fairness/merkle.ts';
import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { ticketText } from '@nokshi/house-math/lottery/ticket.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import { KIND, type LotteryRoom } from './room.ts';
import { type BetRow, leavesOf } from './store/bets.ts';
import { drawOf, ticketOf } from './ticket-of.ts';
import { wireResult } from './wire.ts';

const sha256 = (text: string): string => hash('sha256', text);

/**
 * What anyone needs to check a closed issue. Refuses: lottery.game-unknown, lottery.issue-unknown,
 * lottery.issue-not-closed. Source: domain.md 7.
 */
export async function proveIssue(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, issue }: Input<(typeof lotteryRoutes)['proof']>,
): Promise<DrawProof> {
  room.games.find(gameCode);
  const round = await room.rounds.find(tx, { series: gameCode, issue });
  if (!round) throw refuse('lottery.issue-unknown', { field: 'issue' });
  const proof = await proofOfRound(room, tx, { round });
  if (!proof) throw refuse('lottery.issue-not-closed');
  return proof;
}

/** Null while the round is open, and where its numbers come from elsewhere. */
export async function proofOfRound(
  room: Pick<LotteryRoom, 'rounds' | 'games' | 'wagers'>,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet?: BetRow },
): Promise<DrawProof | null> {
  const { root, lanes, series, issue } = round;
  const chain = root === null ? null : await room.rounds.proof(tx, round);
  if (root === null || !chain || !lanes) return null;
  const { family } = room.games.find(series);
  return {
    format: 'nokshi-draw-1',
    purpose: `${KIND}.${series}`,
    issue,
    terminal: chain.terminal,
    number: chain.number,
    before: chain.before,
    link: chain.link,
    root,
    lanes: [...lanes],
    family,
    mappingVersion: FAMILIES[family].mappingVersion,
    drawDate: dayOf(round.drawsAt),
    numbers: wireResult(round).numbers,
    ...(bet && { ticket: await ticketProof(room, tx, { round, bet }) }),
  };
}

/**
 * The ticket with its way to the root, and what the ledger paid for it: who recomputes the payout
 * compares it with that. A bet that was cancelled or refunded has no payout to compare.
 */
async function ticketProof(
  room: Pick<LotteryRoom, 'wagers'>,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet: BetRow },
): Promise<DrawProof['ticket']> {
  const { lane, place, memberId, id: wagerId } = bet;
  const leaves = await leavesOf(tx, { lane, roundId: round.id });
  const wager = await room.wagers.byId(tx, { memberId, wagerId });
  const paid = wager?.state === 'SETTLED' ? wager : null;
  return {
    text: ticketText(ticketOf(bet, drawOf(round))),
    lane,
    place,
    path: [...pathFromLeaves(sha256, leaves, place)],
    payout: paid && String(paid.payout - paid.rebate),
    rebate: paid && String(paid.rebate),
  };
}
