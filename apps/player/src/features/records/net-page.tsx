import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, EmptyState, Facts, Icon, MoneyText, moneyText, Table } from '@nokshi/ui';
import { DayBarsPlot } from '@nokshi/ui/day-bars-plot.tsx';
import { call } from '@nokshi/web/call.ts';
import { type DayRange, readDays } from '@nokshi/web/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { useMenus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './net.module.css';
import { RangeFilter } from './range-filter.tsx';
import records from './records.module.css';

type Net = Output<typeof recordsRoutes.net>;
type Props = { readonly net: Net };

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
          <Total net={shown} />
          <ByDay net={shown} />
          <Figures net={shown} />
          <ByProduct net={shown} />
        </>
      )}
    </QueryView>
  );
}

function Total({ net: { play } }: Props) {
  const { t } = useWords();
  const lost = play.net.startsWith('-');
  const even = Number(play.net) === 0;
  return (
    <p className={styles.sum}>
      <span>{t(even ? 'net.even' : lost ? 'net.lost' : 'net.won')}</span>
      <strong>
        <MoneyText amount={play.net} signed />
      </strong>
      <small>{t('net.how')}</small>
    </p>
  );
}

function Figures({ net: { play, deposited, withdrawn, netDeposits } }: Props) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        { name: t('records.stakes'), value: <MoneyText amount={play.stake} /> },
        { name: t('records.payouts'), value: <MoneyText amount={play.payout} /> },
        { name: t('net.deposited'), value: <MoneyText amount={deposited} /> },
        { name: t('net.withdrawn'), value: <MoneyText amount={withdrawn} /> },
        { name: t('net.deposits'), value: <MoneyText amount={netDeposits} signed /> },
      ]}
    />
  );
}

function ByDay({ net: { play, days, from, to } }: Props) {
  const { t } = useWords();
  if (days.length === 0)
    return (
      <EmptyState title={t('records.no-bets')} icon="chart" level={3}>
        <p>{t('net.none')}</p>
      </EmptyState>
    );
  const words = { from, to, net: moneyText(play.net, true), days: days.length };
  return (
    <section className={styles.part}>
      <h4>{t('net.by-day')}</h4>
      <DayBarsPlot
        days={days}
        range={{ from, to }}
        label={t('net.plot', words)}
        words={{ gain: t('net.gain'), loss: t('net.loss') }}
      />
      <DayTable days={days} />
    </section>
  );
}

function ByProduct({ net: { products } }: Props) {
  const { t, local } = useWords();
  const menu = useMenus().data?.data ?? [];
  if (products.length === 0) return null;
  const nameOf = (category: string) => {
    const named = menu.find((entry) => entry.category === category);
    return named ? local(named.name) : category;
  };
  return (
    <section className={styles.part}>
      <h4>{t('net.by-product')}</h4>
      <div className={styles.scroll}>
        <Table
          caption={t('net.by-product')}
          rows={products}
          rowKey={(row) => row.category}
          columns={[
            { id: 'product', title: t('net.product'), cell: (row) => nameOf(row.category) },
            ...sumsOf<Net['products'][number]>(t),
          ]}
        />
      </div>
    </section>
  );
}

type Sums = Pick<Net['play'], 'stake' | 'payout' | 'net'>;

const sumsOf = <Row extends Sums>(t: Translate): readonly Column<Row>[] => [
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
];

/** What the plot shows, in figures; the newest day first. */
function DayTable({ days }: Pick<Net, 'days'>) {
  const { t } = useWords();
  return (
    <details className={styles.figures}>
      <summary>
        {t('net.as-table')}
        <Icon name="down" size={18} />
      </summary>
      <Table
        caption={t('net.by-day')}
        rows={[...days].reverse()}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', title: t('net.day'), cell: ({ day }) => day, whole: true },
          ...sumsOf<Net['days'][number]>(t),
        ]}
      />
    </details>
  );
}
