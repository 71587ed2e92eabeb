import { hash } from 'node:crypto';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import type { Shown } from '@nokshi/house-math/tables/table.ts';
import { payoutOfLayout } from '@nokshi/house-math/tables/ticket.ts';
import { validOfBets } from '@nokshi/house-math/tables/valid-turnover.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { byMember, purposeOf, type RoundRow } from '../rounds/index.ts';
import type { Result } from '../../stakes/wagers/index.ts';
import { dealOf, drawnOf, isVoid, type Outcome, outcomeOf } from './deal.ts';
import { countRounds, uncountRounds } from './desk/count-round.ts';
import { openingFrom } from './openings.ts';
import { HOUSE, type TablesCore } from './core.ts';
import type { BetRow } from './store/bets.ts';
import { tableOf, ticketOf } from './ticket-of.ts';
import { workThrough } from './work-through.ts';

/** The cards of a deal before this stage; an earlier stage that is not drawn yet is waited for. */
export async function drawnBefore(
  room: TablesCore,
  tx: Tx,
  round: RoundRow,
): Promise<Outcome | null> {
  const stage = room.stageOf(round);
  if (stage === 0) return null;
  const before = (await dealOf(room, tx, round)).slice(0, stage);
  if (before.length < stage || before.some(isVoid)) return { opening: [], numbers: null };
  const outcomes = before.map(outcomeOf);
  if (outcomes.includes(null)) throw new Error(`the deal of ${round.issue} waits for a stage`);
  const cards = outcomes.map((outcome) => outcome?.numbers ?? null);
  if (cards.includes(null)) return { opening: [], numbers: null };
  return { opening: cards.flatMap((numbers) => numbers ?? []), numbers: [] };
}

/**
 * What the seeds of a round make. What lay open comes from the link before, whose hash it is, or are the
 * cards of the deal; without them the stage draws nothing.
 */
export function drawRound(
  room: Pick<TablesCore, 'tables'>,
  round: RoundRow,
  seeds: Seeds,
): Outcome {
  const { game } = room.tables.find(round.series);
  const { rules } = room.tables.termsOf(round);
  const dealt = outcomeOf(round);
  if (dealt?.numbers === null) return dealt;
  const before = hash('sha256', seeds.serverSeed);
  const opening =
    dealt?.opening ?? openingFrom(game, { number: seeds.nonce, before, purpose: purposeOf(round) });
  return { opening, numbers: tableOf({ game, rules, opening }).draw(hmacRandom(seeds)) };
}

/**
 * Pays every bet of a round whose result was shown, page by page; those of a deal with its last stage. Sent
 * again it pays nothing twice. A deal of which a stage was void gives every stake back.
 */
export async function settleRound(room: TablesCore, round: RoundRow): Promise<void> {
  const deal = await room.db.read((tx) => dealOf(room, tx, round));
  if (deal.at(-1)?.id !== round.id) return;
  const numbers = drawnOf(room, deal);
  if (!numbers) return refundRound(room, round);
  const settlementId = derivedId<Uuid>(`settle ${round.id}`);
  const count = countRounds(room, deal);
  await workThrough(room, deal, async (bets) => {
    const wagers = resultsOf(room, bets, { rounds: deal, numbers });
    await room.wagers.settleMany({ settlementId, houseAccount: HOUSE, wagers });
    count.add(bets, wagers);
  });
  await count.store();
}

/** Gives back every stake of a void round. */
export async function refundRound(room: TablesCore, round: RoundRow): Promise<void> {
  const settlementId = derivedId<Uuid>(`void ${round.id}`);
  const deal = await room.db.read((tx) => dealOf(room, tx, round));
  await workThrough(room, deal, async (bets) => {
    const wagers = bets.map(({ memberId, id: wagerId }) => ({ memberId, wagerId }));
    await room.wagers.voidMany({ settlementId, houseAccount: HOUSE, wagers });
  });
  await uncountRounds(room, deal);
}

type Ended = { readonly rounds: readonly RoundRow[]; readonly numbers: Shown };

/** All bets of whole members: of what one has on opposite spots only the difference is valid turnover. */
function resultsOf(
  room: Pick<TablesCore, 'tables'>,
  bets: readonly BetRow[],
  { rounds, numbers }: Ended,
): Result[] {
  const issues = new Map(rounds.map((round) => [round.id, round]));
  const results: Result[] = [];
  for (const own of byMember(bets).values()) {
    const placed = own.map((bet) => {
      const ticket = ticketOf(room, bet, issues.get(bet.roundId) as RoundRow);
      return { table: tableOf(ticket), layout: ticket.layout };
    });
    const valid = validOfBets(placed, numbers);
    placed.forEach(({ table, layout }, at) => {
      const { id: wagerId, memberId } = own[at] as BetRow;
      const { payout } = payoutOfLayout(table, layout, numbers);
      results.push({ memberId, wagerId, payout, valid: valid[at] ?? 0n });
    });
  }
  return results;
}
