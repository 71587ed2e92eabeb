import type { PointsOrder } from '@nokshi/contract/player/points.ts';
import { ORDER_STATES } from '@nokshi/contract/points.ts';
import { Chips, type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { useWords } from '../../lib/words.ts';
import { figure, useOrders } from './points.ts';
import styles from './points.module.css';

/** The redeem history with its nine columns. Checklist O-001, E-104. */
export function OrderList() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const status = ORDER_STATES.find((each) => each === params.get('status')) ?? null;
  const chips = ['all', ...ORDER_STATES] as const;
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('points.status')}
          chips={chips.map((id) => ({ id, label: t(`points.state-${id}`) }))}
          selected={status ?? 'all'}
          onSelect={(id) => change({ status: id === 'all' ? null : id }, true)}
        />
      </div>
      <PagesView query={useOrders(status)}>
        {(pages) => <Orders rows={pages.flatMap(({ rows }) => rows)} />}
      </PagesView>
    </>
  );
}

function Orders({ rows }: { readonly rows: readonly PointsOrder[] }) {
  const { t, local } = useWords();
  if (rows.length === 0) return <EmptyState icon="gift" title={t('points.no-orders')} />;
  const columns: Column<PointsOrder>[] = [
    {
      id: 'reference',
      title: t('points.reference'),
      cell: ({ referenceNumber }) => <code className={styles.code}>{referenceNumber}</code>,
    },
    {
      id: 'time',
      title: t('points.time'),
      cell: ({ applicationTime }) => timeText(applicationTime),
      whole: true,
    },
    { id: 'type', title: t('points.type'), cell: ({ type }) => t(`points.kind-${type}`) },
    {
      id: 'name',
      title: t('points.name'),
      cell: ({ type, name }) => (type === 'convert' ? t('points.taka-name') : local(name)),
    },
    {
      id: 'quantity',
      title: t('points.quantity-short'),
      cell: ({ quantity }) => figure(quantity),
      figure: true,
    },
    {
      id: 'points',
      title: t('points.required'),
      cell: ({ pointsRequired }) => figure(pointsRequired),
      figure: true,
    },
    {
      id: 'amount',
      title: t('points.amount'),
      cell: ({ amount }) => <MoneyText amount={amount} />,
      figure: true,
    },
    {
      id: 'status',
      title: t('points.status'),
      cell: ({ status }) => (
        <strong className={styles[status.toLowerCase()]}>{t(`points.state-${status}`)}</strong>
      ),
    },
    { id: 'remark', title: t('points.remark'), cell: ({ remark }) => remark ?? '–' },
  ];
  return (
    <div className={styles.wide}>
      <Table
        caption={t('points.tab-history')}
        columns={columns}
        rows={rows}
        rowKey={({ referenceNumber }) => referenceNumber}
      />
    </div>
  );
}
