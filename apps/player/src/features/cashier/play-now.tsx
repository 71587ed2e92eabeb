import { whyNot } from '@nokshi/contract/rights.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { buttonLook } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PICKS_KEY } from '../../data/picks-key.ts';
import { useSession } from '../../data/session.ts';
import { useAddress, withoutOverlays } from '../../lib/address.ts';
import { gameAddress } from '../../lib/game-address.ts';
import { useWords } from '../../lib/words.ts';

/** The game that the member opened last, as long as it is open. */
const useLastGame = () =>
  useQuery({
    queryKey: [...PICKS_KEY, 'last'],
    queryFn: () => call(favoritesRoutes.recent, { pageSize: 1 }),
    select: ({ value }) => value.find(({ isOpen }) => isOpen) ?? null,
    staleTime: 0,
  });

/** From the money to a game: the one on this page, the last one, or the lobby. */
export function PlayNow() {
  const { t, local } = useWords();
  const { path, params, href } = useAddress();
  const may = useSession(({ member }) => member !== null && whyNot('table', member) === null);
  const last = useLastGame();
  if (!may || last.isPending) return null;
  const here = path === '/game' && params.has('id');
  const look = buttonLook('main');
  if (here)
    return (
      <Link className={look} href={href(withoutOverlays)}>
        {t('cashier.play-now')}
      </Link>
    );
  return (
    <Link className={look} href={last.data ? gameAddress(last.data) : '/'}>
      {last.data ? t('cashier.play-game', { game: local(last.data.name) }) : t('cashier.play-now')}
    </Link>
  );
}
