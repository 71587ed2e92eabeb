import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Protection } from '@nokshi/contract/player/limits.ts';
import { MoneyText, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

export function Limits({ id }: TabProps) {
  const { t } = useWords();
  const mayLook = useMay('harm.read');
  const limits = useQuery({
    queryKey: ['member', id, 'limits'],
    queryFn: () => call(routes.limits, { id }),
  });
  return (
    <QueryView query={limits} height="240px">
      {({ restriction, limits: rows, times, periods, bothUntil, realityCheck, byHouse }) => (
        <>
          <div className={`${styles.stack} ${styles.apart}`}>
            <Note>{t('member.limits-note')}</Note>
            {restriction && (
              <Note kind="wrong">
                {t(`restriction.${restriction.kind}`)}{' '}
                {restriction.until && t('limit.until', { at: timeText(restriction.until) })}{' '}
                {restriction.mayReturn && t('limit.by-member')}
                {restriction.returnsAt &&
                  t('limit.returns', { at: timeText(restriction.returnsAt) })}
              </Note>
            )}
            {byHouse.map(({ kind, period, why, setAt }) => (
              <Note key={`${kind} ${period}`}>
                {t('harm.by-house', {
                  what: kind === 'time-out' ? t('harm.a-time-out') : t(`limit.${kind}`),
                  period: period ? t(`limit.${period}`) : '',
                  at: timeText(setAt),
                })}{' '}
                {t(`harm.why-${why}`)}
              </Note>
            ))}
            {mayLook && <Link href={`/harm?m=${id}`}>{t('harm.look')}</Link>}
            <p>
              {t('protection.periods')}: {t(`periods.${periods}`)}
              {bothUntil && ` · ${t('limit.both-until', { at: timeText(bothUntil) })}`}
            </p>
            <p>
              {t('limit.check')}:{' '}
              {realityCheck.minutes === null
                ? t('limit.check-off')
                : t('limit.check-every', { minutes: realityCheck.minutes })}
            </p>
          </div>
          <Amounts rows={rows} />
          <Times times={times} />
        </>
      )}
    </QueryView>
  );
}

/** What the member may deposit, lose and stake, and has. */
function Amounts({ rows }: { readonly rows: Protection['limits'] }) {
  const { t } = useWords();
  return (
    <Table
      caption={t('member.limits')}
      rows={rows}
      rowKey={(row) => `${row.kind} ${row.period}`}
      columns={[
        {
          id: 'kind',
          title: t('limit.kind'),
          cell: (row) => `${t(`limit.${row.kind}`)} ${t(`limit.${row.period}`)}`,
        },
        {
          id: 'amount',
          title: t('limit.amount'),
          figure: true,
          cell: (row) => (row.amount ? <MoneyText amount={row.amount} /> : t('limit.none')),
        },
        {
          id: 'used',
          title: t('limit.used'),
          figure: true,
          cell: (row) => <MoneyText amount={row.used} />,
        },
        {
          id: 'resets',
          title: t('limit.resets'),
          whole: true,
          cell: (row) => t(`limit.resets-${row.periods}`, { at: timeText(row.resetsAt) }),
        },
        {
          id: 'pending',
          title: t('limit.pending'),
          cell: (row) =>
            row.pending ? (
              row.pending.amount ? (
                <MoneyText amount={row.pending.amount} />
              ) : (
                t('limit.none')
              )
            ) : (
              ''
            ),
        },
      ]}
    />
  );
}

/** How long the member wants to play, and has played. */
function Times({ times }: Pick<Protection, 'times'>) {
  const { t } = useWords();
  const minutesText = (minutes: number | null) =>
    minutes === null ? t('limit.none') : t('limit.minutes', { minutes });
  return (
    <Table
      caption={t('limit.time')}
      rows={times}
      rowKey={(row) => row.period}
      columns={[
        {
          id: 'kind',
          title: t('limit.kind'),
          cell: (row) => `${t('limit.time')} ${t(`limit.${row.period}`)}`,
        },
        {
          id: 'limit',
          title: t('limit.amount'),
          figure: true,
          cell: (row) => minutesText(row.minutes),
        },
        {
          id: 'used',
          title: t('limit.used'),
          figure: true,
          cell: (row) => minutesText(row.usedMinutes),
        },
        {
          id: 'resets',
          title: t('limit.resets'),
          whole: true,
          cell: (row) => t(`limit.resets-${row.periods}`, { at: timeText(row.resetsAt) }),
        },
        {
          id: 'pending',
          title: t('limit.pending'),
          cell: (row) => (row.pending ? minutesText(row.pending.minutes) : ''),
        },
      ]}
    />
  );
}
