import { AskHost, Boundary, Button, EmptyState, ErrorState, PageLoader, Toasts } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import AccountDesk from '../features/account/account-desk.tsx';
import { LogIn } from '../features/account/log-in.tsx';
import { UseLink } from '../features/invitation/use-link.tsx';
import { SavedViews } from '../lib/saved-views/saved-views.tsx';
import { restoreSession, useMay, useSession } from '../lib/session.ts';
import { permissionName } from '../lib/names.ts';
import { useWords } from '../lib/words.ts';
import type { Desk } from './desk.ts';
import { DESKS, useOpenDesks } from './desks.ts';
import { Shell } from './shell.tsx';

const MemberPage = DESKS[0]?.page;

/** Asks who we are, then shows the log-in, the forced change of password, or the desks. */
export function App() {
  const { t, why } = useWords();
  const [at] = useLocation();
  const state = useSession((session) => session.state);
  const restored = useQuery({
    queryKey: ['session'],
    queryFn: () => restoreSession().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      {restored.isError ? (
        <ErrorState
          title={t('app.error')}
          words={why(restored.error)}
          retryLabel={t('app.retry')}
          onRetry={() => void restored.refetch()}
        />
      ) : state.kind === 'asking' ? (
        <PageLoader label={t('app.loading')} />
      ) : at === '/link' ? (
        <UseLink />
      ) : state.kind === 'out' ? (
        <LogIn />
      ) : state.operator.passwordChangeNeeded || state.operator.factorSetupNeeded ? (
        <Shell bare>
          <AccountDesk />
        </Shell>
      ) : (
        <Shell>
          <Desks />
        </Shell>
      )}
      <AskHost closeLabel={t('app.close')} />
      <Toasts />
    </>
  );
}

function Desks() {
  const { t } = useWords();
  const [at, go] = useLocation();
  const first = useOpenDesks()[0]?.path ?? '/account';
  return (
    <Boundary at={at} instead={<PartFailed />}>
      <Suspense fallback={<PageLoader label={t('app.loading')} />}>
        <Switch>
          <Route path="/">
            <Redirect to={first} replace />
          </Route>
          {DESKS.map((desk) => (
            <Route key={desk.path} path={desk.path}>
              <Guarded desk={desk} />
            </Route>
          ))}
          <Route path="/members/:id">{MemberPage && <MemberPage />}</Route>
          <Route>
            <EmptyState title={t('app.not-found')} level={1}>
              <Button onClick={() => go('/')}>{t('app.back')}</Button>
            </EmptyState>
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  );
}

/** Shown when a desk's code did not load; reloading the page fetches it again. */
function PartFailed() {
  const { t } = useWords();
  return (
    <ErrorState
      title={t('app.error')}
      words={t('app.line-broken')}
      retryLabel={t('app.retry')}
      onRetry={() => location.reload()}
    />
  );
}

function Guarded({ desk }: { readonly desk: Desk }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const may = useMay(desk.permission ?? 'site.read');
  if (desk.permission !== null && !may)
    return (
      <EmptyState title={t('app.no-right')} icon="shield" level={1}>
        <p>{t('app.no-right-words', { right: permissionName(t, desk.permission) })}</p>
      </EmptyState>
    );
  return (
    <>
      {desk.filters && !(desk.one && search.has(desk.one)) && (
        <SavedViews desk={desk.path.slice(1)} filters={desk.filters} />
      )}
      <desk.page />
    </>
  );
}
