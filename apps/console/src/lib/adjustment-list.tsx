import { consoleAdjustmentRoutes as routes } from '@nokshi/contract/console/adjustments.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from './desk.module.css';
import { List } from './list.tsx';
import { useWords } from './words.ts';

type AdjustmentPage = Output<typeof routes.list>;
type Row = AdjustmentPage['rows'][number];

/** Balances that were changed by hand: all of them, or those of one member. */
export function AdjustmentList({ memberId }: { readonly memberId?: string }) {
  const { t } = useWords();
  const member = {
    id: 'member',
    title: t('adjustments.member'),
    cell: (row: Row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
  };
  return (
    <List<AdjustmentPage>
      queryKey={['adjustments', memberId]}
      load={(cursor) => call(routes.list, { memberId, cursor, pageSize: 25 })}
      caption={t('nav.adjustments')}
      rowKey={(row) => row.id}
      empty={t('adjustments.none')}
      columns={[
        { id: 'at', title: t('adjustments.at'), whole: true, cell: (row) => timeText(row.at) },
        ...(memberId ? [] : [member]),
        {
          id: 'amount',
          title: t('adjustments.amount'),
          figure: true,
          cell: ({ way, amount }) => (
            <MoneyText amount={way === 'give' ? amount : `-${amount}`} signed />
          ),
        },
        {
          id: 'cause',
          title: t('adjustments.cause'),
          cell: (row) => t(`adjustments.${row.cause}`),
        },
        {
          id: 'told',
          title: t('adjustments.told'),
          cell: (row) => <span className={styles.words}>{row.words}</span>,
        },
        {
          id: 'reason',
          title: t('adjustments.reason'),
          cell: (row) => <span className={styles.words}>{row.reason}</span>,
        },
        {
          id: 'by',
          title: t('adjustments.by'),
          cell: (row) => `${row.proposedBy}, ${row.approvedBy}`,
        },
      ]}
    />
  );
}
