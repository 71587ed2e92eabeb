import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<RiskState, string | undefined>> = {
  OPEN: styles.warn,
  HELD: styles.bad,
  CLEARED: styles.quiet,
};

export function StateBadge({ state }: { readonly state: RiskState }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`risk.state-${state}`)}</span>;
}
