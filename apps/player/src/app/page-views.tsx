import { ownPath } from '@nokshi/contract/own-address.ts';
import { buttonLook, EmptyState, Skeleton } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { type ComponentType, Suspense } from 'react';
import { Link } from 'wouter';
import Home from '../features/lobby/home.tsx';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { GameBrowser, Games, JackpotBanner, LimitPrompt, PopularRow, Winners } from './later.ts';
import type { PageView, SitePage } from './site-page.ts';

type Props = { readonly page: SitePage };

const Game = lazy(() => import('../features/game/game.tsx'));
const FreePlayHere = lazy(() => import('../features/free-play/free-play-here.tsx'), 'FreePlayHere');
const SeamlessGames = lazy(() => import('../features/lobby/seamless-games.tsx'));

/** Reserves the height of the counter while its code loads. */
const Jackpot = () => (
  <Suspense fallback={<Skeleton height="196px" />}>
    <JackpotBanner />
  </Suspense>
);

/** Part of the entry bundle: most visits start here. */
const HomePage = () => (
  <Home
    prompt={<LimitPrompt place="home" />}
    banner={<Jackpot />}
    popular={<PopularRow />}
    games={<GameBrowser category={null} />}
    winners={<Winners />}
  />
);

/** The games of one category. */
function GamesPage({ page: { title, category = 'RNG' } }: Props) {
  const { t } = useWords();
  return <Games key={title} category={category} title={t(title)} />;
}

/** A game in its frame, or the list of slots when the address has no game. R-019 */
function GamePage() {
  const { t } = useWords();
  const { params } = useAddress();
  return params.has('id') ? (
    <Game tryFree={<FreePlayHere />} />
  ) : (
    <Games category="RNG" title={t('page.rng')} />
  );
}

/** The list of seamless games, or one of them; neither has the nav. R-023 */
function SeamlessPage() {
  const { params } = useAddress();
  return params.has('id') ? <Game /> : <SeamlessGames />;
}

/** A page that is planned and not built yet. */
function UnopenedPage({ page }: Props) {
  const { t } = useWords();
  const { params } = useAddress();
  return (
    <Nothing
      title={t(page.title)}
      words={t('page.unopened')}
      back={ownPath(params.get('backUrl'))}
    />
  );
}

export const VIEWS: Readonly<Record<PageView, ComponentType<Props>>> = {
  home: HomePage,
  games: GamesPage,
  game: GamePage,
  seamless: SeamlessPage,
  unopened: UnopenedPage,
};

/** Shown at an unknown address. */
export function NoPage() {
  const { t } = useWords();
  return <Nothing title={t('page.not-found')} words={t('page.not-found-words')} />;
}

type NothingProps = {
  readonly title: string;
  readonly words: string;
  /** The page that a launch came from. Y-014 */
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
