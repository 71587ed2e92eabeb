import type { Clock } from '../../../kernel/clock.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Wagers } from '../wagers/index.ts';

export type TurnoverRoom = {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly events: Pick<Events, 'emit'>;
  readonly wallet: Pick<Wallet, 'balance'>;
  readonly wagers: Pick<
    Wagers,
    | 'headOf'
    | 'settledPlay'
    | 'settledBy'
    | 'cursorOf'
    | 'followNext'
    | 'followFromNow'
    | 'totals'
    | 'owedBy'
  >;
};

/** The follower that counts play for obligations, and its job. */
export const FOLLOWER = 'turnover.count-play';
