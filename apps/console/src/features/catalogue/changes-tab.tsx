import {
  consoleCatalogueRoutes as routes,
  type DoneChange,
} from '@nokshi/contract/console/catalogue.ts';
import { Button, type Column, EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CATALOGUE_KEY } from './cell-words.ts';

type Acts = {
  readonly newest: DoneChange | undefined;
  /** Null: this operator may not. */
  readonly onUndo: ((row: DoneChange) => void) | null;
};

const columns = (
  { t }: ReturnType<typeof useWords>,
  { newest, onUndo }: Acts,
): readonly Column<DoneChange>[] => [
  {
    id: 'at',
    title: t('catalogue.at'),
    whole: true,
    cell: (row) => timeText(row.at),
  },
  { id: 'who', title: t('catalogue.who'), cell: (row) => row.operator },
  {
    id: 'games',
    title: t('catalogue.games'),
    figure: true,
    cell: (row) => row.games,
  },
  {
    id: 'reason',
    title: t('member.reason'),
    cell: (row) => <span className={styles.words}>{row.reason}</span>,
  },
  {
    id: 'acts',
    title: '',
    cell: (row) =>
      row.undone ? (
        <span className={styles.badge}>{t('catalogue.undone')}</span>
      ) : (
        onUndo &&
        row === newest && (
          <Button small kind="quiet" onClick={() => onUndo(row)}>
            {t('catalogue.undo')}
          </Button>
        )
      ),
  },
];

/** The last changes of games; the newest that stands is undone as a whole. */
export function ChangesTab() {
  const words = useWords();
  const { t } = words;
  const may = useMay('catalogue.write');
  const queries = useQueryClient();
  const [undoing, setUndoing] = useState<DoneChange | null>(null);
  const changes = useQuery({
    queryKey: [...CATALOGUE_KEY, 'changes'],
    queryFn: () => call(routes.changes, {}),
  });
  return (
    <>
      <QueryView query={changes} height="240px">
        {({ changes: rows }) => {
          const newest = rows.find(({ undone }) => !undone);
          if (rows.length === 0) return <EmptyState title={t('catalogue.no-changes')} />;
          return (
            <Table
              caption={t('catalogue.changes')}
              rows={rows}
              rowKey={(row) => row.changeId}
              columns={columns(words, { newest, onUndo: may ? setUndoing : null })}
            />
          );
        }}
      </QueryView>
      {undoing && (
        <ReasonDialog
          title={t('catalogue.undo')}
          words={t('catalogue.undo-words', { games: undoing.games })}
          action={t('catalogue.undo')}
          act={(reason) => call(routes.undo, { changeId: undoing.changeId, reason })}
          done={t('catalogue.undone')}
          onDone={() => queries.invalidateQueries({ queryKey: CATALOGUE_KEY })}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}
