import { readLotteryFavorites, useLotteryChanges } from '../../data/lottery-favorites.ts';
import { useSession } from '../../data/session.ts';

/** The node ids that this member marked in this browser, the newest first. */
export function useFavorites(): readonly string[] {
  const username = useSession(({ member }) => member?.account ?? null);
  useLotteryChanges();
  return username === null ? [] : readLotteryFavorites(username);
}
