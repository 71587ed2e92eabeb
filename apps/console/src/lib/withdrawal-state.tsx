import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { classes } from '@nokshi/ui';
import styles from './desk.module.css';
import { useWords } from './words.ts';

const LOOK: Readonly<Record<WithdrawalState, string | undefined>> = {
  REQUESTED: styles.warn,
  APPROVED: styles.warn,
  FAILED: styles.bad,
  PAID: styles.quiet,
  DISPUTED: styles.bad,
  PARTIAL: styles.bad,
  RECEIVED: styles.good,
  ALL_RECEIVED: styles.good,
  AUTO_RECEIVED: styles.good,
  RECEIVED_PARTIAL: styles.quiet,
  REFUNDED: styles.quiet,
  REJECTED: styles.quiet,
};

/** Where a withdrawal stands. */
export function WithdrawalBadge({ state }: { readonly state: WithdrawalState }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`withdrawal.${state}`)}</span>;
}
