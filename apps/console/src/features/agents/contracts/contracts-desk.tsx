import { useSearchParams } from 'wouter';
import { inAddress } from '../../../lib/in-address.ts';
import { TabbedDesk } from '../../../lib/tabbed-desk.tsx';
import { useWords } from '../../../lib/words.ts';
import { ContractPanel } from './contract-panel.tsx';
import { ContractsList } from './contracts-list.tsx';
import { Simulator } from './simulator.tsx';

/** What agents are paid by: all contracts, and terms that are tried out or offered. */
export default function ContractsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const contract = search.get('contract');
  return (
    <TabbedDesk
      title={t('nav.agent-contracts')}
      words={t('contracts.words')}
      label={t('contracts.views')}
      tabs={[
        { id: 'list', label: t('contracts.tab-list'), Page: ContractsList },
        { id: 'simulator', label: t('contracts.tab-simulator'), Page: Simulator },
      ]}
    >
      {contract && (
        <ContractPanel
          key={contract}
          id={contract}
          onClose={() => setSearch(inAddress({ contract: null }), { replace: true })}
        />
      )}
    </TabbedDesk>
  );
}
