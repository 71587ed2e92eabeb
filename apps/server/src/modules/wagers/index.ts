import type { Tx } from '../../kernel/db.ts';
import type { MemberId, WagerId } from '../../kernel/ids.ts';
import type { Jobs } from '../../kernel/work.ts';
import type { Balance, Posted } from '../wallet/index.ts';
import { countDaily } from './count-daily.ts';
import { open, play, type Stake } from './play.ts';
import { balanceOf, byId, type Listed, type Listing, list } from './read.ts';
import { receipt, recentWins, totals } from './read.ts';
import { WAGERS_RIDERS, type WagersDeps } from './room.ts';
import { type Settlement, settle, voidWager } from './settle.ts';
import { type Result, type Results, type Settled, settleMany } from './settle-many.ts';
import { sumStakes } from './sum-stakes.ts';
import type { TotalsRow, WagerRow, WinRow } from './store/wager.ts';

export type { Listed, Result, Results, Settled, Settlement, Stake, TotalsRow, WagerRow, WinRow };

export type Wagers = {
  /** Names of SQL functions of a game's room that ride with its wagers. */
  registerRiders(names: readonly string[]): void;
  play(input: Stake & { payout: bigint }): Promise<Posted>;
  open(input: Stake): Promise<Posted>;
  settle(input: Settlement & { payout: bigint }): Promise<Posted>;
  void(input: Settlement): Promise<Posted>;
  /** All wagers of a draw or match at once; see {@link Results}. */
  settleMany(results: Results): Promise<Settled>;
  byId(tx: Tx, input: { memberId: MemberId; wagerId: WagerId }): Promise<WagerRow | null>;
  /** Newest first; `limit` at most 100. */
  list(tx: Tx, input: Listing): Promise<WagerRow[]>;
  totals(tx: Tx, input: Listed): Promise<TotalsRow>;
  /** Everybody's latest rounds in BDT that paid more than their stake; at most 100. */
  recentWins: typeof recentWins;
  sumStakes: typeof sumStakes;
  /** The member's money now, and after the last posting of one wager. */
  balance(tx: Tx, input: { memberId: MemberId }): Promise<Balance>;
  receipt(tx: Tx, input: { memberId: MemberId; wagerId: WagerId }): Promise<Balance | null>;
};

export function createWagers(deps: WagersDeps & { jobs: Jobs }): Wagers {
  const registerRiders = (names: readonly string[]) => {
    for (const name of names) deps.wallet.registerRider({ name, sqlFunction: name });
  };
  registerRiders([...deps.limits.riders, ...WAGERS_RIDERS]);
  deps.jobs.register('wagers.count-daily', (tx) => countDaily(tx));
  deps.jobs.schedule('wagers.count-daily', '*/15 * * * * *');
  return {
    registerRiders,
    play: (input) => play(deps, input),
    open: (input) => open(deps, input),
    settle: (input) => settle(deps, input),
    void: (input) => voidWager(deps, input),
    settleMany: (results) => settleMany(deps, results),
    byId: (tx, input) => byId(deps, tx, input),
    list: (tx, input) => list(deps, tx, input),
    totals: (tx, input) => totals(deps, tx, input),
    recentWins,
    sumStakes,
    balance: (tx, input) => balanceOf(deps, tx, input),
    receipt: (tx, input) => receipt(deps, tx, input),
  };
}
