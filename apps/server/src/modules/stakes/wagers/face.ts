import type { Tx } from '../../../kernel/db.ts';
import type { Posted } from '../../base/wallet/index.ts';
import type { Resettled, Voided, Voids } from './change-many.ts';
import type { FreeBet } from './free-bets.ts';
import type { openFreeBets } from './give-free-bets.ts';
import type { Follow } from './follow.ts';
import type { Slip } from './open-many.ts';
import type { Part, Stake } from './play.ts';
import type { readings } from './read.ts';
import type { Payout, Settlement } from './settle.ts';
import type { Results, Settled } from './settle-many.ts';

/** How play is followed: each name has a cursor of its own over (lane, batch). */
export type Wagers = Follow &
  ReturnType<typeof readings> & {
    /** SQL functions of a game's room that run in the commit of its wagers. */
    registerRiders(names: readonly string[]): void;
    play(input: Stake & { payout: bigint }): Promise<Posted>;
    /** In a story's transaction, with what a pot pays beside the payout. */
    playNow(tx: Tx, input: Stake & { payout: bigint; award: Part }): Promise<Posted>;
    open(input: Stake & { readonly freeBet?: FreeBet | null }): Promise<Posted>;
    /** Many wagers of a member under one key, all or none; see {@link Slip}. */
    openMany(slip: Slip): Promise<Posted>;
    settle(input: Settlement & Payout): Promise<Posted>;
    void(input: Settlement): Promise<Posted>;
    /** All wagers of a draw or match at once; see {@link Results}. */
    settleMany(results: Results): Promise<Settled>;
    /** Open or settled wagers of a draw or match, voided at once; see {@link Voids}. */
    voidMany(voids: Voids): Promise<Voided>;
    /** Stakes that the house gave for one bet. */
    readonly freeBets: ReturnType<typeof openFreeBets>;
    /** The same as settleMany for results that were corrected. */
    resettleMany(results: Results): Promise<Resettled>;
  };
