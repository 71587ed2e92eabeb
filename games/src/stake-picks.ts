import type { StakePicks } from '@nokshi/contract/frame.ts';
import { toDecimal } from '@nokshi/money';

/** So many are remembered over all games, of which each shows those that it offers. */
const MOST_LAST = 8;
const MOST_FAVOURITES = 12;
/** The newest ones of a game, on one line. */
const SHOWN = 4;

export type Stakes = ReturnType<typeof createStakes>;

/** The last stakes and the favourite ones; the site hears of each change, since the frame has no storage. */
export function createStakes(
  { lastStakes, favouriteStakes }: StakePicks,
  changed: (picks: StakePicks) => void,
) {
  let last = lastStakes;
  let favourites = favouriteStakes;
  const tell = () => changed({ lastStakes: last, favouriteStakes: favourites });
  const offered = (picks: readonly string[], stakes: readonly bigint[]) =>
    picks.flatMap((pick) => stakes.find((stake) => toDecimal(stake) === pick) ?? []);
  const isFavourite = (stake: bigint) => favourites.includes(toDecimal(stake));
  return {
    /** Of these stakes the last ones used, newest first. */
    last: (stakes: readonly bigint[]) => offered(last, stakes).slice(0, SHOWN),
    /** Of these stakes the favourite ones, smallest first. */
    favourites: (stakes: readonly bigint[]) => stakes.filter(isFavourite),
    isFavourite,
    use(stake: bigint) {
      const used = toDecimal(stake);
      if (last[0] === used) return;
      last = [used, ...last.filter((each) => each !== used)].slice(0, MOST_LAST);
      tell();
    },
    turnFavourite(stake: bigint) {
      const turned = toDecimal(stake);
      const others = favourites.filter((each) => each !== turned);
      favourites = isFavourite(stake) ? others : [turned, ...others].slice(0, MOST_FAVOURITES);
      tell();
    },
  };
}
