import type { LargestWins } from '@nokshi/contract/console/slots.ts';
import { roundsPer } from '@nokshi/house-math';
import { parOf } from '@nokshi/house-math/slot/pars.ts';

/** The rarest chance that is reported; a rarer win is reported as rarer than this. */
const LEAST = 1e-12;

/** The ceiling of a game's rounds and its rare win, each with its chance, by the sheet. */
export function largestWins(gameCode: string): LargestWins {
  const { largestRound, rareWin } = parOf(gameCode);
  const chance = Math.max(largestRound.chance ?? largestRound.chanceBelow ?? 1, LEAST);
  const { interval, rounds } = rareWin;
  return {
    ceiling: timesText(largestRound.timesStake),
    ceilingOnceIn: {
      rounds: roundsText(chance),
      atMost: largestRound.chance === null || largestRound.chance < LEAST,
    },
    rareWin: {
      times: timesText(rareWin.timesStake),
      oneIn: roundsText(rareWin.chance),
      tried: interval && {
        from: roundsText(interval[1]),
        to: roundsText(interval[0]),
        rounds: String(rounds),
      },
    },
  };
}

const timesText = (times: number): string => String(Math.floor(times));
const roundsText = (chance: number): string => String(roundsPer(chance));
