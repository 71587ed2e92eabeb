import { ownPath } from '@nokshi/contract/own-address.ts';
import { buttonLook, Icon, Loader } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { readAddress, type View } from './addresses.ts';
import styles from './lottery-page.module.css';
import { OverLottery } from './over-lottery.tsx';
import { OfGame } from './of-game.tsx';
import { ViewTabs } from './view-tabs.tsx';

const BettingView = lazy(() => import('./betting/betting-view.tsx'));
const LobbyView = lazy(() => import('./lobby-view.tsx'));
const DrawsView = lazy(() => import('./draws-view.tsx'));
const TrendView = lazy(() => import('./trend-view.tsx'));
const OrdersView = lazy(() => import('./orders-view.tsx'));

/** `/lottery`: one client for everything around the draws, all of it in the address. Checklist R-010..R-013. */
export default function LotteryPage() {
  const { t } = useWords();
  const { params } = useAddress();
  useLaunched();
  const { gameCode, view } = readAddress(params);
  const back = ownPath(params.get('backUrl'));
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        {back !== null && (
          <Link className={buttonLook('quiet', true)} href={back}>
            <Icon name="left" size={18} />
            {t('page.way-back')}
          </Link>
        )}
        <ViewTabs view={view} gameCode={gameCode} />
      </div>
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <OpenView view={view} gameCode={gameCode} />
      </Suspense>
      <OverLottery />
    </div>
  );
}

/** The fields of a launch become those of the page, so that its views find them. Checklist X-049. */
function useLaunched(): void {
  const { params, change } = useAddress();
  const mode = params.get('lottoPrizeMode');
  const isLaunched = params.has('lottoView') || params.has('lottoGameCode');
  useEffect(() => {
    if (!isLaunched) return;
    const { gameCode, view } = readAddress(params);
    change({ ...NO_LAUNCH, gameCode, view, ...(mode && gameCode ? { mode } : {}) }, true);
  }, [isLaunched]);
}

const NO_LAUNCH = {
  lottoView: null,
  lottoGameCode: null,
  lottoPrizeMode: null,
  lottoArea: null,
  launchMode: null,
  device: null,
  language: null,
} as const;

type Props = { readonly view: View; readonly gameCode: string | null };

function OpenView({ view, gameCode }: Props): ReactNode {
  switch (view) {
    case 'lobby':
      return <LobbyView />;
    case 'draws':
      return <DrawsView gameCode={gameCode} />;
    case 'trend':
      return <TrendView gameCode={gameCode} />;
    case 'orders':
      return <OrdersView gameCode={gameCode} />;
    case 'betting':
      return gameCode === null ? <LobbyView /> : <Betting gameCode={gameCode} />;
  }
}

const Betting = ({ gameCode }: { readonly gameCode: string }) => (
  <OfGame gameCode={gameCode}>{(game) => <BettingView key={gameCode} game={game} />}</OfGame>
);
