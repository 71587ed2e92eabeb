import { parseDecimal } from '@nokshi/money';
import { useWords } from '../../../lib/words.ts';
import styles from './betting.module.css';
import { useMoney } from './money.ts';
import type { Table } from './table.ts';

/** The ceilings, before anything is staked. */
export function Limits({ table }: { readonly table: Table }) {
  const { t } = useWords();
  const money = useMoney();
  const text = (decimal: string) => money.short(parseDecimal(decimal) ?? 0n);
  const { unit, bet, issue, number } = table.terms.ceilings;
  return (
    <p className={styles.limits}>
      <span>
        {t('lottery.bet-limits', { unit: text(unit), bet: text(bet), issue: text(issue) })}
      </span>
      <span>{t('lottery.bet-limits-number', { number: text(number) })}</span>
    </p>
  );
}
