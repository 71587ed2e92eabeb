import {
  consoleTransfersRoutes as routes,
  type DeskTransfer,
} from '@nokshi/contract/console/transfers.ts';
import { Button, classes, MoneyText, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { VENDORS_KEY } from './vendors-key.ts';

const KEY = [...VENDORS_KEY, 'transfers'] as const;
const LOOK = { ASKED: styles.warn, DONE: styles.good, REFUSED: styles.quiet } as const;

/** What is over is not asked again. */
const whenNext = ({ nextAt }: DeskTransfer) => (nextAt ? timeText(nextAt) : '–');

/** Money between members and wallets that vendors keep: what is under way, and what ended last. */
export function Transfers() {
  const { t } = useWords();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => call(routes.list, {}),
    refetchInterval: 10_000,
  });
  return (
    <QueryView query={query} height="120px">
      {({ rows }) =>
        rows.length > 0 && (
          <section className={`${styles.card} ${styles.stack}`} aria-labelledby="transfers">
            <h2 id="transfers">{t('vendors.transfers')}</h2>
            <p className={styles.quiet}>{t('vendors.transfers-words')}</p>
            <Rows rows={rows} />
          </section>
        )
      }
    </QueryView>
  );
}

function Rows({ rows }: { readonly rows: readonly DeskTransfer[] }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('vendors.write');
  const ask = useAct(async (reference: string) => {
    const { state } = await call(routes.askAgain, { reference });
    tell(t(`vendors.transfer-${state}`));
    await queries.invalidateQueries({ queryKey: KEY });
  });
  return (
    <>
      <Refused error={ask.error} />
      <Table<DeskTransfer>
        caption={t('vendors.transfers')}
        rows={rows}
        rowKey={(row) => row.reference}
        columns={[
          { id: 'since', title: t('vendors.since'), cell: (row) => timeText(row.createdAt) },
          { id: 'vendor', title: t('vendors.vendor'), cell: (row) => row.vendor },
          {
            id: 'member',
            title: t('vendors.member'),
            cell: (row) => <Link href={`/members/${row.account}`}>{row.username}</Link>,
          },
          { id: 'way', title: t('vendors.way'), cell: (row) => t(`vendors.way-${row.direction}`) },
          {
            id: 'amount',
            title: t('vendors.amount'),
            figure: true,
            cell: (row) => <MoneyText amount={row.amount} />,
          },
          {
            id: 'state',
            title: t('vendors.answers'),
            cell: (row) => (
              <span className={classes(styles.badge, LOOK[row.state])}>
                {t(`vendors.transfer-${row.state}`)}
              </span>
            ),
          },
          {
            id: 'heard',
            title: t('vendors.heard'),
            cell: (row) => <Heard {...row} />,
          },
          {
            id: 'ask',
            title: t('vendors.ask'),
            cell: (row) =>
              may && row.state === 'ASKED' ? (
                <Button small busy={ask.busy} onClick={() => void ask.run(row.reference)}>
                  {t('vendors.ask-now')}
                </Button>
              ) : (
                whenNext(row)
              ),
          },
        ]}
      />
    </>
  );
}

/** What the vendor said last, after how many calls and when. */
function Heard({ heard, tries, changedAt }: DeskTransfer) {
  const { t } = useWords();
  if (!heard) return '–';
  return (
    <span className={styles.pair}>
      {t('vendors.heard-after', { heard: t(`vendors.heard-${heard}`), tries })}
      <small>{timeText(changedAt)}</small>
    </span>
  );
}
