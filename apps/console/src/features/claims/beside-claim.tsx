import { EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import { callbackColumns } from '../../lib/callback-columns.tsx';
import styles from '../../lib/desk.module.css';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import type { OneClaim } from './claim.ts';

type Props = { readonly found: OneClaim };

/** What we know of the deposit or withdrawal, as we were told it. */
export function BesideClaim({ found }: Props) {
  const { t } = useWords();
  const { withdrawal, deposit, byLine } = found;
  if (withdrawal)
    return (
      <section className={styles.card} aria-labelledby="about">
        <h2 id="about">{t('claims.about-withdrawal')}</h2>
        <p>
          <Link href={`/withdrawals?w=${withdrawal.id}`}>
            <MoneyText amount={withdrawal.amount} /> {t(`withdrawal.${withdrawal.state}`)}
          </Link>
        </p>
      </section>
    );
  if (!deposit) return null;
  return (
    <>
      <section className={styles.card} aria-labelledby="about">
        <h2 id="about">{t('claims.about-deposit')}</h2>
        <Facts
          facts={[
            { name: t('deposits.channel'), value: deposit.channel },
            { name: t('deposits.amount'), value: <MoneyText amount={deposit.amount} /> },
            { name: t('deposits.state'), value: t(`deposit.${deposit.state}`) },
            { name: t('deposits.created'), value: timeText(deposit.createdAt) },
          ]}
        />
      </section>
      <section className={styles.card} aria-labelledby="told">
        <h2 id="told">{t(byLine ? 'claims.lines' : 'deposits.callbacks')}</h2>
        {byLine ? <Lines found={found} /> : <Callbacks found={found} />}
      </section>
    </>
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
        { id: 'at', title: t('deposits.received'), cell: (row) => timeText(row.receivedAt) },
        ...callbackColumns(t),
      ]}
    />
  );
}
