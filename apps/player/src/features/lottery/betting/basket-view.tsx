import { Button } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import type { Basket } from './basket.ts';
import { useMoney } from './money.ts';
import { SlipLines } from './slip-lines.tsx';
import styles from './slip.module.css';
import { totalOf } from './totals.ts';
import type { Table } from './table.ts';

type Props = { readonly table: Table; readonly basket: Basket; readonly onBet: () => void };

/** The basket beside the board, where there is room for it. */
export function BasketView({ table, basket, onBet }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { lines } = basket;
  return (
    <div className={styles.basket}>
      <h2>{t('lottery.slip-title')}</h2>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('lottery.slip-empty')}</p>
      ) : (
        <>
          <div className={styles.scroll}>
            <SlipLines
              table={table}
              lines={lines}
              onRemove={(at) => basket.remove(lines[at]?.id ?? '')}
            />
          </div>
          <p className={styles.total}>
            <span>{t('lottery.slip-count', { count: lines.length })}</span>
            <span>{money.full(totalOf(table, lines) ?? 0n)}</span>
          </p>
          <div className={styles.ways}>
            <Button kind="main" onClick={onBet}>
              {t('lottery.slip-check')}
            </Button>
            <Button kind="quiet" onClick={basket.clear}>
              {t('lottery.slip-clear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
