import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Facts,
  MoneyText,
  Note,
  Skeleton,
  Table,
  tell,
} from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DepositBadge } from '../../lib/deposit-badge.tsx';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { type MessageId, useWords } from '../../lib/words.ts';
import { RestrictionBadge, typeLabel } from './restriction.tsx';

export type TabProps = {
  readonly id: string;
  readonly member: Output<typeof consoleIdentityRoutes.member>;
};

export function Profile({ id, member }: TabProps) {
  const { t } = useWords();
  const mayMoney = useMay('wallet.read');
  const balances = useQuery({
    queryKey: ['member', id, 'balance'],
    queryFn: () => call(routes.balance, { id }),
    enabled: mayMoney,
  });
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{t('member.profile')}</h2>
        <Facts
          facts={[
            { name: t('members.id'), value: <span className={styles.mono}>{member.id}</span> },
            { name: t('members.type'), value: t(typeLabel(member.type)) },
            {
              name: t('members.restriction'),
              value: <RestrictionBadge restriction={member.restriction} />,
            },
            { name: t('members.registered'), value: timeText(member.registeredAt) },
            {
              name: t('members.seen'),
              value: member.lastSeenAt ? timeText(member.lastSeenAt) : t('members.never'),
            },
            { name: t('member.registered-ip'), value: member.registeredIp },
            { name: t('member.language'), value: member.language },
            { name: t('member.failed'), value: member.failedLogins },
          ]}
        />
      </section>
      {balances.data && (
        <section className={styles.card}>
          <h2>{t('member.balances')}</h2>
          <Facts
            facts={balances.data.map((row) => ({
              name: `${row.kind} ${row.asset}`,
              value: <MoneyText amount={row.balance} />,
            }))}
          />
        </section>
      )}
    </div>
  );
}

export function Sessions({ id }: TabProps) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const mayEnd = useMay('identity.members-write');
  const key = ['member', id, 'sessions'];
  const sessions = useQuery({
    queryKey: key,
    queryFn: () => call(consoleIdentityRoutes.memberSessions, { id }),
  });
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      call(consoleIdentityRoutes.endMemberSession, { id, sessionId }),
    onSuccess: async () => {
      tell(t('member.session-ended'));
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  if (sessions.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(sessions.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void sessions.refetch()}
      />
    );
  if (!sessions.data) return <Skeleton height="160px" />;
  if (sessions.data.length === 0) return <EmptyState title={t('member.no-sessions')} />;
  return (
    <>
      {end.error && <Note kind="wrong">{why(end.error)}</Note>}
      <Table
        caption={t('member.sessions')}
        rows={sessions.data}
        rowKey={(row) => row.id}
        columns={[
          { id: 'device', title: t('session.device'), cell: (row) => row.device },
          { id: 'ip', title: t('session.ip'), cell: (row) => row.ip },
          { id: 'started', title: t('session.started'), cell: (row) => timeText(row.startedAt) },
          { id: 'seen', title: t('session.seen'), cell: (row) => timeText(row.lastSeenAt) },
          ...(mayEnd
            ? [
                {
                  id: 'end',
                  title: '',
                  cell: (row: { id: string }) => (
                    <Button
                      small
                      kind="quiet"
                      busy={end.isPending && end.variables === row.id}
                      onClick={() => end.mutate(row.id)}
                    >
                      {t('member.session-end')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

export function Wagers({ id }: TabProps) {
  const { t, local } = useWords();
  return (
    <List
      queryKey={['member', id, 'wagers']}
      load={(cursor) => call(routes.wagers, { id, cursor, pageSize: 25 })}
      caption={t('member.wagers')}
      rowKey={(row) => row.wagerId}
      empty={t('member.no-wagers')}
      columns={[
        { id: 'at', title: t('wager.placed'), cell: (row) => timeText(row.placedAt) },
        { id: 'game', title: t('wager.game'), cell: (row) => local(row.gameName) },
        {
          id: 'stake',
          title: t('wager.stake'),
          figure: true,
          cell: (row) => <MoneyText amount={row.stake} />,
        },
        {
          id: 'payout',
          title: t('wager.payout'),
          figure: true,
          cell: (row) => <MoneyText amount={row.payout} />,
        },
        {
          id: 'net',
          title: t('wager.net'),
          figure: true,
          cell: (row) => <MoneyText amount={row.net} signed />,
        },
        { id: 'state', title: t('wager.state'), cell: (row) => t(`wager.${row.state}`) },
        {
          id: 'id',
          title: t('wager.id'),
          cell: (row) => <span className={styles.mono}>{row.wagerId}</span>,
        },
      ]}
    />
  );
}

const ENTRY_KINDS: readonly MessageId[] = [
  'entry.stake',
  'entry.win',
  'entry.refund',
  'entry.deposit',
  'entry.withdrawal',
  'entry.hold',
  'entry.release',
  'entry.adjustment',
];

export function Entries({ id }: TabProps) {
  const { t } = useWords();
  const kindText = (kind: string) => {
    const known = ENTRY_KINDS.find((each) => each === `entry.${kind}`);
    return known ? t(known) : kind;
  };
  return (
    <List
      queryKey={['member', id, 'entries']}
      load={(cursor) => call(routes.entries, { id, cursor, pageSize: 25 })}
      caption={t('member.entries')}
      rowKey={(row) => row.entryId}
      empty={t('member.no-entries')}
      columns={[
        { id: 'no', title: t('entry.sequence'), figure: true, cell: (row) => row.sequence },
        { id: 'at', title: t('entry.at'), cell: (row) => timeText(row.at) },
        { id: 'kind', title: t('entry.kind'), cell: (row) => kindText(row.kind) },
        {
          id: 'amount',
          title: t('entry.amount'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} signed />,
        },
        {
          id: 'after',
          title: t('entry.after'),
          figure: true,
          cell: (row) => <MoneyText amount={row.balanceAfter} />,
        },
        {
          id: 'batch',
          title: t('entry.batch'),
          figure: true,
          cell: (row) => `${row.lane} · ${row.batch}`,
        },
      ]}
    />
  );
}

export function Limits({ id }: TabProps) {
  const { t, why } = useWords();
  const limits = useQuery({
    queryKey: ['member', id, 'limits'],
    queryFn: () => call(routes.limits, { id }),
  });
  if (limits.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(limits.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void limits.refetch()}
      />
    );
  if (!limits.data) return <Skeleton height="240px" />;
  const { restriction } = limits.data;
  return (
    <>
      <Note>{t('member.limits-note')}</Note>
      {restriction && (
        <Note kind="wrong">
          {t(`restriction.${restriction.kind}`)}{' '}
          {restriction.until && t('limit.until', { at: timeText(restriction.until) })}
        </Note>
      )}
      <Table
        caption={t('member.limits')}
        rows={limits.data.limits}
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
          { id: 'resets', title: t('limit.resets'), cell: (row) => timeText(row.resetsAt) },
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
    </>
  );
}

export function Deposits({ id }: TabProps) {
  const { t, local } = useWords();
  return (
    <List
      queryKey={['member', id, 'deposits']}
      load={(cursor) => call(routes.deposits, { id, cursor, pageSize: 25 })}
      caption={t('member.deposits')}
      rowKey={(row) => row.id}
      empty={t('member.no-deposits')}
      columns={[
        { id: 'at', title: t('deposits.created'), cell: (row) => timeText(row.createdAt) },
        { id: 'channel', title: t('deposits.channel'), cell: (row) => local(row.channelName) },
        {
          id: 'amount',
          title: t('deposits.amount'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} />,
        },
        {
          id: 'credited',
          title: t('deposits.credited'),
          figure: true,
          cell: (row) => (row.credited ? <MoneyText amount={row.credited} /> : ''),
        },
        {
          id: 'state',
          title: t('deposits.state'),
          cell: (row) => <DepositBadge state={row.state} />,
        },
      ]}
    />
  );
}
