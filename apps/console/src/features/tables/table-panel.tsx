import { type DeskTable, consoleTablesRoutes as routes } from '@nokshi/contract/console/tables.ts';
import { type TableTerms, tableTermsChanges } from '@nokshi/contract/console/table-terms.ts';
import { Dialog } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { TABLES_KEY } from './tables.ts';
import { TermsForm } from './terms-form.tsx';

type Props = { readonly table: DeskTable; readonly onClose: () => void };

/** One table beside the list: its terms, and the ways to its rounds. */
export function TablePanel({ table, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<TableTerms | null>(null);
  const { gameCode, name, version, terms } = table;
  return (
    <Dialog title={local(name)} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <p className={`${styles.tools} ${styles.apart}`}>
        <code className={styles.mono}>{gameCode}</code>
        <Link href={`/tables?tab=rounds&game=${gameCode}`}>{t('tables.see-rounds')}</Link>
        <Link href={`/tables?tab=exposure&game=${gameCode}`}>{t('tables.see-exposure')}</Link>
      </p>
      <WaitingProposals object={gameCode} />
      <TermsForm table={table} onReview={setWanted} />
      {wanted && (
        <ReasonDialog
          title={t('tables.change-title', { table: local(name) })}
          words={t('tables.from-next')}
          changes={tableTermsChanges(terms, wanted)}
          action={t('change.apply')}
          act={(reason) => call(routes.saveTable, { gameCode, terms: wanted, version, reason })}
          done={t('tables.saved')}
          onDone={() => queries.invalidateQueries({ queryKey: TABLES_KEY })}
          onClose={() => setWanted(null)}
        />
      )}
    </Dialog>
  );
}
