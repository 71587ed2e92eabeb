import { EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { callbackColumns } from '../../lib/callback-columns.tsx';
import { DepositBadge } from '../../lib/deposit-state.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { WithdrawalBadge } from '../../lib/withdrawal-state.tsx';
import type { OneClaim } from './claim.ts';

type Props = { readonly found: OneClaim };

/** The deposit or withdrawal that it is about. */
export function AboutClaim({ found: { withdrawal, deposit } }: Props) {
  const { t, local } = useWords();
  if (withdrawal)
    return (
      <section className={styles.card} aria-labelledby="about">
        <h2 id="about">{t('claims.about-withdrawal')}</h2>
        <p className={styles.tools}>
          <Link href={`/withdrawals?w=${withdrawal.id}`}>
            <MoneyText amount={withdrawal.amount} />
          </Link>
          <WithdrawalBadge state={withdrawal.state} />
        </p>
      </section>
    );
  if (!deposit) return null;
  return (
    <section className={styles.card} aria-labelledby="about">
      <h2 id="about">{t('claims.about-deposit')}</h2>
      <Facts
        facts={[
          { name: t('deposits.channel'), value: local(deposit.channelName) },
          { name: t('deposits.amount'), value: <MoneyText amount={deposit.amount} /> },
          { name: t('deposits.state'), value: <DepositBadge state={deposit.state} /> },
          { name: t('deposits.created'), value: timeText(deposit.createdAt) },
        ]}
      />
    </section>
  );
}

/** What the bank or the channel told us of the deposit. */
export function ToldOf({ found }: Props) {
  const { t } = useWords();
  const { deposit, byLine } = found;
  if (!deposit) return null;
  return (
    <section className={styles.card} aria-labelledby="told">
      <h2 id="told">{t(byLine ? 'claims.lines' : 'deposits.callbacks')}</h2>
      {byLine ? <Lines found={found} /> : <Callbacks found={found} />}
    </section>
  );
}

function Lines({ found: { lines } }: Props) {
  const { t } = useWords();
  if (lines.length === 0) return <EmptyState title={t('claims.no-lines')} />;
  return (
    <Table
      caption={t('claims.lines')}
      rows={lines}
      rowKey={(row) => row.id}
      columns={[
        {
          id: 'day',
          title: t('statements.day'),
          whole: true,
          cell: (row) => <Link href={`/statements?l=${row.id}`}>{row.bookedOn}</Link>,
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
      ]}
    />
  );
}

function Callbacks({ found: { callbacks } }: Props) {
  const { t } = useWords();
  if (callbacks.length === 0) return <EmptyState title={t('deposits.no-callbacks')} />;
  return (
    <Table
      caption={t('deposits.callbacks')}
      rows={callbacks}
      rowKey={(row) => `${row.receivedAt} ${row.reference} ${row.outcome}`}
      columns={[
        {
          id: 'at',
          title: t('deposits.received'),
          whole: true,
          cell: (row) => timeText(row.receivedAt),
        },
        ...callbackColumns(t),
      ]}
    />
  );
}
