import type { Input, Output } from '@nokshi/contract';
import type { OwnTableRound, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { toDecimal } from '@nokshi/money';
import type { Launch } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type RoundAndEnd, roundsOf } from './own-bets.ts';
import type { TablesRoom } from './room.ts';
import { type BetRow, betsOnRounds, roundsWithBets } from './store/bets.ts';
import { payoutOfBet, wireBet, wireResult } from './wire.ts';

type Call = (typeof tablesRoutes)['history'];

/** The rounds of a table in which the member bet, newest first. Refuses edge.invalid-input { cursor }. */
export async function listOwnRounds(
  room: TablesRoom,
  tx: Tx,
  { launch, asked }: { launch: Launch; asked: Input<Call> },
): Promise<Output<Call>> {
  const { memberId } = launch.session;
  const { gameCode } = room.tables.find(launch.gameId);
  const seat = { lane: room.wallet.laneOf(memberId), memberId, gameCode };
  const { pageSize: size } = asked;
  const before = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const found = await roundsWithBets(tx, { ...seat, before, most: size + 1 });
  const page = found.slice(0, size);
  const bets = await betsOnRounds(tx, { ...seat, numbers: page.map(({ number }) => number) });
  const rounds = await roundsOf(room, tx, bets);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    rows: page.flatMap(({ roundId }) => {
      const own = rounds.get(roundId);
      const ownBets = bets.filter((bet) => bet.roundId === roundId);
      // One that is open or is being shown is at the table, not in the history.
      return own && own.end.state !== 'open' ? [ownRound(room, ownBets, own)] : [];
    }),
    next: last ? String(last.number) : null,
  };
}

function ownRound(
  room: TablesRoom,
  bets: readonly BetRow[],
  { round, end }: RoundAndEnd,
): OwnTableRound {
  const taken = bets.filter(({ withdrawnAt }) => withdrawnAt === null);
  const staked = taken.reduce((sum, { stake }) => sum + stake, 0n);
  const payout =
    end.state === 'shown'
      ? taken.reduce(
          (sum, bet) => sum + payoutOfBet(room, bet, { round, numbers: end.numbers }),
          0n,
        )
      : staked;
  return {
    ...wireResult(round),
    stake: toDecimal(staked),
    payout: toDecimal(payout),
    bets: bets.map((bet) => wireBet(room, bet, { round, end })),
  };
}

function readCursor(text: string): bigint {
  if (!/^[0-9]{1,15}$/.test(text)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return BigInt(text);
}
