import type { consolePointsRoutes as routes } from '@nokshi/contract/console/points.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, EmptyState, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { pointsFigure } from '../../lib/points-figure.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useStock } from './use-stock.ts';

type Row = Output<typeof routes.stock>['goods'][number];

/** What was put up, ordered and is left of each good. */
export function Stock() {
  const words = useWords();
  const { t } = words;
  return (
    <QueryView query={useStock()} height="240px">
      {({ goods }) => {
        const rows = goods.filter(({ state, ordered }) => state !== 'removed' || ordered > 0);
        if (rows.length === 0) return <EmptyState title={t('content.none')} />;
        return (
          <Table
            caption={t('points.tab-stock')}
            columns={columnsOf(words)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        );
      }}
    </QueryView>
  );
}

const columnsOf = ({ t, local }: ReturnType<typeof useWords>): readonly Column<Row>[] => [
  {
    id: 'name',
    title: t('content.name'),
    cell: ({ id, name }) => <Link href={`/goods?open=${id}`}>{local(name)}</Link>,
  },
  {
    id: 'state',
    title: t('content.state'),
    cell: ({ state }) => <span className={styles.badge}>{t(`content.${state}`)}</span>,
  },
  {
    id: 'stock',
    title: t('goods.stock'),
    figure: true,
    cell: ({ stock }) => pointsFigure(stock),
  },
  {
    id: 'ordered',
    title: t('points.ordered'),
    figure: true,
    cell: ({ ordered }) => pointsFigure(ordered),
  },
  {
    id: 'left',
    title: t('points.left'),
    figure: true,
    cell: ({ left }) => (
      <strong className={left === 0 ? styles.bad : undefined}>{pointsFigure(left)}</strong>
    ),
  },
];
