import { Button, EmptyState, ErrorState } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { CLEARED, type GameFilters, headingIn, isNarrowed, toMode } from './filters.ts';
import { GameCard } from './game-card.tsx';
import { useGamePage } from './game-queries.ts';
import styles from './lobby.module.css';
import { Places } from './places.tsx';

/** The pages that are open, one under the other, and the step to the next one. */
export function GameGrid({ filters }: { readonly filters: GameFilters }) {
  const pages = Array.from({ length: filters.pages }, (_, index) => index + 1);
  return (
    <>
      <ul className={styles.grid}>
        {pages.map((pageNo) => (
          <OnePage key={pageNo} filters={filters} pageNo={pageNo} />
        ))}
      </ul>
      <AfterLast filters={filters} />
    </>
  );
}

type Props = { readonly filters: GameFilters; readonly pageNo: number };

function OnePage({ filters, pageNo }: Props) {
  const page = useGamePage(filters, pageNo);
  if (page.isPending) return <Places count={6} />;
  return page.data?.value.map((game) => <GameCard key={game.gameId} game={game} />);
}

/** What comes after the last open page: words, or the step to the next. */
function AfterLast({ filters }: { readonly filters: GameFilters }) {
  const { t, why } = useWords();
  const { change } = useAddress();
  const page = useGamePage(filters, filters.pages);
  if (page.isError) {
    return (
      <ErrorState
        title={t('lobby.did-not-load')}
        words={why(page.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void page.refetch()}
      />
    );
  }
  if (!page.data) return null;
  const { totalPages, totalRows } = page.data;
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('lobby.found', { count: totalRows })}
      </p>
      {totalRows === 0 && <Nothing filters={filters} />}
      {filters.pages < totalPages && (
        <Button
          className={styles.more}
          onClick={() => change({ p: String(filters.pages + 1) }, true)}
        >
          {t('lobby.more')}
        </Button>
      )}
    </>
  );
}

/** No game fits the filters; or the member's own list has nothing in it yet. Checklist G-020. */
function Nothing({ filters }: { readonly filters: GameFilters }) {
  const { t } = useWords();
  const { change } = useAddress();
  const { mode } = filters;
  if (!isNarrowed(filters) && (mode === 'fav' || mode === 'recent'))
    return (
      <EmptyState title={t(`lobby.no-${mode}`)} level={headingIn(filters)}>
        <p>{t(`lobby.no-${mode}-words`)}</p>
        <Button onClick={() => change(toMode('all'), true)}>{t('lobby.all-games')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState title={t('lobby.none')} icon="search" level={headingIn(filters)}>
      <p>{t('lobby.none-words')}</p>
      <Button onClick={() => change(CLEARED, true)}>{t('lobby.clear')}</Button>
    </EmptyState>
  );
}
