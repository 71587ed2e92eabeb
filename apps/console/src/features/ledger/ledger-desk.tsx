import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { HeadsView } from './heads-view.tsx';
import styles from './ledger.module.css';
import { ProofView } from './proof-view.tsx';
import { ProofsView } from './proofs-view.tsx';
import { TotalsView } from './totals-view.tsx';

const VIEWS = { proof: ProofView, proofs: ProofsView, heads: HeadsView, totals: TotalsView };
const NAMES = ['proof', 'proofs', 'heads', 'totals'] as const;

/** Is the ledger right, since when is that known, and what can anybody compare. */
export default function LedgerDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = NAMES.find((name) => name === search.get('view')) ?? 'proof';
  const View = VIEWS[view];
  return (
    <>
      <div className={desk.head}>
        <h1>{t('nav.ledger')}</h1>
      </div>
      <Tabs
        label={t('ledger.views')}
        tabs={NAMES.map((id) => ({ id, label: t(`ledger.view-${id}`) }))}
        selected={view}
        onSelect={(id) => setSearch(id === 'proof' ? {} : { view: id })}
      >
        <div className={styles.view}>
          <View />
        </div>
      </Tabs>
    </>
  );
}
