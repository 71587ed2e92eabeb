import { useSearchParams } from 'wouter';
import { TabbedDesk } from '../../lib/tabbed-desk.tsx';
import { useWords } from '../../lib/words.ts';
import { Claims } from './claim-list.tsx';
import { Debts } from './debts.tsx';
import { OneClaimPage } from './one-claim.tsx';
import { Providers } from './providers.tsx';

/** Where something about money is not as it should be, and waits for a person. */
export default function ClaimsDesk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const id = search.get('c');
  if (id) return <OneClaimPage key={id} id={id} />;
  return (
    <TabbedDesk
      title={t('nav.claims')}
      label={t('claims.views')}
      tabs={[
        { id: 'claims', label: t('claims.tab-claims'), Page: Claims },
        { id: 'debts', label: t('claims.tab-debts'), Page: Debts },
        { id: 'providers', label: t('claims.tab-providers'), Page: Providers },
      ]}
    />
  );
}
