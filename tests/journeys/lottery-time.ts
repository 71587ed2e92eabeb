import { setTimeout as sleep } from 'node:timers/promises';
import type { wallClock } from '../harness/clock.ts';
import type { RunningHouse } from '../harness/house.ts';

type Ahead = { readonly house: RunningHouse; readonly clock: ReturnType<typeof wallClock> };

const STEP_MS = 4_000;

/** Time in which the house takes every step of its rounds. */
export async function pass({ house, clock }: Ahead, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    clock.advance(Math.min(left, STEP_MS));
    await house.house.rounds.clock.runDue();
    await sleep(20);
  }
}

/** The round of this lottery that takes bets. */
export async function openRound({ house }: Pick<Ahead, 'house'>, gameCode: string) {
  const { db, rounds } = house.house;
  const round = await db.read((tx) => rounds.now(tx, gameCode));
  if (!round) throw new Error(`no issue of ${gameCode} is made`);
  return round;
}

/** The next issue of this lottery has just opened. */
export async function freshRound(ahead: Ahead, gameCode: string): Promise<void> {
  const { drawsAt } = await openRound(ahead, gameCode);
  await pass(ahead, drawsAt.getTime() - ahead.clock.now().getTime() + 1_000);
}
