import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import { classes } from '@nokshi/ui';
import styles from './desk.module.css';
import { useWords } from './words.ts';

const LOOK: Readonly<Record<DepositState, string | undefined>> = {
  PENDING: styles.quiet,
  PAID: styles.warn,
  CREDITED: styles.good,
  EXPIRED: styles.quiet,
  FAILED: styles.bad,
  REVIEW: styles.warn,
  RETURNED: styles.quiet,
  REVERSED: styles.bad,
};

/** Where a deposit stands. */
export function DepositBadge({ state }: { readonly state: DepositState }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`deposit.${state}`)}</span>;
}
