import {
  consoleVendorsRoutes as routes,
  type Difference,
  type VendorCard,
} from '@nokshi/contract/console/vendors.ts';
import { Button, Facts, Field, MoneyText, Note, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { dayText, timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { VENDORS_KEY } from './vendors-key.ts';

type Props = { readonly vendor: VendorCard };

/** The vendor's own record of a day against ours; each difference names its transaction. */
export function Reconciliation({ vendor }: Props) {
  const { t } = useWords();
  const { last } = vendor;
  return (
    <section className={styles.stack} aria-label={t('vendors.reconciliation')}>
      {last && last.differences === 0 && <Note kind="good">{t('vendors.agree')}</Note>}
      {last && last.differences > 0 && (
        <>
          <Note kind="wrong">{t('vendors.differ', { count: last.differences })}</Note>
          <Differences vendor={vendor.vendor} day={last.day} />
        </>
      )}
      <CompareForm vendor={vendor} />
    </section>
  );
}

/** What the last comparison came to. */
export function LastDay({ vendor }: Props) {
  const { t } = useWords();
  const { last } = vendor;
  if (!last) return <p className={styles.quiet}>{t('vendors.never')}</p>;
  return (
    <Facts
      facts={[
        { name: t('vendors.day'), value: last.day },
        { name: t('vendors.compared'), value: timeText(last.at) },
        {
          name: t('vendors.lines'),
          value: t('vendors.both', { theirs: last.theirLines, ours: last.ourLines }),
        },
        { name: t('vendors.their-net'), value: <MoneyText amount={last.theirNet} /> },
        { name: t('vendors.our-net'), value: <MoneyText amount={last.ourNet} /> },
      ]}
    />
  );
}

function Differences({ vendor, day }: { readonly vendor: string; readonly day: string }) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...VENDORS_KEY, vendor, day],
    queryFn: () => call(routes.differences, { vendor, day }),
  });
  const money = (amount: string | null) => (amount === null ? '–' : <MoneyText amount={amount} />);
  return (
    <QueryView query={query} height="160px">
      {({ rows }) => (
        <Table<Difference>
          caption={t('vendors.differences')}
          rows={rows}
          rowKey={(row) => row.transactionId}
          columns={[
            {
              id: 'transaction',
              title: t('vendors.transaction'),
              cell: (row) => <code className={styles.mono}>{row.transactionId}</code>,
            },
            { id: 'action', title: t('vendors.action'), cell: (row) => row.action },
            {
              id: 'member',
              title: t('vendors.member'),
              cell: (row) => <Link href={`/members/${row.account}`}>{t('vendors.look')}</Link>,
            },
            { id: 'kind', title: t('vendors.kind'), cell: (row) => t(`vendors.kind-${row.kind}`) },
            {
              id: 'theirs',
              title: t('vendors.theirs'),
              figure: true,
              cell: (row) => money(row.theirs),
            },
            { id: 'ours', title: t('vendors.ours'), figure: true, cell: (row) => money(row.ours) },
          ]}
        />
      )}
    </QueryView>
  );
}

function CompareForm({ vendor }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const may = useMay('vendors.write');
  const form = useForm({
    start: { day: vendor.last?.day ?? dayText(Date.now()) },
    async send({ day }) {
      await call(routes.reconcile, { vendor: vendor.vendor, day });
      tell(t('vendors.done'));
      await queries.invalidateQueries({ queryKey: VENDORS_KEY });
    },
  });
  const { error, ...day } = form.field('day');
  if (!may) return null;
  return (
    <form className={styles.tools} onSubmit={form.submit}>
      <Field
        {...day}
        label={t('vendors.day')}
        type="date"
        required
        // There is no room above it: what was refused stands here.
        error={error ?? (form.refused ? why(form.refused) : undefined)}
      />
      <Button type="submit" busy={form.busy}>
        {t('vendors.compare')}
      </Button>
    </form>
  );
}
