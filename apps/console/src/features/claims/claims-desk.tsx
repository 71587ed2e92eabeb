import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Claims } from './claim-list.tsx';
import { Debts } from './debts.tsx';
import { OneClaimPage } from './one-claim.tsx';
import { Providers } from './providers.tsx';

const VIEWS = ['claims', 'debts', 'providers'] as const;
const PAGES = { claims: Claims, debts: Debts, providers: Providers } as const;

/** Where something about money is not as it should be, and waits for a person. */
export default function ClaimsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const id = search.get('c');
  const view = VIEWS.find((each) => each === search.get('tab')) ?? VIEWS[0];
  const Page = PAGES[view];
  if (id) return <OneClaimPage key={id} id={id} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.claims')}</h1>
      </div>
      <Tabs
        label={t('claims.views')}
        tabs={VIEWS.map((id) => ({ id, label: t(`claims.tab-${id}`) }))}
        selected={view}
        onSelect={(id) => setSearch(id === VIEWS[0] ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          <Page />
        </div>
      </Tabs>
    </>
  );
}
