import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import type { MemberId, WagerId } from '../../kernel/ids.ts';
import { createRecent, type Recent } from '../../kernel/recent.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Fairness } from '../fairness/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Wagers } from '../wagers/index.ts';
import { createTurns, type Turns } from './turns.ts';

export type SlotsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly wagers: Wagers;
  readonly fairness: Fairness;
  readonly catalogue: Pick<Catalogue, 'open' | 'find' | 'noteLaunch'>;
  readonly identity: Pick<Identity, 'issueLaunch' | 'requireFreePlay' | 'onRemoved'>;
  /** The ledger lane of a member: rounds lie where the money is. */
  readonly laneOf: (memberId: MemberId) => number;
  /** Least time between two spins of a member, an operator's setting. Source: RTS 14, 2.5 s. */
  readonly spinIntervalMs: () => number;
};

/** The last answer a member got from this server: a retry is answered from it. */
export type Answered = {
  readonly wagerId: WagerId;
  readonly digest: Buffer;
  readonly round: SlotRound;
  readonly at: Date;
};

export type SlotsRoom = SlotsDeps & {
  readonly turns: Turns;
  readonly answered: Recent<MemberId, Answered>;
};

/** Answers of at most this many members are kept in memory; the longest unused go first. */
const MOST_ANSWERED = 40_000;

export const openRoom = (deps: SlotsDeps): SlotsRoom => ({
  ...deps,
  turns: createTurns(deps.clock),
  answered: createRecent(MOST_ANSWERED),
});
