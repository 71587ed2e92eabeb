import type { Change, FourEyesAct, Outcome, Permission } from '@nokshi/contract';
import type { z } from 'zod';
import type { Audit } from '../../../kernel/audit.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Events, topic } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';

export type ProposalsDeps = {
  readonly brandId: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly live: Pick<Live, 'toDesk'>;
  readonly audit: Audit;
  readonly events: Pick<Events, 'emit'>;
};

/** Counts the active operators who hold a permission. */
export const permissionCounted = topic<Permission, number>('proposals.permission-counted');

/** What an act would change: the subject, its name to people, and the differences. */
export type Preview = {
  readonly object: string;
  readonly label: string;
  readonly changes: readonly Change[];
};

/** Who does an act, and who proposed it when that was another operator. */
export type Doer = Caller & { readonly proposedBy?: string };

/** A use-case that may need a second person. Its input is JSON and carries the reason. */
export type Act<I extends { readonly reason: string }> = {
  readonly code: FourEyesAct;
  /** The permission that both proposer and approver need. */
  readonly permission: Permission;
  readonly input: z.ZodType<I>;
  /** Makes every check for the proposer and writes nothing. */
  readonly preview: (tx: Tx, input: I, caller: Caller) => Promise<Preview>;
  /** Checks, writes and audits as the caller: the operator who acts at once, or the approver. */
  readonly run: (tx: Tx, input: I, caller: Doer) => Promise<unknown>;
  /** Minor units, when the act is about money; of some it is read. */
  readonly amount?: (input: I, tx: Tx) => bigint | Promise<bigint>;
  /** Whether it needs a second person whatever is set: it differs from what was asked for. */
  readonly takesTwo?: (tx: Tx, input: I) => Promise<boolean>;
};

export type Proposals = {
  /**
   * Declares an act, at the start. The returned function runs it at once, or proposes it when the
   * rule asks for a second person. Refuses: proposals.waiting, proposals.nobody-else,
   * and anything the act refuses.
   */
  act<I extends { readonly reason: string }>(
    act: Act<I>,
  ): (tx: Tx, input: I, caller: Caller) => Promise<Outcome>;
  /** Whether this much money needs a second person; minor units. */
  needsSecond(tx: Tx, code: FourEyesAct, amount: bigint): Promise<boolean>;
};
