import {
  createBoard,
  type ExposureBoard,
  type ExposureRow,
  type OverCeiling,
  overCeiling,
} from '@nokshi/house-math/lottery/exposure.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import QuickLRU from 'quick-lru';
import type { MemberId, RoundId } from '../../../kernel/ids.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { betOf } from './bet-of.ts';
import type { LotteryDeps } from './deps.ts';
import type { Game } from './games.ts';
import type { RoundFacts } from '../rounds/index.ts';
import type { ReadLine } from './read-slip.ts';
import { createElsewhere } from './sums-elsewhere.ts';
import { type BetRow, betsOfRound } from './store/bets.ts';
import { drawOf, ticketOf } from './ticket-of.ts';

export type Reserved = {
  /** Whether this member has nothing else on the issue. */
  readonly isFirst: boolean;
  release(): void;
};

type Wanted = {
  readonly game: Game;
  readonly round: RoundFacts;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly lines: readonly ReadLine[];
};

/** What was staked on a round, as far as this server knows. */
type Sums = {
  readonly members: Map<MemberId, bigint>;
  /** Of BDT: what play money would be paid costs the house nothing. */
  readonly board: ExposureBoard;
};

export type Exposure = {
  /**
   * Counts a slip towards the ceilings of its issue before it is placed; released when it is not.
   * Refuses lottery.over-ceiling { most }.
   */
  reserve(wanted: Wanted): Promise<Reserved>;
  /** A bet was cancelled: to be called once for each. */
  forget(bet: BetRow, round: RoundFacts): Promise<void>;
  /** What an issue pays by number if it falls. */
  rows(round: RoundFacts): Promise<readonly ExposureRow[]>;
};

/** Rounds whose sums are kept: those that take bets, and the last ones. */
const MOST_ROUNDS = 500;

/**
 * The ceilings of an issue are kept in memory: of one server they are exact; of several, each hears
 * the others' sums within a moment, so together they may go over by what came in it.
 */
export function createExposure(
  deps: Pick<LotteryDeps, 'db' | 'bus' | 'ids'>,
  lanes: readonly number[],
): Exposure {
  const kept = new QuickLRU<RoundId, Promise<Sums>>({ maxSize: MOST_ROUNDS });
  const elsewhere = createElsewhere(deps);
  const sumsOf = (round: RoundFacts): Promise<Sums> => {
    const known = kept.get(round.id);
    if (known) return known;
    // What others took until now is in what is stored.
    elsewhere.forget(round.id);
    const reading = readSums(deps, { round, lanes });
    kept.set(round.id, reading);
    reading.catch(() => kept.delete(round.id));
    return reading;
  };
  return {
    async reserve({ game, round, memberId, asset, lines }) {
      const sums = await sumsOf(round);
      const bets = lines.map(({ ticket }) => betOf(ticket));
      const isMoney = asset === 'BDT';
      const staked = lines.reduce((sum, { stake }) => sum + stake, 0n);
      const own = sums.members.get(memberId) ?? 0n;
      const before = own + elsewhere.staked(round.id, memberId);
      const board = isMoney ? elsewhere.with(round.id, sums.board) : createBoard();
      const over = overCeiling(bets, { ceilings: ceilingsOf(game), staked: before, board });
      if (over) throw refusalOf(over);
      sums.members.set(memberId, own + staked);
      const count = (kind: 'add' | 'remove') => {
        if (!isMoney) return;
        for (const bet of bets) sums.board[kind](bet);
        elsewhere.tell(round.id, { memberId, bets, kind });
      };
      count('add');
      return {
        isFirst: before === 0n,
        release() {
          sums.members.set(memberId, (sums.members.get(memberId) ?? staked) - staked);
          count('remove');
        },
      };
    },
    async forget(row, round) {
      const { memberId, stake, asset } = row;
      const bet = betOf(ticketOf(row, drawOf(round)));
      if (asset === 'BDT') elsewhere.tell(round.id, { memberId, bets: [bet], kind: 'remove' });
      // Sums that cannot be read are read again, and then without this bet.
      const sums = await kept.get(round.id)?.catch(() => null);
      if (!sums) return;
      sums.members.set(memberId, (sums.members.get(memberId) ?? stake) - stake);
      if (asset === 'BDT') sums.board.remove(bet);
    },
    rows: async (round) => elsewhere.rows(round.id, (await sumsOf(round)).board),
  };
}

/** After a start, from what is stored. */
async function readSums(
  { db }: Pick<LotteryDeps, 'db'>,
  { round, lanes }: { round: RoundFacts; lanes: readonly number[] },
): Promise<Sums> {
  const sums: Sums = { members: new Map(), board: createBoard() };
  for (const lane of lanes) {
    for (const row of await betsOfRound(db, { lane, roundId: round.id })) {
      sums.members.set(row.memberId, (sums.members.get(row.memberId) ?? 0n) + row.stake);
      if (row.asset === 'BDT') sums.board.add(betOf(ticketOf(row, drawOf(round))));
    }
  }
  return sums;
}

const minor = (text: string): bigint => parseAmount(text) ?? 0n;

const ceilingsOf = ({ terms: { ceilings } }: Game) => ({
  unit: minor(ceilings.unit),
  bet: minor(ceilings.bet),
  issue: minor(ceilings.issue),
  number: minor(ceilings.number),
});

const refusalOf = ({ bet, most, ceiling }: OverCeiling): Refusal =>
  refuse('lottery.over-ceiling', {
    field: ceiling === 'issue' ? 'total' : `bets.${bet}.multiple`,
    value: { most: toDecimal(most) },
  });
