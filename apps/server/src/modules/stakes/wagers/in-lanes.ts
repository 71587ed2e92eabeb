import type { RefusalCode } from '@nokshi/contract';
import type { MemberId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { WagersDeps } from './room.ts';

/**
 * This many of one lane are read and settled together, so that a draw never fills the queue of
 * players.
 */
const IN_PART = 1_000;

/** This many parts of it at a time: the next one is read while one commits. */
const PARTS_AT_ONCE = 2;

/** Some wagers of one lane. */
export type Part<Of> = { readonly lane: number; readonly part: readonly Of[] };

/** Works through the wagers of all lanes at once, part after part of each; answers of all parts. */
export async function inLanes<Of extends { readonly memberId: MemberId }, Answer>(
  { wallet }: WagersDeps,
  wagers: readonly Of[],
  work: (part: Part<Of>) => Promise<Answer>,
): Promise<Answer[]> {
  const lanes = byLane(wagers, ({ memberId }) => wallet.laneOf(memberId));
  const workLane = async ([lane, of]: [number, Of[]]): Promise<Answer[]> => {
    const parts = partsOf(of);
    const workNext = async (): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (const part of parts) answers.push(await work({ lane, part }));
      return answers;
    };
    return (await Promise.all(Array.from({ length: PARTS_AT_ONCE }, workNext))).flat();
  };
  return (await Promise.all([...lanes].map(workLane))).flat();
}

/** The same things by their lanes. */
export function byLane<Of>(
  all: readonly Of[],
  laneOf: (one: Of) => number,
): ReadonlyMap<number, Of[]> {
  const lanes = new Map<number, Of[]>();
  for (const one of all) {
    const lane = laneOf(one);
    const same = lanes.get(lane);
    if (same) same.push(one);
    else lanes.set(lane, [one]);
  }
  return lanes;
}

function* partsOf<Of>(wagers: readonly Of[]): Generator<readonly Of[]> {
  for (let from = 0; from < wagers.length; from += IN_PART)
    yield wagers.slice(from, from + IN_PART);
}

/** Whether what was sent to a lane is refused with one of these codes; any other error is thrown. */
export async function isRefused(
  sent: Promise<unknown>,
  codes: readonly RefusalCode[],
): Promise<boolean> {
  try {
    await sent;
    return false;
  } catch (err) {
    if (err instanceof Refusal && codes.includes(err.code)) return true;
    throw err;
  }
}

export const wasBusy = (sent: Promise<unknown>): Promise<boolean> => isRefused(sent, ['edge.busy']);
