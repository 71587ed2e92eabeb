import { type Column, MoneyText, Table } from '@nokshi/ui';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { productName } from '../../lib/names.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './reports.module.css';
import type { Report } from './reports-key.ts';

type Product = Report['products'][number];
type Play = Pick<Product, 'wagers' | (typeof MONEY)[number]>;
const MONEY = ['stake', 'payout', 'refund', 'ggr'] as const;

/** Figures of play, as products and games have them. */
export const playColumns = (t: Translate): Column<Play>[] => [
  {
    id: 'wagers',
    title: t('reports.wagers'),
    figure: true,
    cell: (row) => countText(row.wagers),
  },
  ...MONEY.map((id) => ({
    id,
    title: t(`reports.${id}`),
    figure: true,
    cell: (row: Play) => <MoneyText amount={row[id]} signed={id === 'ggr'} />,
  })),
];

type Props = {
  readonly products: readonly Product[];
  readonly onProduct: (category: string) => void;
};

/** What each product moved; its name opens its games. */
export function ProductTable({ products, onProduct }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.wide}>
      <Table
        caption={t('reports.by-product')}
        rows={products}
        rowKey={(row) => row.category}
        columns={[
          {
            id: 'product',
            title: t('reports.product'),
            cell: (row) => (
              <button type="button" className={desk.open} onClick={() => onProduct(row.category)}>
                {productName(t, row.category)}
              </button>
            ),
          },
          ...playColumns(t),
          {
            id: 'members',
            title: t('reports.members'),
            figure: true,
            cell: (row) => countText(row.members),
          },
        ]}
      />
    </div>
  );
}
