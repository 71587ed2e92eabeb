import type { DeskOrder } from '@nokshi/contract/console/points.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { pointsFigure } from '../../lib/points-figure.ts';
import type { useWords } from '../../lib/words.ts';
import { OrderActs } from './order-acts.tsx';

type Words = ReturnType<typeof useWords>;

/** An order, who made it, what it costs, where it goes, and what is to be decided. */
export const orderColumns = (words: Words): readonly Column<DeskOrder>[] => [
  {
    id: 'at',
    title: words.t('points.at'),
    whole: true,
    cell: (row) => (
      <span className={styles.pair}>
        {timeText(row.applicationTime)}
        <small className={styles.mono}>{row.referenceNumber}</small>
      </span>
    ),
  },
  {
    id: 'member',
    title: words.t('deposits.member'),
    cell: (row) => (
      <span className={styles.pair}>
        <Link href={`/members/${row.memberId}?tab=points`}>{row.username}</Link>
        {row.fromUnknown && <small>{words.t('points.from-unknown')}</small>}
      </span>
    ),
  },
  {
    id: 'what',
    title: words.t('points.what'),
    cell: (row) => (
      <span className={styles.pair}>
        {row.type === 'convert'
          ? words.t('goods.kind-convert')
          : `${words.local(row.name)} × ${row.quantity}`}
        <small>{words.t(`goods.kind-${row.type}`)}</small>
      </span>
    ),
  },
  ...aboutColumns(words),
];

const aboutColumns = ({ t }: Words): readonly Column<DeskOrder>[] => [
  {
    id: 'points',
    title: t('points.points'),
    figure: true,
    cell: (row) => pointsFigure(row.pointsRequired),
  },
  {
    id: 'amount',
    title: t('goods.worth'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} />,
  },
  {
    id: 'delivery',
    title: t('points.delivery'),
    cell: ({ delivery }) =>
      delivery ? (
        <span className={styles.pair}>
          <span className={styles.words}>{delivery.address}</span>
          <small>
            {delivery.mobile}
            {delivery.messenger && ` · ${delivery.messenger}`}
          </small>
        </span>
      ) : (
        '–'
      ),
  },
  {
    id: 'state',
    title: t('deposits.state'),
    cell: (row) =>
      row.status === 'PROCESSING' ? (
        <OrderActs order={row} />
      ) : (
        <span className={styles.pair}>
          <span
            className={`${styles.badge} ${row.status === 'APPROVED' ? styles.good : styles.bad}`}
          >
            {t(`points.state-${row.status}`)}
          </span>
          <small>{[row.decidedBy, row.remark].filter((part) => part !== null).join(' · ')}</small>
        </span>
      ),
  },
];
