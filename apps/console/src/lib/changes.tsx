import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Table } from '@nokshi/ui';
import styles from './desk.module.css';
import { useWords } from './words.ts';

/** What a change makes different, field by field. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useWords();
  return (
    <Table
      caption={t('change.caption')}
      rows={changes}
      rowKey={(row) => row.field}
      columns={[
        {
          id: 'field',
          title: t('change.field'),
          cell: (row) => <span className={styles.mono}>{row.field}</span>,
        },
        {
          id: 'from',
          title: t('change.from'),
          cell: (row) => <s className={styles.quiet}>{row.from || t('change.empty')}</s>,
        },
        { id: 'to', title: t('change.to'), cell: (row) => row.to || t('change.empty') },
      ]}
    />
  );
}
