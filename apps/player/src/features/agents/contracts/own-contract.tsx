import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { Button, Icon, Note } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PagesView } from '../../../lib/pages-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import { toContract } from './addresses.ts';
import { isCurrent, shownState, useContracts } from './contracts.ts';
import styles from './contracts.module.css';
import { nameOfOther, TermsFacts } from './terms-facts.tsx';

type Props = { readonly kind: ContractKind };

/** What the agent receives by: the contract in force, an offer that waits, and earlier ones. */
export function OwnContract({ kind }: Props) {
  const { t } = useWords();
  const contracts = useContracts({ kind, side: 'own' });
  return (
    <section className={styles.part} aria-labelledby="own-contract">
      <h4 id="own-contract">{t('contract.own')}</h4>
      <PagesView query={contracts}>
        {(pages) => <Contracts contracts={pages.flatMap(({ rows }) => rows)} />}
      </PagesView>
    </section>
  );
}

function Contracts({ contracts }: { readonly contracts: readonly Contract[] }) {
  const { t } = useWords();
  const now = Date.now();
  const inForce = contracts.filter(
    (contract) => contract.state !== 'OFFERED' && isCurrent(contract, now),
  );
  return (
    <>
      {contracts
        .filter(({ state }) => state === 'OFFERED')
        .map((contract) => (
          <Waiting key={contract.id} contract={contract} />
        ))}
      {inForce.length === 0 && (
        <div className={styles.card}>
          <p>{t('contract.none')}</p>
          <p className={styles.small}>{t('contract.none-words')}</p>
        </div>
      )}
      {inForce.map((contract) => (
        <InForce key={contract.id} contract={contract} />
      ))}
      <Earlier contracts={contracts.filter((contract) => !isCurrent(contract, now))} />
    </>
  );
}

type OneProps = { readonly contract: Contract };

function Waiting({ contract }: OneProps) {
  const { t } = useWords();
  return (
    <Note>
      <div className={styles.part}>
        <p>{t('contract.offer-waits', { name: nameOfOther(t, contract) })}</p>
        <Look contract={contract} says="contract.see-offer" />
      </div>
    </Note>
  );
}

function InForce({ contract }: OneProps) {
  const { t } = useWords();
  return (
    <article className={styles.card}>
      <TermsFacts contract={contract} />
      {contract.state === 'ENDING' && <Note>{t('contract.end-waits')}</Note>}
      <Look contract={contract} says="contract.see" />
    </article>
  );
}

type LookProps = OneProps & { readonly says: 'contract.see' | 'contract.see-offer' };

function Look({ contract, says }: LookProps) {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <Button small className={styles.start} onClick={() => open(toContract(contract.id))}>
      {t(says)}
    </Button>
  );
}

/** Opens a contract by what stands for it in a list. */
export function LookAt({ contract, children }: OneProps & { readonly children: string }) {
  const { open } = useAddress();
  return (
    <button type="button" className={styles.open} onClick={() => open(toContract(contract.id))}>
      {children}
    </button>
  );
}

function Earlier({ contracts }: { readonly contracts: readonly Contract[] }) {
  const { t } = useWords();
  if (contracts.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {t('contract.earlier')}
        <Icon name="down" size={18} />
      </summary>
      <WideTable
        caption={t('contract.earlier')}
        rows={contracts}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'version',
            title: t('contract.version'),
            cell: (contract) => (
              <LookAt contract={contract}>
                {t('contract.number', { version: contract.version })}
              </LookAt>
            ),
          },
          {
            id: 'offered',
            title: t('contract.offered-at'),
            cell: ({ offeredAt }) => <Moment at={offeredAt} />,
          },
          {
            id: 'until',
            title: t('contract.until'),
            cell: ({ endsAt }) => endsAt && <Moment at={endsAt} />,
          },
          {
            id: 'state',
            title: t('contract.state'),
            cell: (contract) => t(`contract.state-${shownState(contract)}`),
          },
        ]}
      />
    </details>
  );
}
