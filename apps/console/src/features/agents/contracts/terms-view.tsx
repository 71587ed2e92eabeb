import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { classes, type Column, Facts, MoneyText, Table } from '@nokshi/ui';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { useWords } from '../../../lib/words.ts';
import { TIER_FIELDS, type TierField, tierValues, type TierValues, UNITS } from './tier-fields.ts';

type Props = {
  readonly caption: string;
  readonly terms: ContractTerms;
  /** The tier that a period reached, from 1. */
  readonly reached?: number | null;
};

type Row = { readonly tier: number; readonly values: TierValues };

/** What a contract pays, tier by tier. */
export function TermsView({ caption, terms, reached = null }: Props) {
  const { t } = useWords();
  const columns: Column<Row>[] = [
    {
      id: 'tier',
      title: t('contracts.tier'),
      cell: ({ tier }) => (
        <span className={styles.badges}>
          {tier}
          {tier === reached && (
            <span className={classes(styles.badge, styles.small, styles.good)}>
              {t('contracts.tier-reached')}
            </span>
          )}
        </span>
      ),
    },
    ...TIER_FIELDS[terms.kind].map((name) => ({
      id: name,
      title: t(`contracts.field-${name}`),
      figure: true,
      cell: ({ values }: Row) => <TierValue name={name} value={values[name] ?? ''} />,
    })),
  ];
  return (
    <div className={styles.stack}>
      <Facts
        facts={[
          ...(terms.kind === 'dividend'
            ? [
                { name: t('contracts.period'), value: t(`contracts.period-${terms.period}`) },
                {
                  name: t('contracts.carries'),
                  value: t(terms.carries ? 'contracts.carries-yes' : 'contracts.carries-no'),
                },
              ]
            : []),
          {
            name: t('contracts.self'),
            value: t(terms.includesSelf ? 'contracts.self-yes' : 'contracts.self-no'),
          },
        ]}
      />
      <Table
        caption={caption}
        rows={tierValues(terms).map((values, at) => ({ tier: at + 1, values }))}
        rowKey={({ tier }) => String(tier)}
        columns={columns}
      />
    </div>
  );
}

function TierValue({ name, value }: { readonly name: TierField; readonly value: string }) {
  const { t } = useWords();
  if (UNITS[name] === 'taka') return <MoneyText amount={value} />;
  return UNITS[name] === 'heads' ? countText(value) : t('contracts.percent', { rate: value });
}
