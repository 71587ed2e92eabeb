import type { Input } from '@nokshi/contract';
import type { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import {
  type LotteryChase,
  MOST_CHASE_ISSUES,
  type WantedBet,
} from '@nokshi/contract/player/lottery.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { MemberId, Uuid } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { Game } from '../games.ts';
import { closedIssue, openGame } from '../place-slip.ts';
import { type ReadLine, readSlip, stakeOfAll } from '../read-slip.ts';
import type { LotteryRoom } from '../room.ts';
import type { ChaseId, EntryRow } from '../store/chases.ts';
import { MOST_SHOWN } from '../wire.ts';
import { timesEach } from './place-entries.ts';

type Asked = Input<(typeof lotteryChaseRoutes)['placeChase']>;
type Wish = {
  readonly memberId: MemberId;
  readonly asked: Asked;
  readonly asset: Asset;
  readonly chaseId: ChaseId;
};

type PlannedEntry = Pick<
  EntryRow,
  'number' | 'roundId' | 'issue' | 'drawsAt' | 'multiple' | 'stake'
> & { readonly round: RoundRow };

export type Plan = {
  readonly entries: readonly [PlannedEntry, ...PlannedEntry[]];
  readonly shown: LotteryChase['bets'];
  /** Minor units. */
  readonly total: bigint;
};

/** Issues may be left out, so a few more are read than the plan has, or then all it could reach. */
const NEAR = 20;
const FAR = 3 * MOST_CHASE_ISSUES;

/**
 * A plan as it can be taken. Refuses lottery.game-unknown, lottery.game-closed,
 * lottery.issue-unknown, lottery.issue-closed { issue }, lottery.chase-order, of each issue what
 * `readSlip` refuses and lottery.over-ceiling { most }, lottery.total-differs { total }.
 */
export async function readPlan(room: LotteryRoom, wish: Wish): Promise<Plan> {
  const { memberId, asked, asset, chaseId: key } = wish;
  const game = openGame(room, asked.gameCode);
  const rounds = await roundsOf(room, asked);
  const ownBase = await room.ownBase({ memberId, asset });
  const lines = linesBy({ game, asset, ownBase, key, asked });
  const most = parseAmount(game.terms.ceilings.issue) ?? 0n;
  const entries = rounds.map((round, at): PlannedEntry => {
    const { number, id: roundId, issue, drawsAt } = round;
    const { multiple } = asked.entries[at] as Asked['entries'][number];
    const stake = stakeOfAll(lines(round, multiple));
    if (stake > most) {
      const field = `entries.${at}.multiple`;
      throw refuse('lottery.over-ceiling', { field, value: { most: toDecimal(most) } });
    }
    return { number, roundId, issue, drawsAt, multiple, stake, round };
  });
  const total = entries.reduce((sum, { stake }) => sum + stake, 0n);
  if (parseAmount(asked.total) !== total)
    throw refuse('lottery.total-differs', { field: 'total', value: { total: toDecimal(total) } });
  const [first, ...rest] = entries;
  if (!first) throw new Error('a plan has an entry');
  const shown = shownBets(asked.bets, lines(first.round, first.multiple));
  return { entries: [first, ...rest], shown, total };
}

/** The issues of a plan: each open or still to open, each after the one before it. */
async function roundsOf(room: LotteryRoom, { gameCode, entries }: Asked): Promise<RoundRow[]> {
  const comingOf = async (most: number) => {
    const asked = { series: gameCode, most };
    const coming = await room.db.read((tx) => room.rounds.upcoming(tx, asked));
    return new Map(coming.map((round) => [round.issue, round]));
  };
  const near = await comingOf(entries.length + NEAR);
  const byIssue = entries.every(({ issue }) => near.has(issue)) ? near : await comingOf(FAR);
  const rounds: RoundRow[] = [];
  for (const [at, { issue }] of entries.entries()) {
    const round = byIssue.get(issue);
    if (!round) {
      await room.issues.find(gameCode, issue);
      throw closedIssue(issue);
    }
    const before = rounds.at(-1);
    if (before && before.number >= round.number)
      throw refuse('lottery.chase-order', { field: `entries.${at}.issue` });
    rounds.push(round);
  }
  return rounds;
}

type Lines = {
  readonly game: Game;
  readonly asset: Asset;
  readonly ownBase: number;
  readonly key: Uuid;
  readonly asked: Asked;
};

/** The lines of an issue; read once for each multiple and day, since nothing else changes them. */
function linesBy({ game, asset, ownBase, key, asked: { mode, bets } }: Lines) {
  const known = new Map<string, ReadLine[]>();
  return (round: RoundRow, multiple: number): ReadLine[] => {
    const name = `${multiple} ${dayOf(round.drawsAt)}`;
    const lines =
      known.get(name) ??
      readSlip({ game, round, mode, asset, ownBase, bets: timesEach(bets, multiple), key });
    known.set(name, lines);
    return lines;
  };
}

const shownBets = (bets: readonly WantedBet[], lines: readonly ReadLine[]): LotteryChase['bets'] =>
  bets.map(({ play, selection, unitPrice, multiple }, at) => {
    const { ticket, units } = lines[at] as ReadLine;
    return {
      family: ticket.family,
      play,
      selection: selection.slice(0, MOST_SHOWN),
      isWhole: selection.length <= MOST_SHOWN,
      units: String(units),
      unitPrice,
      multiple,
      base: ticket.base,
    };
  });
