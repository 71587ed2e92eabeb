import type { Input, Output } from '@nokshi/contract';
import type { consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import { toDecimal } from '@nokshi/money';
import type { LotteryRoom } from '../room.ts';
import { totalsNow } from '../store/desk.ts';

type Call = (typeof consoleLotteryRoutes)['exposure'];

const MOST_PLAYS = 60;
const MOST_NUMBERS = 120;

/**
 * What the issue that takes bets pays if a number falls, the dearest plays first. For reading: no
 * act follows from it that could change what is drawn. Refuses lottery.game-unknown.
 */
export async function showExposure(
  room: LotteryRoom,
  { gameCode }: Input<Call>,
): Promise<Output<Call>> {
  const { ceilings } = room.games.find(gameCode).terms;
  const round = await room.db.read((tx) => room.rounds.now(tx, gameCode));
  const isTaking = round !== undefined && round.state !== 'WAITING';
  const rows = isTaking ? await room.exposure.rows(round) : [];
  const [total] = isTaking ? await room.db.read((tx) => totalsNow(tx, [round.id])) : [];
  return {
    serverTime: room.clock.now().toISOString(),
    issue: isTaking ? round.issue : null,
    closesAt: isTaking ? round.closesAt.toISOString() : null,
    bets: total?.bets ?? 0,
    staked: toDecimal(total?.staked ?? 0n),
    ceiling: ceilings.number,
    plays: rows
      .filter(({ staked }) => staked > 0n)
      .toSorted((a, b) => Number(b.staked - a.staked))
      .slice(0, MOST_PLAYS)
      .map(({ play, staked, numbers }) => ({
        play,
        staked: toDecimal(staked),
        numbers: numbers
          .slice(0, MOST_NUMBERS)
          .map(({ number, pays }) => ({ number, pays: toDecimal(pays) })),
      })),
  };
}
