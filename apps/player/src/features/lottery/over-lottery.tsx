import { Loader } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useHasSession } from './own.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';

const Ticket = lazy(() => import('./ticket.tsx'));
const ChaseDetail = lazy(() => import('./chase-detail.tsx'));
const HowDraws = lazy(() => import('./how-draws.tsx'), 'HowDraws');

/** What lies over the views, each with an address: a bet, a chase, how draws are made. */
export function OverLottery() {
  const { t } = useWords();
  const { params, close } = useAddress();
  const isIn = useHasSession();
  const bet = isIn ? params.get('bet') : null;
  const chase = isIn ? params.get('chase') : null;
  const shut = () => close({ bet: null, chase: null, how: null });
  return (
    <Suspense fallback={<Loader label={t('app.loading')} />}>
      {bet !== null && <Ticket betId={bet} onClose={shut} />}
      {bet === null && chase !== null && <ChaseDetail chaseId={chase} onClose={shut} />}
      {params.has('how') && <HowDraws onClose={shut} />}
    </Suspense>
  );
}
