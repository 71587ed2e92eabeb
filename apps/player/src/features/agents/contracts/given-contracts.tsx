import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { Button, Icon } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PagesView } from '../../../lib/pages-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import { toOffer } from './addresses.ts';
import { shownState, useContracts } from './contracts.ts';
import styles from './contracts.module.css';
import { LookAt } from './own-contract.tsx';
import { TIER_FIELDS, tiersOf } from './tier-fields.ts';

type Props = { readonly kind: ContractKind };

/** What the agent grants to those directly below, and the way to offer more. AC-015. */
export function GivenContracts({ kind }: Props) {
  const { t } = useWords();
  const { open } = useAddress();
  const contracts = useContracts({ kind, side: 'given' });
  return (
    <section className={styles.part} aria-labelledby="given-contracts">
      <header className={styles.line}>
        <h4 id="given-contracts">{t('contract.given')}</h4>
        <Button kind="main" small onClick={() => open(toOffer(undefined, kind))}>
          <Icon name="plus" size={18} />
          {t('offer.open')}
        </Button>
      </header>
      <PagesView query={contracts}>
        {(pages) => <Given kind={kind} rows={pages.flatMap(({ rows }) => rows)} />}
      </PagesView>
    </section>
  );
}

function Given({ kind, rows }: Props & { readonly rows: readonly Contract[] }) {
  const { t } = useWords();
  if (rows.length === 0)
    return (
      <div className={styles.card}>
        <p>{t('contract.given-none')}</p>
        <p className={styles.small}>{t('contract.given-none-words')}</p>
      </div>
    );
  return (
    <WideTable
      caption={t('contract.given')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'with',
          title: t('contract.with'),
          cell: (contract) => <LookAt contract={contract}>{contract.downline.name}</LookAt>,
        },
        ...TIER_FIELDS[kind]
          .filter(({ unit }) => unit === 'percent')
          .map(({ name }) => ({
            id: name,
            title: t(`contract.field-${name}`),
            figure: true,
            cell: ({ terms }: Contract) => t('contract.percent', { rate: spanOf(terms, name) }),
          })),
        {
          id: 'since',
          title: t('contract.since'),
          cell: ({ startsAt }) => startsAt && <Moment at={startsAt} />,
        },
        {
          id: 'state',
          title: t('contract.state'),
          cell: (contract) => t(`contract.state-${shownState(contract)}`),
        },
      ]}
    />
  );
}

/** From the lowest to the highest of a field: `2 – 4`. */
function spanOf(terms: Contract['terms'], field: string): string {
  const values = tiersOf(terms).map((tier) => String(tier[field]));
  const [first, last] = [values[0] ?? '', values.at(-1) ?? ''];
  return first === last ? first : `${first} – ${last}`;
}
