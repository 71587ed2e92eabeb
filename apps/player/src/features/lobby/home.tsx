import { ErrorState, Icon, type IconName, Skeleton, Stitch } from '@nokshi/ui';
import { type ReactNode, Suspense } from 'react';
import { useGame } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { GameLink } from '../../lib/game-link.tsx';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import { GameCard } from './game-card.tsx';
import { useHotGames } from './hot-games.ts';
import styles from './home.module.css';
import lobby from './lobby.module.css';
import { Places } from './places.tsx';
import { SlotCount } from './slot-count.tsx';

type Props = {
  /** What a member is asked here. */
  readonly prompt: ReactNode;
  /** What other features show beside the promises, under the first games. */
  readonly banner: ReactNode;
  /** What comes after the first view, under the hot games. */
  readonly popular: ReactNode;
  readonly games: ReactNode;
  readonly winners: ReactNode;
};

export default function Home({ prompt, banner, popular, games, winners }: Props) {
  const { t } = useWords();
  return (
    <>
      <ContinueTo />
      <Suspense fallback={null}>{prompt}</Suspense>
      <h1 className={styles.headline}>{t('lobby.headline')}</h1>
      <section aria-labelledby="hot">
        <h2 id="hot" className={styles.first}>
          {t('lobby.hot-games')}
        </h2>
        <Hot />
      </section>
      <div className={styles.house}>
        {banner}
        <div>
          <Promises />
          <SlotCount />
        </div>
      </div>
      <Suspense fallback={null}>{popular}</Suspense>
      <Stitch />
      <section aria-labelledby="all">
        <h2 id="all" className={lobby.heading}>
          {t('lobby.all-games')}
        </h2>
        <Suspense fallback={<Skeleton height="600px" />}>{games}</Suspense>
      </section>
      <Suspense fallback={<Skeleton height="400px" />}>{winners}</Suspense>
    </>
  );
}

/** The game that a visitor wanted before logging in, one tap away. Checklist S-026. */
function ContinueTo() {
  const { t, local } = useWords();
  const { params } = useAddress();
  const loggedIn = useSession((session) => session.phase === 'in');
  const gameId = params.get('continue');
  const game = useGame(gameId).data;
  if (!loggedIn || !gameId || !game) return null;
  return (
    <div className={styles.continue}>
      <GameLink game={game}>{t('lobby.continue', { game: local(game.name) })}</GameLink>
    </div>
  );
}

const PROMISES: readonly { readonly icon: IconName; readonly words: MessageId }[] = [
  { icon: 'seal', words: 'lobby.promise-check' },
  { icon: 'list', words: 'lobby.promise-ledger' },
  { icon: 'shield', words: 'lobby.promise-limits' },
];

function Promises() {
  const { t } = useWords();
  return (
    <ul className={styles.promises}>
      {PROMISES.map(({ icon, words }) => (
        <li key={words}>
          <Icon name={icon} />
          {t(words)}
        </li>
      ))}
    </ul>
  );
}

/** Hot games come all at once, without paging. Checklist G-001. */
function Hot() {
  const { t, why } = useWords();
  const hot = useHotGames(null);
  if (hot.isError) {
    return (
      <ErrorState
        title={t('lobby.did-not-load')}
        words={why(hot.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void hot.refetch()}
      />
    );
  }
  return (
    <ul className={lobby.six}>
      {hot.isPending ? (
        <Places count={6} />
      ) : (
        hot.data.data.map((game) => <GameCard key={game.gameId} game={game} eager />)
      )}
    </ul>
  );
}
