import type { TableRhythm } from '@nokshi/contract/player/tables.ts';
import { dayOf, dayStart } from '../../../kernel/calendar.ts';

/** When a round takes bets and is drawn. `number` grows; `issue` is how people read it. */
export type RoundTimes = {
  readonly number: bigint;
  readonly issue: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
};

const DAY_MS = 86_400_000;
/** More rounds than a day can have in the quickest rhythm. */
const IN_A_DAY = 100_000n;

/** Milliseconds from one opening to the next. */
export const periodOf = ({ bettingMs, closedMs, showMs }: TableRhythm): number =>
  bettingMs + closedMs + showMs;

type Wanted = {
  readonly rhythm: TableRhythm;
  /** Rounds that make one deal: all of them in the same day, or none. */
  readonly stages: number;
  readonly from: Date;
  /** No deal begins at this moment or later. */
  readonly until: Date;
  /** The number of the last round that stays. */
  readonly after: bigint | null;
};

/**
 * The rounds of whole deals that begin in [from, until): one after another from midnight in Dhaka, where
 * numbering begins with 1. After a change of the rhythm numbers go on from the last one that stays.
 */
export function roundsBetween({ rhythm, stages, from, until, after }: Wanted): RoundTimes[] {
  const period = periodOf(rhythm);
  const rounds: RoundTimes[] = [];
  let last = after;
  for (let at = from; ; ) {
    const { midnight, zero } = dayAt(at);
    const nth = Math.ceil((at.getTime() - midnight) / (period * stages));
    const opens = midnight + nth * period * stages;
    const ends = opens + period * stages;
    if (ends > midnight + DAY_MS) {
      at = new Date(midnight + DAY_MS);
      if (at >= until) return rounds;
      continue;
    }
    if (opens >= until.getTime()) return rounds;
    const byPlace = zero + BigInt(nth * stages);
    const number = last !== null && last > byPlace ? last : byPlace;
    for (let stage = 0; stage < stages; stage += 1)
      rounds.push(roundAt(new Date(opens + stage * period), number + BigInt(stage + 1), rhythm));
    last = number + BigInt(stages);
    at = new Date(ends);
  }
}

/** Midnight in Dhaka, and the number before the first one of that day. */
export function dayAt(at: Date): { readonly midnight: number; readonly zero: bigint } {
  const day = dayOf(at);
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return { midnight: (dayStart(day) as Date).getTime(), zero: BigInt(days) * IN_A_DAY };
}

function roundAt(opensAt: Date, number: bigint, { bettingMs, closedMs }: TableRhythm): RoundTimes {
  const closes = opensAt.getTime() + bettingMs;
  return {
    number,
    issue: issueOf(number),
    opensAt,
    closesAt: new Date(closes),
    drawsAt: new Date(closes + closedMs),
  };
}

/** `20261127-0042` */
export function issueOf(number: bigint): string {
  const day = new Date(Number(number / IN_A_DAY) * DAY_MS).toISOString().slice(0, 10);
  return `${day.replaceAll('-', '')}-${String(number % IN_A_DAY).padStart(4, '0')}`;
}

/** Which stage of its deal a round is, from 0. */
export const stageOf = (number: bigint, stages: number): number =>
  Number(((number % IN_A_DAY) - 1n) % BigInt(stages));
