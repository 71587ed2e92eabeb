import { classes, MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** Whether a table or a game takes bets at all. */
export function OpenBadge({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, isOpen ? styles.good : styles.quiet)}>
      {t(isOpen ? 'tables.open' : 'tables.closed')}
    </span>
  );
}

type LimitsProps = {
  readonly limits: { readonly least: string; readonly most: string };
  /** The limit of a whole round. */
  readonly children: ReactNode;
};

export const Limits = ({ limits: { least, most }, children }: LimitsProps) => (
  <span className={styles.pair}>
    <span>
      <MoneyText amount={least} /> – <MoneyText amount={most} />
    </span>
    <small>{children}</small>
  </span>
);
