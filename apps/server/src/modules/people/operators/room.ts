import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { OperatorSession } from '../../../kernel/caller.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Access } from '../access/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Identity } from '../identity/index.ts';

export type OperatorsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly site: Pick<Site, 'brand'>;
  readonly identity: Pick<Identity, 'sessions'>;
  readonly access: Pick<Access, 'guesses'>;
};

/** What the room's own verbs use. */
export type Internals = OperatorsDeps & {
  readonly sessions: Identity['sessions'];
  readonly guesses: Access['guesses'];
};

export type Operators = {
  /** For the edge: the operator of a console cookie, from memory. */
  session(secret: string): Promise<OperatorSession | null>;
  /**
   * Makes the brand's first operator, `admin`, with a one-time password that is returned only here;
   * null when there is an operator already.
   */
  ensureFirstOperator(tx: Tx): Promise<{ username: string; password: string } | null>;
};

/** What the room's own routes use; other rooms see its face, `Operators`. */
export type OperatorsRoom = Internals & Operators;
