import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Protection } from '@nokshi/contract/player/limits.ts';
import { type Column, Facts, MoneyText, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { limitName } from '../../lib/limit-name.ts';
import { useMay } from '../../lib/session.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type ByHouse = Protection['byHouse'][number];

export function Limits({ id }: TabProps) {
  const { t } = useWords();
  const mayLook = useMay('harm.read');
  const limits = useQuery({
    queryKey: ['member', id, 'limits'],
    queryFn: () => call(routes.limits, { id }),
  });
  return (
    <QueryView query={limits} height="240px">
      {(protection) => (
        <>
          <div className={`${styles.stack} ${styles.apart}`}>
            <Note>{t('member.limits-note')}</Note>
            <Held restriction={protection.restriction} />
            {protection.byHouse.map((set) => (
              <Note key={`${set.kind} ${set.period}`}>{byHouseText(t, set)}</Note>
            ))}
            {mayLook && <Link href={`/harm?m=${id}`}>{t('harm.look')}</Link>}
          </div>
          <div className={styles.narrow}>
            <Facts facts={factsOf(t, protection)} />
          </div>
          <Table
            caption={t('member.limits')}
            rows={[...protection.limits.map(amountLine(t)), ...protection.times.map(timeLine(t))]}
            rowKey={(row) => row.name}
            columns={columnsOf(t)}
          />
        </>
      )}
    </QueryView>
  );
}

/** What keeps the member from playing now. */
function Held({ restriction }: Pick<Protection, 'restriction'>) {
  const { t } = useWords();
  if (!restriction) return null;
  const { kind, until, mayReturn, returnsAt } = restriction;
  return (
    <Note kind="wrong">
      {t(`restriction.${kind}`)} {until && t('limit.until', { at: timeText(until) })}{' '}
      {mayReturn && t('limit.by-member')}
      {returnsAt && t('limit.returns', { at: timeText(returnsAt) })}
    </Note>
  );
}

/** What the house set, since when, and why. */
const byHouseText = (t: Translate, { kind, period, why, setAt }: ByHouse): string =>
  t('harm.by-house', {
    what:
      kind === 'time-out' || period === null
        ? t('harm.a-time-out')
        : limitName(t, { kind, period }),
    at: timeText(setAt),
    why: t(`harm.why-${why}`),
  });

/** The periods that limits count, and the reality check. */
function factsOf(t: Translate, { periods, bothUntil, realityCheck: { minutes } }: Protection) {
  const both = bothUntil && t('limit.both-until', { at: timeText(bothUntil) });
  return [
    {
      name: t('protection.periods'),
      value: [t(`periods.${periods}`), both].filter(Boolean).join(' · '),
    },
    {
      name: t('limit.check'),
      value: minutes === null ? t('limit.check-off') : t('limit.check-every', { minutes }),
    },
  ];
}

/** A limit as it is shown, in money or in minutes. */
type Line = {
  readonly name: string;
  readonly most: ReactNode;
  readonly used: ReactNode;
  readonly resets: string;
  readonly pending: ReactNode;
};
type Counted = Pick<Protection['limits'][number], 'periods' | 'resetsAt'>;

const resetsText = (t: Translate, { periods, resetsAt }: Counted): string =>
  t(`limit.resets-${periods}`, { at: timeText(resetsAt) });

const amountLine =
  (t: Translate) =>
  (row: Protection['limits'][number]): Line => {
    const text = (amount: string | null) =>
      amount === null ? t('limit.none') : <MoneyText amount={amount} />;
    return {
      name: limitName(t, row),
      most: text(row.amount),
      used: text(row.used),
      resets: resetsText(t, row),
      pending: row.pending && text(row.pending.amount),
    };
  };

const timeLine =
  (t: Translate) =>
  (row: Protection['times'][number]): Line => {
    const text = (minutes: number | null) =>
      minutes === null ? t('limit.none') : t('limit.minutes', { minutes });
    return {
      name: limitName(t, { kind: 'time', period: row.period }),
      most: text(row.minutes),
      used: text(row.usedMinutes),
      resets: resetsText(t, row),
      pending: row.pending && text(row.pending.minutes),
    };
  };

const columnsOf = (t: Translate): Column<Line>[] => [
  { id: 'kind', title: t('limit.kind'), cell: (row) => row.name },
  { id: 'amount', title: t('limit.amount'), figure: true, cell: (row) => row.most },
  { id: 'used', title: t('limit.used'), figure: true, cell: (row) => row.used },
  { id: 'resets', title: t('limit.resets'), whole: true, cell: (row) => row.resets },
  { id: 'pending', title: t('limit.pending'), figure: true, cell: (row) => row.pending },
];
