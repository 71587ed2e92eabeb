import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { Balance, Posted, Wallet } from '../../base/wallet/index.ts';
import type { Part, Stake } from './play.ts';
import type { Listed, Listing, recentWins } from './read.ts';
import type { Settlement } from './settle.ts';
import type { Results, Settled } from './settle-many.ts';
import type { DayRow, Days, TotalsRow, WagerRow } from './store/wager.ts';
import type { gameSums } from './store/rounds.ts';
import type { turnoverByDay, turnoverByGame } from './store/turnover.ts';
import type { countPlayers } from './store/players.ts';
import type { sumRounds } from './sum-rounds.ts';
import type { sumGameStakes, sumStakes } from './sum-stakes.ts';

export type Wagers = {
  /** Names of SQL functions of a game's room that ride with its wagers. */
  registerRiders(names: readonly string[]): void;
  play(input: Stake & { payout: bigint }): Promise<Posted>;
  /** In a story's transaction, with what a pot pays beside the payout. */
  playNow(tx: Tx, input: Stake & { payout: bigint; award: Part }): Promise<Posted>;
  open(input: Stake): Promise<Posted>;
  settle(input: Settlement & { payout: bigint }): Promise<Posted>;
  void(input: Settlement): Promise<Posted>;
  /** All wagers of a draw or match at once; see {@link Results}. */
  settleMany(results: Results): Promise<Settled>;
  byId(tx: Tx, input: { memberId: MemberId; wagerId: WagerId }): Promise<WagerRow | null>;
  /** Newest first; `limit` at most 100. */
  list(tx: Tx, input: Listing): Promise<WagerRow[]>;
  totals(tx: Tx, input: Listed): Promise<TotalsRow>;
  /** By business day and category, oldest first; days without any are left out. */
  totalsByDay(tx: Tx, input: { memberId: MemberId; days: Days }): Promise<DayRow[]>;
  /** Of all members, by the day on which the money moved and the category, oldest first. */
  turnoverByDay: typeof turnoverByDay;
  turnoverByGame: typeof turnoverByGame;
  countPlayers: typeof countPlayers;
  /** Everybody's latest rounds in BDT that paid more than their stake; at most 100. */
  recentWins: typeof recentWins;
  sumStakes: typeof sumStakes;
  sumGameStakes: typeof sumGameStakes;
  sumRounds: typeof sumRounds;
  /** Everything that was ever staked and paid in these games, by game and asset. */
  gameSums: typeof gameSums;
  /** The member's money now, and after the last posting of one wager. */
  balance: Wallet['balance'];
  receipt(tx: Tx, input: { memberId: MemberId; wagerId: WagerId }): Promise<Balance | null>;
};
