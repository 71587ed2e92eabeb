import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { type Column, Facts, MoneyText, Table } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { type Tier, TIER_FIELDS, tiersOf, type Unit } from './tier-fields.ts';

type Props = {
  readonly terms: ContractTerms;
  /** The tier that was reached, from 1. */
  readonly reached?: number | null;
};
type Row = { readonly tier: Tier; readonly number: number };

/** The tiers of a contract, lowest first; where there is little room, each with its lines. */
export function TierList({ terms }: Pick<Props, 'terms'>) {
  const { t } = useWords();
  return (
    <ol className={styles.part}>
      {tiersOf(terms).map((tier, at) => (
        // A tier is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <strong>{t('offer.tier', { number: at + 1 })}</strong>
          <Facts
            facts={TIER_FIELDS[terms.kind].map(({ name, unit }) => ({
              name: t(`contract.field-${name}`),
              value: <Figure unit={unit} value={String(tier[name])} />,
            }))}
          />
        </li>
      ))}
    </ol>
  );
}

/** The same as a table, with the tier that was reached. */
export function TierTable({ terms, reached = null }: Props) {
  const { t } = useWords();
  const columns: readonly Column<Row>[] = [
    {
      id: 'number',
      title: t('contract.tier'),
      whole: true,
      cell: ({ number }) =>
        number === reached ? (
          <strong className={styles.reached}>
            {number} · {t('contract.tier-reached')}
          </strong>
        ) : (
          number
        ),
    },
    ...TIER_FIELDS[terms.kind].map(({ name, unit }) => ({
      id: name,
      title: t(`contract.field-${name}`),
      figure: true,
      cell: ({ tier }: Row) => <Figure unit={unit} value={String(tier[name])} />,
    })),
  ];
  return (
    <Table
      caption={t('contract.tiers')}
      rows={tiersOf(terms).map((tier, at) => ({ tier, number: at + 1 }))}
      rowKey={({ number }) => String(number)}
      columns={columns}
    />
  );
}

type FigureProps = { readonly unit: Unit; readonly value: string };

function Figure({ unit, value }: FigureProps) {
  const { t } = useWords();
  if (unit === 'taka') return <MoneyText amount={value} />;
  return unit === 'percent' ? t('contract.percent', { rate: value }) : value;
}
