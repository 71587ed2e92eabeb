import type { Proof } from '@nokshi/contract/console/wallet.ts';
import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { Button, ErrorState, MoneyText, Note, Skeleton, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

const KEY = ['ledger'];

/** The ledger's proof: when, how much, what was found, and the heads that anyone can compare. */
export default function LedgerDesk() {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const mayVerify = useMay('wallet.verify');
  const ledger = useQuery({
    queryKey: KEY,
    queryFn: () => call(consoleWalletRoutes.proof, {}),
    refetchInterval: 30_000,
  });
  const verify = useMutation({
    mutationFn: () => call(consoleWalletRoutes.verify, {}),
    onSuccess: async (proof) => {
      tell(
        t('ledger.verified', { entries: proof.entries, differences: proof.differences }),
        proof.differences === 0 ? 'done' : 'wrong',
      );
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
  if (ledger.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(ledger.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void ledger.refetch()}
      />
    );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('ledger.title')}</h1>
        {mayVerify && (
          <Button busy={verify.isPending} onClick={() => verify.mutate()}>
            {t(verify.isPending ? 'ledger.verifying' : 'ledger.verify')}
          </Button>
        )}
      </div>
      {verify.error && <Note kind="wrong">{why(verify.error)}</Note>}
      {ledger.data ? <Ledger {...ledger.data} /> : <Skeleton height="480px" />}
    </>
  );
}

type LedgerProps = {
  readonly last: Proof | null;
  readonly lanes: readonly { lane: number; batch: string; hash: string }[];
  readonly totals: readonly { kind: string; asset: string; accounts: string; balance: string }[];
};

function Ledger({ last, lanes, totals }: LedgerProps) {
  const { t } = useWords();
  return (
    <>
      <section className={styles.card}>
        <h2>{t('ledger.proof')}</h2>
        {last ? <ProofCard proof={last} /> : <Note>{t('ledger.never')}</Note>}
      </section>
      <section className={styles.card}>
        <h2>{t('ledger.totals')}</h2>
        <Table
          caption={t('ledger.totals')}
          rows={totals}
          rowKey={(row) => `${row.kind} ${row.asset}`}
          columns={[
            { id: 'kind', title: t('ledger.kind'), cell: (row) => row.kind },
            { id: 'asset', title: t('ledger.asset'), cell: (row) => row.asset },
            {
              id: 'accounts',
              title: t('ledger.accounts'),
              figure: true,
              cell: (row) => row.accounts,
            },
            {
              id: 'balance',
              title: t('ledger.balance'),
              figure: true,
              cell: (row) => <MoneyText amount={row.balance} />,
            },
          ]}
        />
        <p className={styles.quiet}>{t('ledger.sum')}</p>
      </section>
      <section className={styles.card}>
        <h2>{t('ledger.lanes')}</h2>
        <Table
          caption={t('ledger.lanes')}
          rows={lanes.filter(({ batch }) => batch !== '0')}
          rowKey={(row) => String(row.lane)}
          columns={[
            { id: 'lane', title: t('ledger.lane'), figure: true, cell: (row) => row.lane },
            { id: 'batch', title: t('ledger.batch'), figure: true, cell: (row) => row.batch },
            {
              id: 'hash',
              title: t('ledger.hash'),
              cell: (row) => <span className={styles.mono}>{row.hash}</span>,
            },
          ]}
        />
      </section>
    </>
  );
}

function ProofCard({ proof }: { readonly proof: Proof }) {
  const { t } = useWords();
  const figures = [
    { name: t('ledger.finished'), value: proof.finishedAt ? timeText(proof.finishedAt) : '…' },
    { name: t('ledger.took'), value: t('ledger.ms', { ms: proof.tookMs }) },
    { name: t('ledger.entries'), value: proof.entries },
    { name: t('ledger.batches'), value: proof.batches },
    { name: t('ledger.accounts'), value: proof.accounts },
    { name: t('ledger.differences'), value: proof.differences },
  ];
  return (
    <>
      <Note kind={proof.differences === 0 ? 'good' : 'wrong'}>
        {proof.differences === 0
          ? t('ledger.clean')
          : t('ledger.broken', { count: proof.differences })}
      </Note>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {proof.examples.length > 0 && (
        <Table
          caption={t('ledger.differences')}
          rows={proof.examples}
          rowKey={(row) => `${row.check} ${row.lane} ${row.where}`}
          columns={[
            { id: 'check', title: t('ledger.check'), cell: (row) => row.check },
            { id: 'lane', title: t('ledger.lane'), figure: true, cell: (row) => row.lane ?? '' },
            { id: 'where', title: t('ledger.where'), cell: (row) => row.where },
            {
              id: 'expected',
              title: t('ledger.expected'),
              cell: (row) => <span className={styles.mono}>{row.expected}</span>,
            },
            {
              id: 'found',
              title: t('ledger.found'),
              cell: (row) => <span className={styles.mono}>{row.found}</span>,
            },
          ]}
        />
      )}
    </>
  );
}
