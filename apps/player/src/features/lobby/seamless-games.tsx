import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import { Button, buttonLook, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { GameCard } from './game-card.tsx';
import styles from './lobby.module.css';

/** The page of a list, and the most that a server gives at once. */
const PAGE_SIZE = 24;
const MOST = 100;

/** `/seamless`: the games that vendors run on servers of their own. Checklist R-023. */
export default function SeamlessGames() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const pages = Math.max(1, Number.parseInt(params.get('p') ?? '1', 10) || 1);
  const pageSize = Math.min(pages * PAGE_SIZE, MOST);
  const games = useQuery({
    queryKey: ['games', 'seamless', pageSize],
    queryFn: () =>
      call(catalogueRoutes.gameList, {
        clientType: 3,
        platform: 'web',
        language: language(),
        gameMenu: SEAMLESS,
        pageSize,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>{t('page.seamless')}</h1>
      <p className={styles.counted}>{t('page.seamless-about')}</p>
      <QueryView query={games}>
        {({ value, totalRows }) => (
          <>
            {value.length === 0 && (
              <EmptyState title={t('page.no-games')} level={2}>
                <Link className={buttonLook()} href="/">
                  {t('page.to-the-games')}
                </Link>
              </EmptyState>
            )}
            <ul className={styles.grid}>
              {value.map((game) => (
                <GameCard key={game.gameId} game={game} eager />
              ))}
            </ul>
            {value.length < Math.min(totalRows, MOST) && (
              <Button
                className={styles.more}
                onClick={() => change({ p: String(pages + 1) }, true)}
              >
                {t('lobby.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
