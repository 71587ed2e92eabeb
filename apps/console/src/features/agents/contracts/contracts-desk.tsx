import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { useWords } from '../../../lib/words.ts';
import { ContractPanel } from './contract-panel.tsx';
import { ContractsList } from './contracts-list.tsx';
import { Simulator } from './simulator.tsx';

const VIEWS = ['list', 'simulator'] as const;
const PAGES = { list: ContractsList, simulator: Simulator } as const;

/** What agents are paid by: all contracts, and terms that are tried out or offered. */
export default function ContractsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('tab')) ?? VIEWS[0];
  const Page = PAGES[view];
  const contract = search.get('contract');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.agent-contracts')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('contracts.words')}</p>
      <Tabs
        label={t('contracts.views')}
        tabs={VIEWS.map((id) => ({ id, label: t(`contracts.tab-${id}`) }))}
        selected={view}
        onSelect={(id) => setSearch(id === VIEWS[0] ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          <Page />
        </div>
      </Tabs>
      {contract && (
        <ContractPanel
          key={contract}
          id={contract}
          onClose={() => setSearch(inAddress({ contract: null }), { replace: true })}
        />
      )}
    </>
  );
}
