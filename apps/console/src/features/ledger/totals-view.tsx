import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { type Column, Table } from '@nokshi/ui';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { AssetMoney } from '../../lib/asset-money.tsx';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { accountName } from './account-name.ts';

type Total = Output<typeof consoleWalletRoutes.totals>['rows'][number];

/** What each kind of account holds; all of it together is nothing. */
export function TotalsView() {
  const { t } = useWords();
  const totals = useQuery({
    queryKey: ['ledger-totals'],
    queryFn: () => call(consoleWalletRoutes.totals, {}),
    refetchInterval: 60_000,
  });
  return (
    <QueryView query={totals} height="240px">
      {({ rows }) => (
        <section className={styles.card}>
          <h2>{t('ledger.totals')}</h2>
          <Table
            caption={t('ledger.totals')}
            rows={rows}
            rowKey={(row) => `${row.kind} ${row.asset}`}
            columns={columnsOf(t)}
          />
          <p className={styles.quiet}>{t('ledger.sum')}</p>
        </section>
      )}
    </QueryView>
  );
}

const columnsOf = (t: Translate): Column<Total>[] => [
  {
    id: 'kind',
    title: t('ledger.kind'),
    cell: ({ kind }) => (
      <span className={styles.pair}>
        {accountName(t, kind)}
        <small className={styles.mono}>{kind}</small>
      </span>
    ),
  },
  { id: 'asset', title: t('ledger.asset'), cell: ({ asset }) => assetName(t, asset) },
  {
    id: 'accounts',
    title: t('ledger.accounts'),
    figure: true,
    cell: (row) => countText(row.accounts),
  },
  {
    id: 'balance',
    title: t('ledger.balance'),
    figure: true,
    cell: ({ asset, balance }) => <AssetMoney asset={asset} amount={balance} />,
  },
];

const ASSETS = ['BDT', 'FUN', 'PTS'] as const;

function assetName(t: Translate, asset: string): string {
  const known = ASSETS.find((each) => each === asset);
  return known ? t(`ledger.asset-${known}`) : asset;
}
