import type { PointsChange } from '@nokshi/contract/player/points.ts';
import { type Column, EmptyState, Table } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { useWords } from '../../lib/words.ts';
import { figure, useChanges } from './points.ts';
import styles from './points.module.css';

/** Points details: time, source, change and balance. Checklist O-002, E-105. */
export function ChangeList() {
  return (
    <PagesView query={useChanges()}>
      {(pages) => <Changes rows={pages.flatMap(({ rows }) => rows)} />}
    </PagesView>
  );
}

function Changes({ rows }: { readonly rows: readonly PointsChange[] }) {
  const { t } = useWords();
  if (rows.length === 0) return <EmptyState icon="list" title={t('points.no-changes')} />;
  const columns: Column<PointsChange>[] = [
    { id: 'time', title: t('points.time'), cell: ({ at }) => timeText(at), whole: true },
    { id: 'source', title: t('points.source'), cell: ({ source }) => t(`points.source-${source}`) },
    {
      id: 'current',
      title: t('points.before'),
      cell: ({ currentPoints }) => figure(currentPoints),
      figure: true,
    },
    {
      id: 'change',
      title: t('points.change'),
      cell: ({ changedPoints }) => (
        <strong className={changedPoints > 0 ? styles.approved : undefined}>
          {changedPoints > 0 ? '+' : ''}
          {figure(changedPoints)}
        </strong>
      ),
      figure: true,
    },
    {
      id: 'balance',
      title: t('points.balance'),
      cell: ({ balance }) => figure(balance),
      figure: true,
    },
  ];
  return (
    <Table
      caption={t('points.tab-details')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
