import type { ShownJackpot } from '@nokshi/contract/player/slots.ts';
import { jackpotReturn, TICKETS } from '@nokshi/house-math';
import { parOf } from '@nokshi/house-math/slot/pars.ts';
import { toDecimal } from '@nokshi/money';
import type { KnownPots } from './pots-board.ts';

const percent = (share: number): string => (share * 100).toFixed(2);

/** A game's pots with their rules, in the money of whoever asks. */
export function showJackpot(known: KnownPots, asset: 'BDT' | 'FUN'): ShownJackpot {
  const { game, gameCode, terms, version, held } = known;
  const { levels, rtp } = jackpotReturn(game, terms);
  const reels = parOf(gameCode).rtp;
  const sum = (of: 'seeds' | 'meter') => levels.reduce((all, level) => all + level[of], 0);
  return {
    gameId: gameCode,
    version,
    levels: game.levels.map(({ id, name, tickets }, at) => ({
      level: id,
      name,
      amount: toDecimal(held[asset].levels[at] ?? 0n),
      seed: toDecimal(BigInt(terms.levels[at]?.seed ?? 0)),
      share: percent((terms.levels[at]?.share ?? 0) / 1_000),
      oncePer: toDecimal(BigInt(Math.round(TICKETS / tickets))),
    })),
    reserveShare: percent(terms.reserveShare / 1_000),
    rtp: {
      reels: percent(reels),
      seeds: percent(sum('seeds')),
      meters: percent(sum('meter')),
      whole: percent(reels + rtp),
    },
  };
}
