import type {
  BetState,
  DrawResult,
  Issue,
  LotteryBet,
  LotteryCard,
} from '@nokshi/contract/player/lottery.ts';
import { unitsOf } from '@nokshi/house-math/lottery/ticket.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf } from '../../../kernel/calendar.ts';
import { toWire, type Id } from '../../../kernel/ids.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { Game } from './games.ts';
import type { BetRow } from './store/bets.ts';
import { drawOf, numbersOf, payingOf, ticketOf } from './ticket-of.ts';

export const wireIssue = ({ issue, opensAt, closesAt, drawsAt, state }: RoundRow): Issue => ({
  issue,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  state,
});

export const wireResult = (round: RoundRow): DrawResult => ({
  issue: round.issue,
  state: round.state,
  numbers: isOver(round) ? numbersOf(round) : null,
  drawnAt: (round.drawnAt ?? round.drawsAt).toISOString(),
});

const isOver = ({ state }: RoundRow): boolean => state === 'DRAWN' || state === 'SETTLED';

type Shown = { readonly now?: RoundRow; readonly last?: RoundRow; readonly players: number };

export function wireCard(game: Game, { now, last, players }: Shown): LotteryCard {
  const { gameCode, vendor, category, family, source, prizeModes, name, terms } = game;
  return {
    gameCode,
    vendor,
    category,
    family,
    source,
    prizeModes: [...prizeModes],
    name,
    image: `/art/${gameCode}.svg`,
    intervalSeconds: terms.intervalSeconds,
    now: now ? wireIssue(now) : null,
    last: last ? wireResult(last) : null,
    players,
  };
}

/** A selection is shown whole up to here; the ticket has all of it. */
export const MOST_SHOWN = 200;

const UNIT_PRICE_TEXT: Readonly<Record<number, string>> = {
  2_000: '2.00',
  200: '0.20',
  20: '0.02',
  2: '0.002',
};

type BetOf = { readonly bet: BetRow; readonly round: RoundRow; readonly game: Game };

/** A bet with its end, which follows from its ticket and the numbers of its round. */
export function wireBet(
  { bet, round, game }: BetOf,
  { isWhole = false, now }: { isWhole?: boolean; now: Date },
): LotteryBet {
  const { id, mode, play, selection, multiple, base, ceiling, stake, placedAt, chaseId } = bet;
  const numbers = wireResult(round).numbers;
  const paid = numbers && bet.cancelledAt === null ? payingOf(round, numbers)(bet) : null;
  const until = new Date(round.closesAt.getTime() - game.terms.cancelBeforeSeconds * 1_000);
  const isShort = isWhole || selection.length <= MOST_SHOWN;
  return {
    betId: toWire('wgr', id),
    gameCode: game.gameCode,
    name: game.name,
    family: game.family,
    mode,
    issue: round.issue,
    drawDate: dayOf(round.drawsAt),
    play,
    selection: isShort ? selection : selection.slice(0, MOST_SHOWN),
    isWhole: isShort,
    units: String(unitsOf(ticketOf(bet, drawOf(round)))),
    unitPrice: UNIT_PRICE_TEXT[bet.unitPrice] ?? '',
    multiple,
    base,
    ceiling,
    stake: toDecimal(stake),
    state: stateOf(bet, round, paid),
    prize: paid && toDecimal(paid.prize),
    rebate: paid && toDecimal(paid.rebate),
    numbers,
    placedAt: placedAt.toISOString(),
    cancelUntil: bet.cancelledAt === null && now < until ? until.toISOString() : null,
    chaseId: chaseId && toWire('chs', chaseId as Id<'chs'>),
  };
}

/** Whether a bet is still open: neither drawn nor void, nor cancelled. */
export const isOpen = (
  { cancelledAt }: Pick<BetRow, 'cancelledAt'>,
  { state }: Pick<RoundRow, 'state'>,
): boolean =>
  cancelledAt === null && (state === 'OPEN' || state === 'CLOSED' || state === 'WAITING');

function stateOf(
  { cancelledAt }: BetRow,
  { state }: RoundRow,
  paid: { readonly prize: bigint; readonly tied: boolean } | null,
): BetState {
  if (cancelledAt !== null) return 'CANCELLED';
  if (state === 'VOID' || state === 'REFUNDED') return 'VOID';
  if (!paid) return 'OPEN';
  if (paid.tied) return 'TIED';
  return paid.prize > 0n ? 'WON' : 'LOST';
}
