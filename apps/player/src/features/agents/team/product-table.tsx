import type { TeamOverview } from '@nokshi/contract/player/agent-team.ts';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { toCentrePage } from '../contracts/addresses.ts';
import { negative, sumOf } from '../contracts/slips.ts';
import { type AgentDays, toSame } from '../quick-days.ts';
import { WideTable } from '../wide-table.tsx';
import { moneyColumn } from './columns.tsx';
import { useProducts } from './products.ts';
import styles from './team.module.css';

type Props = { readonly overview: TeamOverview; readonly days: AgentDays };

/** What the team staked and got back, product by product. */
export function ProductTable({ overview, days }: Props) {
  const { t } = useWords();
  const { products, staked, paid, valid, rebates, wagers } = overview;
  const net = sumOf(staked, negative(paid));
  return (
    <section className={styles.part} aria-labelledby="team-products">
      <h4 id="team-products">{t('line.by-product')}</h4>
      {products.length === 0 ? (
        <p className={styles.small}>{t('line.no-play')}</p>
      ) : (
        <WideTable
          lastStays
          caption={t('line.by-product')}
          rows={products}
          rowKey={({ category }) => category}
          sums={[{ category: '', wagers, staked, paid, valid, rebates, net }]}
          columns={[
            {
              id: 'product',
              title: t('line.product'),
              cell: ({ category }) =>
                category === '' ? t('line.all-sum') : <BetsOn category={category} days={days} />,
            },
            {
              id: 'wagers',
              title: t('line.bets'),
              figure: true,
              cell: (row) => row.wagers.toLocaleString('en'),
            },
            moneyColumn({ field: 'staked', title: t('line.stake') }),
            moneyColumn({ field: 'valid', title: t('line.valid') }),
            moneyColumn({ field: 'paid', title: t('line.paid') }),
            moneyColumn({ field: 'rebates', title: t('line.rebate') }),
            moneyColumn({ field: 'net', title: t('line.net'), signed: true }),
          ]}
        />
      )}
    </section>
  );
}

/** Leads to the bets on a product in the same days. */
function BetsOn({ category, days }: Pick<Props, 'days'> & { readonly category: string }) {
  const { change } = useAddress();
  const { nameOf } = useProducts();
  return (
    <button
      type="button"
      className={styles.open}
      onClick={() =>
        change({ ...toCentrePage('personalHistoryCopy'), ...toSame(days), product: category })
      }
    >
      {nameOf(category)}
    </button>
  );
}
