import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { EmptyState, ErrorState, Loader } from '@nokshi/ui';
import { call, noteActivity } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalance } from '../../data/balance.ts';
import { useSession } from '../../data/session.ts';
import { studioFrame } from '../../lib/safe-frame.ts';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';

/**
 * A game that a studio's server runs, in a frame of its own: it gets a token for this game and
 * nothing of ours. The balance comes over the live line, as after every posting.
 */
export function StudioTable({ game }: { readonly game: Game }) {
  const { t, why, local, language } = useWords();
  const restriction = useSession((session) => session.member?.restriction ?? null);
  const launch = useQuery({
    queryKey: ['mine', 'launch', game.gameId, language],
    queryFn: () => call(vendorsRoutes.launch, { gameId: game.gameId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: restriction === null,
  });
  const balance = useBalance().data;
  // What is pressed in the frame is not seen here, but what it moves is.
  useEffect(() => noteActivity(), [balance?.version]);
  if (restriction) {
    return (
      <EmptyState title={t('game.closed-to-you')} icon="shield">
        <p>{t(`member.${restriction}`)}</p>
      </EmptyState>
    );
  }
  if (launch.isPending) return <Loader label={t('game.opening')} />;
  if (launch.isError) {
    return (
      <ErrorState
        title={t('game.did-not-open')}
        words={why(launch.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void launch.refetch()}
      />
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{local(game.name)}</h1>
      <div className={styles.table}>
        <iframe
          className={styles.frame}
          src={studioFrame(launch.data.url)}
          title={local(game.name)}
          sandbox="allow-scripts"
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      </div>
      <p className={styles.meaning}>{t('game.of-a-studio')}</p>
    </>
  );
}
