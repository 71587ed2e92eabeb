import {
  consoleStatementRoutes as routes,
  type LineState,
  type StatementLine,
} from '@nokshi/contract/console/statements.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { type Translate, useWords } from '../../lib/words.ts';

/** Lines of one state, newest first. */
export function LineList({ state }: { readonly state: LineState }) {
  const { t } = useWords();
  return (
    <List<Output<typeof routes.lines>>
      queryKey={['till', 'lines', state]}
      load={(cursor) => call(routes.lines, { state, cursor, pageSize: 25 })}
      caption={t(`statement.${state}`)}
      rowKey={(row) => row.id}
      empty={t('statements.none')}
      columns={columnsOf(t, state)}
    />
  );
}

const columnsOf = (t: Translate, state: LineState): Column<StatementLine>[] => [
  ...bankColumns(t, state),
  // A line that waits for a person was not worked on yet.
  ...(state === 'UNMATCHED' ? [] : workedColumns(t)),
];

const bankColumns = (t: Translate, state: LineState): Column<StatementLine>[] => [
  {
    id: 'day',
    title: t('statements.day'),
    whole: true,
    cell: (row) => <Link href={`/statements?state=${state}&l=${row.id}`}>{row.bookedOn}</Link>,
  },
  {
    id: 'amount',
    title: t('statements.amount'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} />,
  },
  {
    id: 'reference',
    title: t('statements.reference'),
    cell: (row) => (
      <span className={styles.pair}>
        {row.reference}
        <small>{row.sender}</small>
      </span>
    ),
  },
];

const workedColumns = (t: Translate): Column<StatementLine>[] => [
  {
    id: 'deposit',
    title: t('statements.pays'),
    cell: (row) =>
      row.deposit && (
        <span className={styles.pair}>
          <Link href={`/members/${row.deposit.memberId}`}>{row.deposit.username}</Link>
          <small className={styles.mono}>{row.deposit.code}</small>
        </span>
      ),
  },
  {
    id: 'why',
    title: t('statements.why'),
    cell: (row) =>
      row.operator && (
        <span className={styles.pair}>
          {row.reason}
          <small>{row.operator}</small>
        </span>
      ),
  },
];
