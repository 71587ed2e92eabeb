import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { classes, MoneyText, Note, Skeleton, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { addChecks } from './add-checks.ts';
import { monthSteps } from './month-steps.ts';
import styles from './reports.module.css';
import { type Check, REPORTS_KEY } from './reports-key.ts';

type Props = { readonly from: string; readonly to: string };

/** Whether the report is the ledger, column by column; a long range is checked month by month. */
export function CheckCard({ from, to }: Props) {
  const { t, why } = useWords();
  const steps = monthSteps(from, to);
  const check = useInfiniteQuery({
    queryKey: [...REPORTS_KEY, 'check', from, to],
    queryFn: ({ pageParam }) => call(routes.check, steps[pageParam] ?? { from, to }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length < steps.length ? pages.length : undefined),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = check;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const done = check.data?.pages.length ?? 0;
  return (
    <section className={desk.card}>
      <h2>{t('reports.check')}</h2>
      {check.error ? (
        <Note kind="wrong">{why(check.error)}</Note>
      ) : done < steps.length ? (
        <div className={styles.running} role="status">
          <p>{t('reports.checking', { done, steps: steps.length })}</p>
          <progress value={done} max={steps.length} aria-label={t('reports.check')} />
          <Skeleton height="180px" />
        </div>
      ) : (
        <Checked checks={check.data?.pages ?? []} />
      )}
    </section>
  );
}

function Checked({ checks }: { readonly checks: readonly Check[] }) {
  const { t } = useWords();
  const { columns, days, vendors, head } = addChecks(checks);
  const wrong = days.length > 0;
  return (
    <>
      <Note kind={wrong ? 'wrong' : 'good'}>{t(wrong ? 'reports.differs' : 'reports.equal')}</Note>
      <div className={styles.wide}>
        <Table
          caption={t('reports.check')}
          rows={columns}
          rowKey={(row) => row.column}
          columns={[
            { id: 'column', title: t('reports.column'), cell: (row) => t(`reports.${row.column}`) },
            ...comparedColumns(t),
          ]}
        />
      </div>
      {wrong && (
        <Table
          caption={t('reports.differs')}
          rows={days}
          rowKey={(row) => `${row.day} ${row.column}`}
          columns={[
            { id: 'day', title: t('reports.day'), whole: true, cell: (row) => row.day },
            { id: 'column', title: t('reports.column'), cell: (row) => t(`reports.${row.column}`) },
            ...comparedColumns(t),
          ]}
        />
      )}
      <p className={classes(desk.quiet, styles.beneath)}>
        {t('reports.vendors')} <MoneyText amount={vendors} signed />
      </p>
      <p className={desk.quiet}>
        {t('reports.head')} <code className={desk.mono}>{head}</code>
      </p>
    </>
  );
}

const comparedColumns = (t: ReturnType<typeof useWords>['t']) => [
  ...(['report', 'ledger'] as const).map((id) => ({
    id,
    title: t(`reports.of-${id}`),
    figure: true,
    cell: (row: Check['columns'][number]) => <MoneyText amount={row[id]} />,
  })),
  {
    id: 'difference',
    title: t('reports.difference'),
    figure: true,
    cell: ({ difference }: Check['columns'][number]) => (
      <strong className={classes(difference === '0.00' ? desk.good : desk.bad)}>
        <MoneyText amount={difference} signed />
      </strong>
    ),
  },
];
