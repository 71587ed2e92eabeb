import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { useWords } from '../../../lib/words.ts';
import { DrawnNumbers } from '../numbers.tsx';
import styles from './head.module.css';
import { LastFive } from './last-five.tsx';
import type { Table } from './table.ts';

/** More than these would take two lines of a phone. */
export const MOST_USUAL = 7;

type Props = { readonly table: Table; readonly draws: readonly DrawResult[] };

/** What was drawn last, with the draws before it. */
export function LastDraw({ table, draws }: Props) {
  const { t } = useWords();
  const [last] = draws;
  if (!last) return null;
  return (
    <>
      <p className={styles.name}>
        {t('lottery.bet-last')} <span className={styles.small}>{last.issue}</span>
      </p>
      {last.numbers ? (
        <DrawnNumbers
          family={table.game.family}
          numbers={last.numbers}
          size={last.numbers.length > MOST_USUAL ? 'small' : 'usual'}
        />
      ) : (
        <p className={styles.void}>{t('lottery.bet-stage-void')}</p>
      )}
      <LastFive table={table} draws={draws} />
    </>
  );
}
