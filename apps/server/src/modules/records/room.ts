import type { Clock } from '../../kernel/clock.ts';
import type { moneyThrough } from '../cashier/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Wagers } from '../wagers/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** The faces it reads from; it owns nothing and writes nothing. */
export type RecordsRoom = {
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'entries' | 'balance' | 'laneOf'>;
  readonly wagers: Pick<Wagers, 'list' | 'totals' | 'byId' | 'recentWins' | 'totalsByDay'>;
  readonly moneyThrough: typeof moneyThrough;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly members: Pick<Identity, 'usernames' | 'member'>;
};
