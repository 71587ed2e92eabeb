import { ErrorState, MoneySign, PageLoader, Toasts } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useEffect } from 'react';
import { useTrial } from '../data/gate.ts';
import { dress, useLooks } from '../data/looks.ts';
import { useStatus } from '../data/queries.ts';
import { useWords } from '../lib/words.ts';
import { dropFirstView } from '../lib/first-view.ts';
import { Site } from './site.tsx';

// Nothing asks before somebody has done something.
const AskHost = lazy(() => import('@nokshi/ui/dialog/ask-host.tsx'), 'AskHost');
// Few ever see it.
const Closed = lazy(() => import('./closed.tsx'), 'Closed');

/** The root view depends on the system status alone: 0 the site, 1 maintenance, 2 region block. */
export function App() {
  const { t } = useWords();
  return (
    <MoneySign value={useTrial() ? 'FUN ' : '৳'}>
      <Root />
      <Suspense fallback={null}>
        <AskHost closeLabel={t('app.close')} />
      </Suspense>
      <Toasts />
    </MoneySign>
  );
}

function Root() {
  const { t, why } = useWords();
  const status = useStatus();
  const theme = useLooks((looks) => looks.theme);
  const colours = status.data?.info.brand.colours;
  useEffect(() => {
    if (theme && colours) dress(colours);
  }, [theme, colours]);
  const isSite = status.data?.maintenance.status.systemStatus === 0;
  useEffect(() => {
    // A page that is closed or did not load shows no games.
    if (!isSite && !status.isPending) dropFirstView();
  }, [isSite, status.isPending]);
  if (status.data) {
    const view = status.data.maintenance.status.systemStatus;
    if (view === 0) return <Site status={status.data} />;
    return (
      <Suspense fallback={<PageLoader label={t('app.loading')} />}>
        <Closed status={status.data} onRefresh={() => void status.refetch()} />
      </Suspense>
    );
  }
  if (status.isPending) return <PageLoader label={t('app.loading')} />;
  return (
    <main>
      <h1 className="visually-hidden">Nokshi</h1>
      <ErrorState
        title={t('app.did-not-load')}
        words={why(status.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void status.refetch()}
      />
    </main>
  );
}
