import { catalogueRoutes, type Game } from '@nokshi/contract/player/catalogue.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import { buttonLook, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { OneGame } from './game.tsx';

/** More sports providers than a house has. */
const MOST = 24;

/** `/fbsports`: the sports of a vendor's own server, opened at once. Checklist R-024. */
export default function Provider() {
  const { t } = useWords();
  const { params } = useAddress();
  const games = useQuery({
    queryKey: ['games', 'provider', 'SPORTS'],
    queryFn: () =>
      call(catalogueRoutes.gameList, {
        clientType: 3,
        platform: 'web',
        language: language(),
        gameType: 'SPORTS',
        gameMenu: SEAMLESS,
        pageSize: MOST,
      }),
  });
  return (
    <QueryView query={games}>
      {({ value }) => {
        const open = value.filter(({ isOpen }) => isOpen);
        const shown = open.find(({ gameId }) => gameId === params.get('id')) ?? open[0];
        if (!shown)
          return (
            <EmptyState title={t('page.no-games')} level={1}>
              <Link className={buttonLook()} href="/sports">
                {t('page.sports')}
              </Link>
            </EmptyState>
          );
        return (
          <>
            {open.length > 1 && <Others games={open} shown={shown} />}
            <OneGame key={shown.gameId} game={shown} />
          </>
        );
      }}
    </QueryView>
  );
}

type Props = { readonly games: readonly Game[]; readonly shown: Game };

function Others({ games, shown }: Props) {
  const { t, local } = useWords();
  return (
    <nav className={styles.providers} aria-label={t('game.providers')}>
      {games.map((game) => (
        <Link
          key={game.gameId}
          className={buttonLook()}
          href={`/fbsports?${new URLSearchParams({ id: game.gameId })}`}
          aria-current={game.gameId === shown.gameId ? 'page' : undefined}
        >
          {local(game.name)}
        </Link>
      ))}
    </nav>
  );
}
