import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { useFavorite } from '../../data/favorites.ts';
import { readLotteryFavorites, useLotteryChanges } from '../../data/lottery-favorites.ts';
import { useSession } from '../../data/session.ts';
import { nodeOf } from './cards.ts';

/** The node ids that this member marked in this browser, the newest first. */
export function useFavorites(): readonly string[] {
  const username = useSession(({ member }) => member?.account ?? null);
  useLotteryChanges();
  return username === null ? [] : readLotteryFavorites(username);
}

/** The heart of a lottery: kept in this browser for the member, gated for everyone else. E-095. */
export const useCardFavorite = (card: LotteryCard) =>
  useFavorite({ nodeId: nodeOf(card), vassalage: card.vendor, gameType: card.category });
