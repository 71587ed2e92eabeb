import { hash } from 'node:crypto';
import type { Input } from '@nokshi/contract';
import type { KiteProof, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { pathFromLeaves } from '@nokshi/house-math/fairness/merkle.ts';
import { MAPPING_VERSION } from '@nokshi/house-math/fairness/random.ts';
import { kiteTicketText } from '@nokshi/house-math/instants/kite-ticket.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { WagerRow } from '../../../stakes/wagers/index.ts';
import { purposeOf, type RoundRow } from '../../rounds/index.ts';
import type { KiteRoom } from './room.ts';
import { KITE, outcomeOf } from './rules/flight.ts';
import { type KiteBetRow, leavesOf } from './store/bets.ts';

const sha256 = (text: string): string => hash('sha256', text);

/** What anyone needs to check a closed flight. Refuses tables.round-unknown, tables.round-not-closed. */
export async function proveFlight(
  room: KiteRoom,
  tx: Tx,
  { issue }: Input<(typeof kiteRoutes)['proof']>,
): Promise<KiteProof> {
  const round = await room.rounds.find(tx, { series: KITE, issue });
  if (!round) throw refuse('tables.round-unknown', { field: 'issue' });
  const proof = await proofOfFlight(room, tx, { round });
  if (!proof) throw refuse('tables.round-not-closed');
  return proof;
}

/** Null while bets are taken, and of a flight that was void before it was closed. */
export async function proofOfFlight(
  room: Pick<KiteRoom, 'rounds' | 'wagers'>,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet?: KiteBetRow },
): Promise<KiteProof | null> {
  const { root, lanes, issue } = round;
  const chain = root === null ? null : await room.rounds.proof(tx, round);
  if (root === null || !chain || !lanes) return null;
  const outcome = outcomeOf(round);
  return {
    format: 'nokshi-kite-1',
    purpose: purposeOf(round),
    issue,
    terminal: chain.terminal,
    number: chain.number,
    before: chain.before,
    link: chain.link,
    root,
    lanes: [...lanes],
    mappingVersion: MAPPING_VERSION,
    cut: outcome?.cut ?? null,
    wasAway: outcome?.wasAway ?? false,
    ...(bet && { bet: await betProof(room, tx, { round, bet }) }),
  };
}

/**
 * The ticket with its way to the root, when the call was heard, and what the ledger paid: who recomputes the payout
 * compares it with that. A bet that was taken back or refunded has no payout to compare.
 */
async function betProof(
  room: Pick<KiteRoom, 'wagers'>,
  tx: Tx,
  { round, bet }: { round: RoundRow; bet: KiteBetRow },
): Promise<KiteProof['bet']> {
  const { lane, place, memberId, id: wagerId, stake, takesAt, asset, calledMs } = bet;
  const leaves = await leavesOf(tx, { lane, roundId: round.id });
  const paid = bet.isFree
    ? await room.wagers.freeBets.paidTo(tx, { memberId, wagerId })
    : paidOf(await room.wagers.byId(tx, { memberId, wagerId }));
  return {
    text: kiteTicketText({ wagerId, issue: round.issue, stake, takesAt, asset }),
    lane,
    place,
    path: [...pathFromLeaves(sha256, leaves, place)],
    calledMs,
    ...(bet.isFree && { isFree: true }),
    payout: paid === null ? null : String(paid),
  };
}

const paidOf = (wager: WagerRow | null): bigint | null =>
  wager?.state === 'SETTLED' ? wager.payout : null;
