import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { Icon } from '@nokshi/ui';
import { Link } from 'wouter';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { factsOf } from '../draw-facts.ts';
import { DrawnNumbers } from '../numbers.tsx';
import styles from './head.module.css';
import type { Table } from './table.ts';

type Props = { readonly table: Table; readonly draws: readonly DrawResult[] };

/** The draws before the one that the head shows. */
export function LastFive({ table, draws }: Props) {
  const { t } = useWords();
  const { href } = useAddress();
  if (draws.length < 2) return null;
  return (
    <details className={styles.five}>
      <summary>
        {t('lottery.bet-last-five')}
        <Icon name="down" size={18} />
      </summary>
      <ol>
        {draws.map(({ issue, numbers }) => (
          <li key={issue}>
            <span className={styles.small}>{issue}</span>
            {numbers ? (
              <>
                <DrawnNumbers family={table.game.family} numbers={numbers} size="small" />
                <FactsText family={table.game.family} numbers={numbers} />
              </>
            ) : (
              <span className={styles.small}>{t('lottery.bet-stage-void')}</span>
            )}
          </li>
        ))}
      </ol>
      <Link href={href({ view: 'draws', sheet: null })}>{t('lottery.bet-all-draws')}</Link>
    </details>
  );
}

type FactsProps = { readonly family: string; readonly numbers: readonly number[] };

/** Sum, size, parity and dragon or tiger, where the draw has them. */
function FactsText({ family, numbers }: FactsProps) {
  const { t } = useWords();
  const facts = factsOf(family, numbers);
  if (!facts) return null;
  const { sum, size, parity, duel } = facts;
  const words = [size, parity, ...(duel ? [duel] : [])].map((each) => t(`lottery.option-${each}`));
  return (
    <span className={styles.facts}>{[...(sum === null ? [] : [sum]), ...words].join(' · ')}</span>
  );
}
