import type { ContractState } from '@nokshi/contract/player/agent-contracts.ts';
import { classes } from '@nokshi/ui';
import styles from '../../../lib/desk.module.css';
import { useWords } from '../../../lib/words.ts';

const LOOKS: Readonly<Record<ContractState, string | undefined>> = {
  OFFERED: styles.warn,
  ACTIVE: styles.good,
  REJECTED: styles.quiet,
  WITHDRAWN: styles.quiet,
  EXPIRED: styles.quiet,
  SUPERSEDED: styles.quiet,
  ENDING: styles.warn,
  TERMINATED: styles.quiet,
  VOID: styles.quiet,
};

export function ContractStateBadge({ state }: { readonly state: ContractState }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, styles.small, LOOKS[state])}>
      {t(`contracts.state-${state}`)}
    </span>
  );
}
