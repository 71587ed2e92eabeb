import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, Facts, MoneyText, moneyText, Table } from '@nokshi/ui';
import { DayBarsPlot } from '@nokshi/ui/day-bars-plot.tsx';
import { call } from '@nokshi/web/call.ts';
import { type DayRange, readDays } from '@nokshi/web/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { useMenus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './net.module.css';
import { RangeFilter } from './range-filter.tsx';
import records from './records.module.css';

type Net = Output<typeof recordsRoutes.net>;

/** What play won or lost, and what came in and went out; nothing is said nicer than it is. */
export default function NetPage() {
  const { params } = useAddress();
  const range = readDays(params, Date.now());
  return (
    <div className={records.page}>
      <RangeFilter range={range} />
      <Position range={range} />
    </div>
  );
}

function Position({ range: { from, to } }: { readonly range: DayRange }) {
  const net = useQuery({
    queryKey: ['mine', 'net', from, to],
    queryFn: () => call(recordsRoutes.net, { from, to }),
    staleTime: 0,
  });
  return (
    <QueryView query={net}>
      {(shown) => (
        <>
          <Sums net={shown} />
          <Play net={shown} />
        </>
      )}
    </QueryView>
  );
}

function Sums({ net: { play, deposited, withdrawn, netDeposits } }: { readonly net: Net }) {
  const { t } = useWords();
  const lost = play.net.startsWith('-');
  return (
    <>
      <p className={styles.sum}>
        <span>{t(lost ? 'net.lost' : 'net.won')}</span>
        <strong>
          <MoneyText amount={play.net} signed />
        </strong>
        <small>{t('net.how')}</small>
      </p>
      <Facts
        facts={[
          { name: t('records.stakes'), value: <MoneyText amount={play.stake} /> },
          { name: t('records.payouts'), value: <MoneyText amount={play.payout} /> },
          { name: t('net.deposited'), value: <MoneyText amount={deposited} /> },
          { name: t('net.withdrawn'), value: <MoneyText amount={withdrawn} /> },
          { name: t('net.deposits'), value: <MoneyText amount={netDeposits} signed /> },
        ]}
      />
    </>
  );
}

function Play({ net: { play, products, days, from, to } }: { readonly net: Net }) {
  const { t, local } = useWords();
  const menu = useMenus().data?.data ?? [];
  if (days.length === 0) return <EmptyState title={t('records.no-bets')} icon="list" level={3} />;
  const words = { from, to, net: moneyText(play.net, true), days: days.length };
  const nameOf = (category: string) => {
    const named = menu.find((entry) => entry.category === category);
    return named ? local(named.name) : category;
  };
  return (
    <>
      <section className={styles.part}>
        <h4>{t('net.by-day')}</h4>
        <DayBarsPlot days={days} range={{ from, to }} label={t('net.plot', words)} />
      </section>
      <section className={styles.part}>
        <h4>{t('net.by-product')}</h4>
        <div className={styles.scroll}>
          <Table
            caption={t('net.by-product')}
            rows={products}
            rowKey={(row) => row.category}
            columns={[
              { id: 'product', title: t('net.product'), cell: (row) => nameOf(row.category) },
              {
                id: 'stake',
                title: t('records.stakes'),
                figure: true,
                cell: (row) => <MoneyText amount={row.stake} />,
              },
              {
                id: 'payout',
                title: t('records.payouts'),
                figure: true,
                cell: (row) => <MoneyText amount={row.payout} />,
              },
              {
                id: 'net',
                title: t('records.net'),
                figure: true,
                cell: (row) => <MoneyText amount={row.net} signed />,
              },
            ]}
          />
        </div>
      </section>
    </>
  );
}
