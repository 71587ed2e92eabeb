import type { Output, playerRoutes } from '@nokshi/contract';
import type { consoleWalletRoutes, LedgerAlarm, Proof } from '@nokshi/contract/console/wallet.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ProofId } from '../store/proof-rows.ts';
import type { Scope } from '../store/proofs.ts';

export type AskedProof = { readonly scope: Scope; readonly askedBy: string | null };

export type RunningProof = {
  readonly id: ProofId;
  /** Also when it was cancelled; throws when it could not be done. */
  readonly done: Promise<Proof>;
  /** Ends it within a moment, with nothing found and nothing proven. */
  cancel(): Promise<void>;
};

export type ProofPage = Output<typeof consoleWalletRoutes.proof>;
export type TotalsPage = Output<typeof consoleWalletRoutes.totals>;
export type ProofsPage = Output<typeof consoleWalletRoutes.proofs>;
export type PublishedPage = Output<typeof playerRoutes.wallet.heads>;
type Paged = { readonly cursor?: string | undefined; readonly pageSize: number };
export type ProofsAsked = Paged & { readonly scope?: Scope | undefined };

/** The side of the wallet that proves what the other side has written. */
export type Proving = {
  /**
   * Proves the ledger in one snapshot, on Citus in one a lane, and stores the proof: `full` from the
   * first entry on, `tail` from the last proof without a difference. Refuses wallet.verify-running.
   */
  verify(scope: Scope): Promise<Proof>;
  /** The same, resolved when it has begun. Differences and faults are logged as errors. */
  startProof(asked: AskedProof): Promise<RunningProof>;
  /** Ends a proof on whatever server it runs, within seconds. */
  cancelProof(tx: Tx, id: ProofId): Promise<void>;
  /** Ends the proofs of this server; call before its database is closed. */
  stopProofs(): Promise<void>;
  /** The last and the running proof of each scope, and the lanes' heads. */
  proof(tx: Tx): Promise<ProofPage>;
  totals(tx: Tx): Promise<TotalsPage>;
  proofs(tx: Tx, asked: ProofsAsked): Promise<ProofsPage>;
  alarms(tx: Tx): Promise<LedgerAlarm[]>;
  /** Stores today's heads, once a day; safe to call twice. */
  publishHeads(tx: Tx): Promise<void>;
  publishedHeads(tx: Tx, asked: Paged): Promise<PublishedPage>;
};
