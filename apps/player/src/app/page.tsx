import { ownPath } from '@nokshi/contract/own-address.ts';
import { Boundary, buttonLook, EmptyState, Loader, Skeleton } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../lib/address.ts';
import { useTitle } from '../lib/use-title.ts';
import { useWords } from '../lib/words.ts';
import Home from '../features/lobby/home.tsx';
import { GameBrowser, Games, JackpotBanner, LimitPrompt, PopularRow, Winners } from './later.ts';
import type { SitePage } from './pages.ts';
import { PartFailed } from './part-failed.tsx';

const Game = lazy(() => import('../features/game/game.tsx'));
const Provider = lazy(() => import('../features/game/provider.tsx'));
const SeamlessGames = lazy(() => import('../features/lobby/seamless-games.tsx'));
const Help = lazy(() => import('../features/help/help.tsx'));
const Notices = lazy(() => import('../features/notices/notice-page.tsx'));
const Download = lazy(() => import('../features/download/download.tsx'));
const Join = lazy(() => import('../features/join/join.tsx'));

/** The counter keeps its place while its code comes. */
const Jackpot = () => (
  <Suspense fallback={<Skeleton height="196px" />}>
    <JackpotBanner />
  </Suspense>
);

/** The content of the address that is open. */
export function Page({ page }: { readonly page: SitePage | null }) {
  const { t } = useWords();
  const { params, path } = useAddress();
  const title = page?.title ?? 'page.not-found';
  useTitle(t(title), t(`${title}-about`));
  // A studio's game has a page without the nav as well. R-023
  const isGame = params.has('id') && (page?.view === 'game' || page?.view === 'seamless');
  if (!page) return <Nothing title={t('page.not-found')} words={t('page.not-found-words')} />;
  return (
    <Boundary at={path} instead={<PartFailed />}>
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        {page.view === 'home' && (
          <Home
            prompt={<LimitPrompt place="home" />}
            banner={<Jackpot />}
            popular={<PopularRow />}
            games={<GameBrowser category={null} />}
            winners={<Winners />}
          />
        )}
        {page.view === 'notices' && <Notices />}
        {page.view === 'help' && <Help />}
        {page.view === 'games' && page.category && (
          <Games
            key={page.title}
            category={page.category}
            vendor={page.vendor}
            title={t(page.title)}
          />
        )}
        {/* Without a game the address is the list of games. R-019 */}
        {page.view === 'game' && !params.has('id') && (
          <Games category="RNG" title={t('page.rng')} />
        )}
        {isGame && <Game />}
        {page.view === 'seamless' && !isGame && <SeamlessGames />}
        {page.view === 'provider' && <Provider />}
        {page.view === 'download' && <Download />}
        {page.view === 'join' && <Join />}
        {page.view === 'unopened' && (
          <Nothing
            title={t(page.title)}
            words={t('page.unopened')}
            back={ownPath(params.get('backUrl'))}
          />
        )}
      </Suspense>
    </Boundary>
  );
}

type NothingProps = {
  readonly title: string;
  readonly words: string;
  /** Where a launch came from. Y-014 */
  readonly back?: string | null;
};

function Nothing({ title, words, back = null }: NothingProps) {
  const { t } = useWords();
  return (
    <EmptyState title={title} level={1}>
      <p>{words}</p>
      {back !== null && (
        <Link className={buttonLook('main')} href={back}>
          {t('page.way-back')}
        </Link>
      )}
      <Link className={buttonLook()} href="/">
        {t('page.to-the-games')}
      </Link>
    </EmptyState>
  );
}
