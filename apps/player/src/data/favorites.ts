import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { mayBe, passGate } from './gate.ts';
import {
  isLotteryType,
  keepLotteryFavorite,
  readLotteryFavorites,
  useLotteryChanges,
} from './lottery-favorites.ts';
import { PICKS_KEY } from './picks-key.ts';
import { useSession } from './session.ts';

type Kept = Output<typeof favoritesRoutes.favorites>;
/** What a heart belongs to. */
type Node = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
const KEY = ['mine', 'favorites'] as const;

/** Whether this page may ask for favourites and recent games. Checklist V-005, V-006. */
export const useHasPicks = (): boolean =>
  useSession(({ member }) => member !== null && mayBe('member', member));

const KEPT = { queryKey: KEY, queryFn: () => call(favoritesRoutes.favorites, {}) } as const;

const useKept = () => useQuery({ ...KEPT, enabled: useHasPicks() });

/** The codes of a member's favourite games, the newest first. A node is `VENDOR-code`. */
export const useFavoriteCodes = () =>
  useQuery({
    ...KEPT,
    enabled: useHasPicks(),
    select: ({ data }) => data.map(({ nodeId }) => nodeId.slice(nodeId.indexOf('-') + 1)),
  });

/**
 * The heart of a game: filled at once and emptied again when the server says no. A visitor is
 * asked to log in, free play learns that it needs an account. The lottery's are kept in this
 * browser and asked of nobody. Checklist G-019, E-095.
 */
export function useFavorite(game: Node) {
  const { t } = useWords();
  const address = useAddress();
  const account = useAccountFavorite(game);
  const local = useLotteryFavorite(game);
  const { kept, set } = isLotteryType(game.gameType) ? local : account;
  return {
    kept,
    turn: () => {
      const next = address.href({});
      if (passGate({ address, t, next, right: 'member' })) set(!kept);
    },
  };
}

function useLotteryFavorite({ nodeId }: Node) {
  const username = useSession(({ member }) => member?.account ?? null);
  useLotteryChanges();
  return {
    kept: username !== null && readLotteryFavorites(username).includes(nodeId),
    set: (favorite: boolean) => {
      if (username !== null) keepLotteryFavorite(username, { nodeId, favorite });
    },
  };
}

function useAccountFavorite({ nodeId, vassalage, gameType }: Node) {
  const { why } = useWords();
  const client = useQueryClient();
  const kept = useKept().data?.data.some((one) => one.nodeId === nodeId) ?? false;
  const node = { nodeId, vendor: vassalage, gameType };
  const turn = useAct(
    async (favorite: boolean) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<Kept>(KEY);
      const others = (before?.data ?? []).filter((one) => one.nodeId !== nodeId);
      client.setQueryData<Kept>(KEY, { data: favorite ? [node, ...others] : others });
      try {
        await call(favoritesRoutes.toggle, { ...node, favorite });
      } catch (thrown) {
        client.setQueryData(KEY, before);
        throw thrown;
      } finally {
        await Promise.all([
          client.invalidateQueries({ queryKey: KEY }),
          client.invalidateQueries({ queryKey: [...PICKS_KEY, 'fav'] }),
        ]);
      }
    },
    (refused) => tell(why(refused), 'wrong'),
  );
  return { kept, set: (favorite: boolean) => void turn.run(favorite) };
}
