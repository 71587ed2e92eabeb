import { MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from './records.module.css';

type Props = {
  /** Signed, as it changed the balance. */
  readonly amount: string;
  readonly children: ReactNode;
};

/** What came or went, the one told from the other by sign and colour, over what else is known of it. */
export function Figures({ amount, children }: Props) {
  return (
    <span className={styles.figures} data-came={Number(amount) > 0}>
      <MoneyText amount={amount} signed />
      <span className={styles.small}>{children}</span>
    </span>
  );
}
