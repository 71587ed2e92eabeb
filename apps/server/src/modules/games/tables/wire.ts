import type {
  Chip,
  TableBet,
  TableCard,
  TableResult,
  TableRound,
} from '@nokshi/contract/player/tables.ts';
import { payoutOfLayout } from '@nokshi/house-math/tables/ticket.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { purposeOf, type RoundRow } from '../rounds/index.ts';
import { dealOf, type End, endOfShow, isVoid, outcomeOf } from './deal.ts';
import type { OpenTable } from './house-tables.ts';
import { openingFrom } from './openings.ts';
import type { TablesCore } from './core.ts';
import type { BetRow } from './store/bets.ts';
import { readLayout, tableOf, ticketOf } from './ticket-of.ts';

/** A round as everybody may see it now. */
export async function wireRound(room: TablesCore, tx: Tx, round: RoundRow): Promise<TableRound> {
  const { game } = room.tables.find(round.series);
  const commitment = await room.commitments.of(tx, round);
  const deal = await dealOf(room, tx, round);
  const before = deal.slice(0, room.stageOf(round));
  const dealt = before.flatMap((each) => outcomeOf(each)?.numbers ?? []);
  const outcome = outcomeOf(round);
  const opened = commitment && openingFrom(game, { ...commitment, purpose: purposeOf(round) });
  return {
    issue: round.issue,
    // A deal of which one stage was void is void from there on; whether stakes went back is each bet's.
    state: [...before, round].some(isVoid) ? 'VOID' : round.state,
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    endsAt: endOfShow(room, round).toISOString(),
    opening: [...(before.length > 0 ? dealt : (outcome?.opening ?? opened ?? []))],
    commitment,
    root: round.root,
    numbers: outcome?.numbers ? [...outcome.numbers] : null,
  };
}

export const wireResult = (round: RoundRow): TableResult => {
  const outcome = outcomeOf(round);
  return {
    issue: round.issue,
    opening: [...(outcome?.opening ?? [])],
    numbers: outcome?.numbers ? [...outcome.numbers] : null,
  };
};

type Live = Pick<TableCard, 'now' | 'last' | 'players'>;

export function wireCard(table: OpenTable, live: Live): TableCard {
  const { gameCode, vendor, game, level, name, terms } = table;
  const { rules, limits, isOpen, bettingMs, closedMs, showMs } = terms;
  return {
    gameCode,
    vendor,
    game,
    rules,
    level,
    name,
    image: `/art/${gameCode}.svg`,
    isOpen,
    limits,
    rhythm: { bettingMs, closedMs, showMs },
    ...live,
  };
}

export const wireLayout = (text: string): Chip[] =>
  readLayout(text).map(({ spot, stake }) => ({ spot, stake: toDecimal(stake) }));

type Ended = { readonly round: Pick<RoundRow, 'issue'>; readonly end: End };

/** A bet with its end, which follows from its ticket and what was drawn. */
export function wireBet(room: TablesCore, bet: BetRow, { round, end }: Ended): TableBet {
  const payout =
    end.state === 'shown' && bet.withdrawnAt === null
      ? payoutOfBet(room, bet, { round, numbers: end.numbers })
      : null;
  return {
    betId: toWire('wgr', bet.id),
    gameCode: bet.gameCode,
    issue: round.issue,
    layout: wireLayout(bet.layout),
    stake: toDecimal(bet.stake),
    state: stateOf(bet, end, payout),
    payout: payout === null ? null : toDecimal(payout),
    placedAt: bet.placedAt.toISOString(),
  };
}

function stateOf(bet: BetRow, end: End, payout: bigint | null): TableBet['state'] {
  if (bet.withdrawnAt !== null) return 'WITHDRAWN';
  if (end.state === 'void') return 'VOID';
  if (payout === null) return 'OPEN';
  if (payout === bet.stake) return 'PUSHED';
  return payout > bet.stake ? 'WON' : 'LOST';
}

/** Minor units, by the ticket of the bet. */
export function payoutOfBet(
  room: Pick<TablesCore, 'tables'>,
  bet: BetRow,
  { round, numbers }: { round: Pick<RoundRow, 'issue'>; numbers: readonly number[] },
): bigint {
  const ticket = ticketOf(room, bet, round);
  return payoutOfLayout(tableOf(ticket), ticket.layout, numbers).payout;
}
