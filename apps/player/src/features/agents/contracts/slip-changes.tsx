import { MoneyText, moneyText } from '@nokshi/ui';
import { type Translate, useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import styles from './contracts.module.css';
import { periodText, type SlipCase } from './slips.ts';

type Change = SlipCase['changed'][number];
type Props = { readonly slip: SlipCase };

/** Bets that were voided or settled again after their period was paid, at the rates of then. */
export function SlipChanges({ slip: { kind, changed } }: Props) {
  const { t } = useWords();
  if (changed.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="slip-changes">
      <h4 id="slip-changes">{t('slip.changed')}</h4>
      <WideTable
        caption={t('slip.changed')}
        rows={changed}
        rowKey={({ wagerId, from }) => `${wagerId} ${from}`}
        columns={[
          {
            id: 'bet',
            title: t('slip.changed-bet'),
            cell: ({ wagerId }) => <code className={styles.number}>{wagerId}</code>,
          },
          { id: 'member', title: t('slip.member'), cell: ({ member }) => member.name },
          {
            id: 'period',
            title: t('slip.changed-period'),
            cell: ({ from, to }) => periodText({ kind, from, to }),
          },
          {
            id: 'before',
            title: t('slip.changed-before'),
            figure: true,
            cell: ({ before }) => countedText(t, before),
          },
          {
            id: 'after',
            title: t('slip.changed-after'),
            figure: true,
            cell: ({ after }) => countedText(t, after),
          },
          {
            id: 'amount',
            title: t('slip.amount'),
            figure: true,
            cell: ({ amount }) => <MoneyText amount={amount} signed />,
          },
        ]}
      />
    </section>
  );
}

const countedText = (t: Translate, { base, rate }: Change['before']): string =>
  rate === null
    ? t('slip.changed-none', { base: moneyText(base) })
    : t('slip.changed-at', { base: moneyText(base), rate });
