import { Fragment } from 'react';
import { useWords } from '../../lib/words.ts';
import { drawnLines } from './drawn-numbers.ts';
import styles from './lottery.module.css';

type Props = { readonly family: string; readonly numbers: readonly number[] };

/** What was drawn, in words. */
export function DrawnView({ family, numbers }: Props) {
  const { t } = useWords();
  return (
    <dl className={styles.drawn}>
      {drawnLines(t, family, numbers).map(({ tier, text }) => (
        <Fragment key={tier ?? ''}>
          <dt>{tier ?? t('lotteries.numbers')}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
