import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import { derivedId, type Ids, type MemberId } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import { intoLaneOf } from './rules/purses.ts';
import type { PoolId } from './store/pools.ts';

/** A pool with the house money that it can grow by, in minor units. */
export type FundedPool = { readonly terms: PoolTerms; readonly cover: bigint };

export type JackpotsDeps = {
  readonly brandId: string;
  readonly mode: 'demo' | 'licensed';
  /** Replaces the pool that a demo house begins with. */
  readonly demoPool?: FundedPool;
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly proposals: Proposals;
  readonly wallet: Pick<Wallet, 'openAccounts' | 'transfer' | 'move' | 'balance'>;
  readonly wagers: Pick<Wagers, 'stakesIn' | 'catchUp' | 'followFromNow'>;
  readonly fairness: Pick<Fairness, 'prepare' | 'shown' | 'current' | 'forget' | 'rotate'>;
  readonly identity: Pick<Identity, 'member' | 'usernames'>;
};

/** A pool owns its purses and its seeds as a member does; decision 0012. */
export const potOf = (poolId: PoolId): MemberId => poolId as string as MemberId;

export const coverOf = (poolId: PoolId): MemberId =>
  intoLaneOf(poolId, derivedId(`jackpots cover ${poolId}`, poolId)) as MemberId;

export const changedTopic = (brandId: string): string => `jackpots.changed.${brandId}`;

/** After the commit: every server reloads the pools and updates its open pages. */
export const publishChanged = ({ bus, brandId }: JackpotsDeps): void =>
  bus.publish(changedTopic(brandId), {});
