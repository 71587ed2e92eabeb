import {
  consoleVoucherRoutes as routes,
  type BatchState,
  type VoucherBatch,
} from '@nokshi/contract/console/vouchers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, classes, type Column, Figures, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { BatchActs } from './batch-acts.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { VOUCHERS_KEY } from './vouchers-key.ts';
import own from './vouchers.module.css';

type Page = Output<typeof routes.list>;

const LOOK: Readonly<Record<BatchState, string | undefined>> = {
  written: styles.warn,
  open: styles.good,
  expired: styles.quiet,
  void: styles.bad,
};

/** Codes that the house gives out: what is owed for them, and every batch with what became of it. */
export default function VouchersDesk() {
  const words = useWords();
  const { t } = words;
  const may = useMay('cashier.act');
  const [issuing, setIssuing] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.vouchers')}</h1>
        {may && (
          <Button kind="main" onClick={() => setIssuing(true)}>
            {t('vouchers.issue')}
          </Button>
        )}
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('vouchers.words')}</p>
      <List<Page>
        queryKey={VOUCHERS_KEY}
        load={(cursor) => call(routes.list, { cursor, pageSize: 25 })}
        caption={t('vouchers.batches')}
        rowKey={(row) => row.id}
        empty={t('vouchers.none')}
        columns={columnsOf(words)}
        above={(first) => <Sums page={first} />}
      />
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </>
  );
}

/** What was redeemed, by the vouchers and by the ledger; a difference is shown. */
function Sums({ page }: { readonly page: Page }) {
  const { t } = useWords();
  const { outstanding, redeemed, booked } = page;
  return (
    <section className={styles.card} aria-label={t('vouchers.sums')}>
      <Figures
        figures={[
          { name: t('vouchers.outstanding'), value: <MoneyText amount={outstanding} /> },
          { name: t('vouchers.redeemed'), value: <MoneyText amount={redeemed} /> },
          { name: t('vouchers.booked'), value: <MoneyText amount={booked} /> },
        ]}
      />
      {redeemed !== booked && <Note kind="wrong">{t('vouchers.differ')}</Note>}
    </section>
  );
}

const columnsOf = ({ t }: ReturnType<typeof useWords>): Column<VoucherBatch>[] => [
  {
    id: 'batch',
    title: t('vouchers.batch'),
    cell: (row) => (
      <span className={styles.pair}>
        <strong className={styles.words}>{row.note}</strong>
        <small>
          {row.issuedBy} · <span className={own.whole}>{timeText(row.issuedAt)}</span>
        </small>
      </span>
    ),
  },
  {
    id: 'amount',
    title: t('vouchers.amount'),
    figure: true,
    whole: true,
    cell: (row) => (
      <span className={styles.pair}>
        <MoneyText amount={row.amount} />
        <small>{t('vouchers.times', { count: row.count })}</small>
      </span>
    ),
  },
  {
    id: 'state',
    title: t('vouchers.state'),
    cell: (row) => (
      <span className={classes(styles.badge, LOOK[row.state])}>
        {t(`vouchers.state-${row.state}`)}
      </span>
    ),
  },
  {
    id: 'counts',
    whole: true,
    title: t('vouchers.counts'),
    cell: (row) => (
      <span className={styles.pair}>
        {(['used', 'unused', 'expired', 'void'] as const)
          .filter((each) => row[each] > 0)
          .map((each) => (
            <span key={each}>{t(`vouchers.count-${each}`, { count: row[each] })}</span>
          ))}
      </span>
    ),
  },
  {
    id: 'expires',
    title: t('vouchers.expires'),
    whole: true,
    cell: (row) => timeText(row.expiresAt).slice(0, 16),
  },
  { id: 'acts', title: t('vouchers.acts'), cell: (row) => <BatchActs batch={row} /> },
];
