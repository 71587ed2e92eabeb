import QuickLRU from 'quick-lru';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import { type Events, topic } from '../../../kernel/events.ts';
import type { Ids, MemberId, SeedId } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs } from '../../../kernel/work.ts';
import type { Owner } from './store/seed.ts';

/** What the next round is played with. `serverSeed` is secret: it goes to house-math only. */
export type CurrentSeed = {
  readonly seedId: SeedId;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly commitment: string;
  readonly nextNonce: number;
};

export type FairnessDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly events: Pick<Events, 'emit'>;
  /** The ledger lane of a member: the nonce is taken where the money moves. */
  readonly laneOf: (memberId: MemberId) => number;
  /** Draws of one chain; {@link CHAIN_LENGTH} by default. */
  readonly chainLength?: number;
};

/** Computing the first link of a chain takes this many hashes, about 10 ms. */
const CHAIN_LENGTH = 10_000;

/** Seeds of this many recent players are kept in memory, at most twice as many. */
const MOST_CACHED = 20_000;

export type FairnessRoom = FairnessDeps & {
  readonly cache: QuickLRU<MemberId, CurrentSeed>;
  readonly chainLength: number;
};

/** A member rotates the seed: listeners answer true while a round of it is open. */
export const rotationAsked = topic<MemberId, boolean>('fairness.rotation-asked');

/** Tells every server that a member's seed in memory is outdated. */
export const ROTATED = 'fairness.rotated';

export function openRoom(deps: FairnessDeps): FairnessRoom {
  const cache = new QuickLRU<MemberId, CurrentSeed>({ maxSize: MOST_CACHED });
  deps.bus.subscribe(ROTATED, (message) => cache.delete(message['memberId'] as MemberId));
  return { chainLength: CHAIN_LENGTH, ...deps, cache };
}

export const ownerOf = (room: FairnessDeps, memberId: MemberId): Owner => ({
  lane: room.laneOf(memberId),
  memberId,
});
