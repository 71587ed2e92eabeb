import { buttonLook, EmptyState, Loader } from '@nokshi/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../lib/use-title.ts';
import { useWords } from '../lib/words.ts';
import Games from '../features/lobby/games.tsx';
import Home from '../features/lobby/home.tsx';
import type { SitePage } from './pages.ts';

const Game = lazy(() => import('../features/game/game.tsx'));
const Help = lazy(() => import('../features/help/help.tsx'));
const Notices = lazy(() => import('../features/notices/notice-page.tsx'));

/** The content of the address that is open. */
export function Page({ page }: { readonly page: SitePage | null }) {
  const { t } = useWords();
  useTitle(page ? page.title && t(page.title) : t('page.not-found'));
  if (!page) return <Nothing title={t('page.not-found')} words={t('page.not-found-words')} />;
  return (
    <Suspense fallback={<Loader label={t('app.loading')} />}>
      {page.view === 'home' && <Home />}
      {page.view === 'games' && <Games />}
      {page.view === 'game' && <Game />}
      {page.view === 'notices' && <Notices />}
      {page.view === 'help' && <Help />}
      {page.view === 'unopened' && (
        <Nothing title={page.title ? t(page.title) : ''} words={t('page.unopened')} />
      )}
    </Suspense>
  );
}

function Nothing({ title, words }: { readonly title: string; readonly words: string }) {
  const { t } = useWords();
  return (
    <EmptyState title={title} level={1}>
      <p>{words}</p>
      <Link className={buttonLook()} href="/">
        {t('page.to-the-games')}
      </Link>
    </EmptyState>
  );
}
