import type { Proof } from '@nokshi/contract/console/wallet.ts';
import { Table } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { checkText } from './proof-words.ts';

/** What a proof found: which check, in which lane, where, what should be there and what is. */
export function Differences({ proof }: { readonly proof: Proof }) {
  const { t } = useWords();
  return (
    <>
      <Table
        caption={t('ledger.differences')}
        rows={proof.examples}
        rowKey={(row) => `${row.check} ${row.lane} ${row.where}`}
        columns={[
          { id: 'check', title: t('ledger.check'), cell: (row) => checkText(t, row.check) },
          { id: 'lane', title: t('ledger.lane'), figure: true, cell: (row) => row.lane ?? '' },
          { id: 'where', title: t('ledger.where'), cell: (row) => row.where },
          {
            id: 'expected',
            title: t('ledger.expected'),
            cell: (row) => <span className={styles.mono}>{row.expected}</span>,
          },
          {
            id: 'found',
            title: t('ledger.found'),
            cell: (row) => <span className={styles.mono}>{row.found}</span>,
          },
        ]}
      />
      {proof.differences > proof.examples.length && (
        <p className={styles.quiet}>
          {t('ledger.more-differences', { count: proof.differences - proof.examples.length })}
        </p>
      )}
    </>
  );
}
