import { Skeleton } from '@nokshi/ui';
import { Suspense } from 'react';
import { useVendors } from '../data/queries.ts';
import LivePage from '../features/tables/live-page.tsx';
import RingPage from '../features/tables/ring-page.tsx';
import { useWords } from '../lib/words.ts';
import { GameBrowser } from './later.ts';

/** The vendor whose tables the page shows by themselves. */
const OWN_TABLES = 'BAITHAK';

/** `/live` */
export const Live = () => <LivePage others={(hasOwn) => <Others hasOwn={hasOwn} />} />;

/** `/cockfight`: DS88 has its own page. S-036. */
export const Cockfight = () => <RingPage otherwise={<Browser category="SPORTS" vendor="DS88" />} />;

function Others({ hasOwn }: { readonly hasOwn: boolean }) {
  const { t } = useWords();
  const vendors = useVendors('LIVE').data ?? [];
  if (!hasOwn) return <Browser category="LIVE" />;
  if (!vendors.some(({ vassalage }) => vassalage !== OWN_TABLES)) return null;
  return (
    <section aria-labelledby="other-live">
      <h2 id="other-live">{t('live.other-games')}</h2>
      <Browser category="LIVE" without={OWN_TABLES} />
    </section>
  );
}

type BrowserProps = {
  readonly category: 'LIVE' | 'SPORTS';
  readonly vendor?: string;
  readonly without?: string;
};

const Browser = (props: BrowserProps) => (
  <Suspense fallback={<Skeleton height="240px" />}>
    <GameBrowser {...props} />
  </Suspense>
);
