import type { DrawProof } from '../../base/fairness/index.ts';
import type { Tx } from '../../../kernel/db.ts';
import { createClock, type RoundClock } from './clock.ts';
import { enterOutcome } from './draw-round.ts';
import { making } from './make-rounds.ts';
import { openRoom, type Play, purposeOf, type RoundsDeps } from './room.ts';
import { stepAside } from './step-aside.ts';
import { readings } from './readings.ts';
import * as store from './store/rounds.ts';
import { serveTopic, tellChange } from './topic.ts';
import { voidRound } from './void-round.ts';

export { createKnownRounds, type KnownRounds, type RoundFacts } from './known-rounds.ts';
export { type Play, purposeOf } from './room.ts';
export type { NewRound, RoundRow } from './store/rounds.ts';
export { byMember, pagesOfMembers } from './pages-of-members.ts';
export { roundStates } from './rules/states.ts';
export type Rounds = ReturnType<typeof createRounds>;

/** Shared rounds: their clock, their states, the root of all bets, what their followers see. */
export function createRounds(deps: RoundsDeps) {
  const room = openRoom(deps);
  const clock: RoundClock = createClock(room);
  serveTopic(room);
  deps.metrics?.watch('rounds_late', 'Shared rounds past their time, not paid or refunded', () =>
    deps.db.read((tx) => store.countLate(tx, deps.clock.now())),
  );
  return {
    clock,
    /** Which room plays the rounds of a kind; once, when the room is opened. */
    play(kind: string, play: Play): void {
      if (room.plays.has(kind)) throw new Error(`rounds of the kind ${kind} are played already`);
      room.plays.set(kind, play);
    },
    ...making(room),
    /** Makes a round void at an operator's word. */
    void: (tx: Tx, input: { round: store.RoundRow; reason: string }) =>
      stepAside(room, tx, { round: input.round, work: () => voidRound(room, tx, input) }),
    /** The outcome of an external round, or its correction. */
    enter: (tx: Tx, input: { round: store.RoundRow; outcome: unknown }) =>
      stepAside(room, tx, { round: input.round, work: () => enterOutcome(room, tx, input) }),
    /** Tells followers what changed between two steps: read after it has its place among them. */
    tell: (series: string, read: () => Promise<object>) => tellChange(room, series, read),
    ...readings(room),
    /** The chain's side of a closed round of the house; null for an external one. */
    proof: (tx: Tx, round: store.RoundRow): Promise<DrawProof | null> =>
      round.source === 'external'
        ? Promise.resolve(null)
        : room.fairness.draws.proof(tx, { purpose: purposeOf(round), issue: round.issue }),
  };
}
