import type { Jobs } from '../../../kernel/work.ts';
import { closingAsked } from '../../people/identity/index.ts';
import { resettleMany, voidMany } from './change-many.ts';
import { checkFigures } from './check-figures.ts';
import { countFigures } from './count-daily.ts';
import type { Wagers } from './face.ts';
import { open, play, playNow } from './play.ts';
import { openFreeBets } from './give-free-bets.ts';
import { hasOpen, hasOpenFree, owesAny, readings } from './read.ts';
import { WAGERS_RIDERS, type WagersDeps } from './room.ts';
import { settle, voidWager } from './settle.ts';
import { settleMany } from './settle-many.ts';
import { createFollow } from './follow.ts';
import { openMany } from './open-many.ts';
import { collectDebts } from './owe.ts';
import { FIGURES } from './store/follower.ts';

export { countAgain } from './check-figures.ts';
export type { Wagers } from './face.ts';
export type { FreeBet } from './free-bets.ts';
export { newestFirst, readerOfPlay } from './reader-of-play.ts';
export { validOfRound } from './rules/valid-turnover.ts';
export type { Part, Stake } from './play.ts';
export type { Result } from './settle-many.ts';
export type { GameStake } from './store/stakes.ts';
export type { Batches, Cursor } from './store/follower.ts';
export type { PlayersRow } from './store/players.ts';
export type { DayTurnover, TurnoverRow } from './store/turnover.ts';
export type { WagerRow, WinRow } from './store/wager.ts';

export function createWagers(deps: WagersDeps & { jobs: Jobs }): Wagers {
  deps.events.on(closingAsked, hasOpen(deps));
  deps.events.on(closingAsked, owesAny(deps));
  deps.events.on(closingAsked, hasOpenFree(deps));
  const registerRiders = (names: readonly string[]) => {
    for (const name of names) deps.wallet.registerRider({ name, sqlFunction: name });
  };
  registerRiders([...deps.limits.riders, ...WAGERS_RIDERS]);
  const follow = createFollow(deps.jobs);
  follow.follow(FIGURES, countFigures);
  deps.jobs.register('wagers.check-figures', (tx) => checkFigures(deps, tx));
  deps.jobs.schedule('wagers.check-figures', '25 3 * * *');
  deps.jobs.registerOutside('wagers.collect-debts', async () => void (await collectDebts(deps)));
  deps.jobs.schedule('wagers.collect-debts', '* * * * *');
  return {
    ...follow,
    ...readings(deps),
    registerRiders,
    play: (input) => play(deps, input),
    playNow: (tx, input) => playNow(deps, tx, input),
    open: (input) => open(deps, input),
    openMany: (slip) => openMany(deps, slip),
    settle: (input) => settle(deps, input),
    void: (input) => voidWager(deps, input),
    settleMany: (results) => settleMany(deps, results),
    voidMany: (voids) => voidMany(deps, voids),
    resettleMany: (results) => resettleMany(deps, results),
    freeBets: openFreeBets(deps),
  };
}
