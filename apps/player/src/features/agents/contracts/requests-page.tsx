import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { type Column } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PagesView } from '../../../lib/pages-view.tsx';
import { QueryView } from '../../../lib/query-view.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import { shownState, useContracts, useRequests } from './contracts.ts';
import styles from './contracts.module.css';
import { ExpiresIn } from './expires-in.tsx';
import { LookAt } from './own-contract.tsx';
import { nameOfOther } from './terms-facts.tsx';

/** What waits for the agent's answer, and every contract with its state. O-003. */
export default function RequestsPage() {
  return (
    <div className={styles.page}>
      <Waiting />
      <All />
    </div>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="requests-waiting">
      <h4 id="requests-waiting">{t('contract.waiting')}</h4>
      <QueryView query={useRequests()}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.small}>{t('contract.waiting-none')}</p>
          ) : (
            <WideTable
              caption={t('contract.waiting')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                ...columnsOf(t),
                {
                  id: 'expires',
                  title: t('contract.expires-in'),
                  cell: ({ expiresAt }) => expiresAt && <ExpiresIn at={expiresAt} />,
                },
                stateOf(t),
              ]}
            />
          )
        }
      </QueryView>
    </section>
  );
}

function All() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const kind = CONTRACT_KINDS.find((each) => each === params.get('kind'));
  return (
    <section className={styles.part} aria-labelledby="requests-all">
      <h4 id="requests-all">{t('contract.all')}</h4>
      <div className={styles.choices}>
        <Choice
          label={t('contract.kind')}
          value={kind ?? ''}
          choices={[
            { id: '', label: t('contract.any') },
            ...CONTRACT_KINDS.map((id) => ({ id: id as string, label: t(`contract.kind-${id}`) })),
          ]}
          onChange={(id) => change({ kind: id || null }, true)}
        />
      </div>
      <PagesView query={useContracts(kind ? { kind } : {})}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={styles.small}>{t('contract.all-none')}</p>;
          return (
            <WideTable
              caption={t('contract.all')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                ...columnsOf(t),
                {
                  id: 'side',
                  title: t('contract.way'),
                  cell: ({ side }) => t(`contract.way-${side}`),
                },
                stateOf(t),
              ]}
            />
          );
        }}
      </PagesView>
    </section>
  );
}

/** A request as it is listed: of what kind, from whom, for what, and since when. */
const columnsOf = (t: Translate): readonly Column<Contract>[] => [
  {
    id: 'kind',
    title: t('contract.kind'),
    cell: (contract) => <LookAt contract={contract}>{t(`contract.kind-${contract.kind}`)}</LookAt>,
  },
  { id: 'who', title: t('contract.who'), cell: (contract) => nameOfOther(t, contract) },
  {
    id: 'request',
    title: t('contract.request'),
    cell: (contract) => t(`contract.request-${requestOf(contract)}`),
  },
  {
    id: 'offered',
    title: t('contract.offered-at'),
    cell: ({ offeredAt }) => <Moment at={offeredAt} />,
  },
];

const stateOf = (t: Translate): Column<Contract> => ({
  id: 'state',
  title: t('contract.state'),
  cell: (contract) => t(`contract.state-${shownState(contract)}`),
});

/** S-046. */
const requestOf = ({ state, endReason }: Contract): 'new' | 'termination' =>
  state === 'ENDING' || endReason === 'agreed' ? 'termination' : 'new';
