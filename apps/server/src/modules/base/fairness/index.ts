import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SeedId } from '../../../kernel/ids.ts';
import { registerJobs } from './chains.ts';
import { currentSeed, forget, nonceTaken, publicSeed, takeRide } from './current-seed.ts';
import { type DrawProof, type Draws, type ListedChain, openDraws } from './draws.ts';
import { makeSeeds } from './make-seeds.ts';
import { type CurrentSeed, type FairnessDeps, type FairnessRoom, openRoom } from './room.ts';
import { rotateSeed } from './rotate-seed.ts';
import { proofSeed, roundSeed } from './round-seed.ts';

export type { CurrentSeed, DrawProof, ListedChain };
export { rotationAsked } from './room.ts';

type Played = { memberId: MemberId; seedId: SeedId };
type Rotation = { memberId: MemberId; clientSeed: string };
export type SeedSide = { readonly commitment: string; readonly clientSeed: string };

export type Fairness = {
  readonly room: FairnessRoom;
  /** SQL functions that run in the commit of every round. */
  readonly riders: readonly string[];
  /** Makes the member's seeds when there are none. */
  prepare(tx: Tx, input: { memberId: MemberId }): Promise<void>;
  /** What the member may see of the current seed and the next one. */
  shown(tx: Tx, input: { memberId: MemberId }): Promise<SeedSide & { nextNonce: number }>;
  /** From memory when it is there, in a story from its rows; secret, for house-math only. */
  current(memberId: MemberId, tx?: Tx): Promise<CurrentSeed>;
  /** Reveals the current seed and goes on with the next one. Refuses fairness.round-open. */
  rotate(tx: Tx, input: Rotation): ReturnType<typeof rotateSeed>;
  /** The row that takes this nonce in the round's commit, or refuses edge.busy { turn: true }. */
  take(memberId: MemberId, seed: CurrentSeed): ReturnType<typeof takeRide>;
  /** Call after that commit. */
  taken(memberId: MemberId, seed: CurrentSeed): void;
  /** Call when the seed in memory was behind. */
  forget(memberId: MemberId): void;
  /** To compute a round again; secret, for house-math only. */
  ofRound(tx: Tx, input: Played): Promise<SeedSide & { serverSeed: string }>;
  readonly draws: Draws;
  /** For everybody: the server seed only once it is revealed. */
  proof(tx: Tx, input: Played): Promise<SeedSide & { serverSeed: string | null }>;
};

export function createFairness(deps: FairnessDeps): Fairness {
  const room = openRoom(deps);
  registerJobs(room);
  return {
    room,
    riders: ['fairness_take'],
    prepare: (tx, input) => makeSeeds(room, tx, input),
    shown: (tx, input) => publicSeed(room, tx, input),
    current: (memberId, tx) => currentSeed(room, memberId, tx),
    rotate: (tx, input) => rotateSeed(room, tx, input),
    take: takeRide,
    taken: (memberId, seed) => nonceTaken(room, memberId, seed),
    forget: (memberId) => forget(room, memberId),
    ofRound: (tx, input) => roundSeed(room, tx, input),
    proof: (tx, input) => proofSeed(room, tx, input),
    draws: openDraws(room),
  };
}
