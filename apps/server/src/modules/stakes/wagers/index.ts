import type { Jobs } from '../../../kernel/work.ts';
import { closingAsked } from '../../people/identity/index.ts';
import { checkFigures } from './check-figures.ts';
import { countDaily } from './count-daily.ts';
import type { Wagers } from './face.ts';
import { open, play, playNow } from './play.ts';
import { byId, hasOpen, list, receipt, recentWins, totals, totalsByDay } from './read.ts';
import { WAGERS_RIDERS, type WagersDeps } from './room.ts';
import { settle, voidWager } from './settle.ts';
import { settleMany } from './settle-many.ts';
import { gameSums } from './store/rounds.ts';
import { turnoverByDay, turnoverByGame } from './store/turnover.ts';
import { countPlayers } from './store/players.ts';
import { sumRounds } from './sum-rounds.ts';
import { sumGameStakes, sumStakes } from './sum-stakes.ts';

export { countAgain } from './check-figures.ts';
export type { Wagers } from './face.ts';
export type { Part, Stake } from './play.ts';
export type { Result } from './settle-many.ts';
export type { GameStake } from './store/stakes.ts';
export type { Cursor } from './sum-stakes.ts';
export type { PlayersRow } from './store/players.ts';
export { playAround, playHours } from './store/hours.ts';
export type { DayTurnover, TurnoverRow } from './store/turnover.ts';
export type { WagerRow, WinRow } from './store/wager.ts';

export function createWagers(deps: WagersDeps & { jobs: Jobs }): Wagers {
  deps.events.on(closingAsked, hasOpen(deps));
  const registerRiders = (names: readonly string[]) => {
    for (const name of names) deps.wallet.registerRider({ name, sqlFunction: name });
  };
  registerRiders([...deps.limits.riders, ...WAGERS_RIDERS]);
  deps.jobs.register('wagers.count-daily', (tx) => countDaily(tx));
  deps.jobs.schedule('wagers.count-daily', '*/15 * * * * *');
  deps.jobs.register('wagers.check-figures', (tx) => checkFigures(deps, tx));
  deps.jobs.schedule('wagers.check-figures', '25 3 * * *');
  return {
    registerRiders,
    play: (input) => play(deps, input),
    playNow: (tx, input) => playNow(deps, tx, input),
    open: (input) => open(deps, input),
    settle: (input) => settle(deps, input),
    void: (input) => voidWager(deps, input),
    settleMany: (results) => settleMany(deps, results),
    byId: (tx, input) => byId(deps, tx, input),
    list: (tx, input) => list(deps, tx, input),
    totals: (tx, input) => totals(deps, tx, input),
    totalsByDay: (tx, input) => totalsByDay(deps, tx, input),
    turnoverByDay,
    turnoverByGame,
    countPlayers,
    recentWins,
    sumStakes,
    sumGameStakes,
    sumRounds,
    gameSums,
    balance: deps.wallet.balance,
    receipt: (tx, input) => receipt(deps, tx, input),
  };
}
