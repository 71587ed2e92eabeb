import type { ShownJackpot } from '@nokshi/contract/player/slots.ts';
import { jackpotReturn, paidBy, stakedPerFall } from '@nokshi/house-math';
import { parOf } from '@nokshi/house-math/slot/pars.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { commitmentsOf } from './commit-pots.ts';
import type { KnownPots } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { POT_NAMES } from './rules/pot-words.ts';

/** A mean is shown with three significant figures. */
const roughly = (mean: number): number => Number(mean.toPrecision(3));

const percent = (share: number): string => (share * 100).toFixed(2);

/** A game's pots with their rules, in the reader's asset. */
export async function showJackpot(
  room: SlotsRoom,
  tx: Tx,
  { known, asset }: { known: KnownPots; asset: 'BDT' | 'FUN' },
): Promise<ShownJackpot> {
  const { game, gameCode, terms, version, held } = known;
  const { levels, rtp } = jackpotReturn(game, terms);
  const commitments = await commitmentsOf(room, tx, { game, asset });
  const reels = parOf(gameCode).rtp;
  const sum = (of: 'seeds' | 'meter') => levels.reduce((all, level) => all + level[of], 0);
  return {
    gameId: gameCode,
    version,
    levels: game.levels.map((level, at) => {
      const own = terms.levels[at] ?? { seed: 0, share: 0 };
      return {
        level: level.id,
        name: POT_NAMES[level.id],
        amount: toDecimal(paidBy(level, held[asset].levels[at] ?? 0n)),
        seed: toDecimal(BigInt(own.seed)),
        ceiling: toDecimal(BigInt(level.ceiling)),
        commitment: commitments[at] ?? '',
        share: percent(own.share / 1_000),
        oncePer: toDecimal(BigInt(roughly(stakedPerFall(level, own)))),
      };
    }),
    reserveShare: percent(terms.reserveShare / 1_000),
    rtp: {
      reels: percent(reels),
      seeds: percent(sum('seeds')),
      meters: percent(sum('meter')),
      whole: percent(reels + rtp),
    },
  };
}
