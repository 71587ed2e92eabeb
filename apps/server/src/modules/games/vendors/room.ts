import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs } from '../../../kernel/work.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import { createNonces, type Nonces } from './nonces.ts';
import { createProfiles, type Profiles } from './profiles.ts';

export type VendorsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: RandomSource;
  readonly log: Log;
  readonly bus: Bus;
  readonly jobs: Pick<Jobs, 'register' | 'registerOutside' | 'schedule'>;
  readonly audit: Audit;
  readonly secrets: Secrets;
  /** Calls the servers of vendors. */
  readonly fetch: typeof fetch;
  readonly site: Pick<Site, 'statusFor' | 'origins'>;
  readonly wallet: Pick<
    Wallet,
    | 'post'
    | 'ride'
    | 'answerOf'
    | 'balance'
    | 'laneOf'
    | 'hold'
    | 'release'
    | 'moveVendor'
    | 'vendorBalances'
    | 'sumAtVendor'
  >;
  readonly limits: Pick<Limits, 'guardRide' | 'returnRide'>;
  readonly wagers: Wagers;
  readonly catalogue: Pick<Catalogue, 'find' | 'gamesOf' | 'open' | 'register' | 'noteLaunch'>;
  readonly identity: Pick<
    Identity,
    'sessions' | 'issueLaunch' | 'requireFreePlay' | 'memberByUsername' | 'usernames'
  >;
  readonly proposals: Pick<Proposals, 'act'>;
  /** For letters to members who get free rounds. */
  readonly messaging: Pick<Messaging, 'tell'>;
};

/** The dependencies of the room's use-cases. */
export type VendorsRoom = VendorsDeps & { readonly profiles: Profiles; readonly nonces: Nonces };

export const openRoom = (deps: VendorsDeps): VendorsRoom => ({
  ...deps,
  profiles: createProfiles(deps),
  nonces: createNonces(deps),
});
