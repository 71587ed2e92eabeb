import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Limits } from '../limits/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type WagersDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly events: Pick<Events, 'on'>;
};

export const WAGERS_RIDERS = [
  'wagers_place',
  'wagers_place_mixed',
  'wagers_settle',
  'wagers_owe',
  'wagers_free_place',
  'wagers_free_settle',
  'wagers_free_back',
] as const;
