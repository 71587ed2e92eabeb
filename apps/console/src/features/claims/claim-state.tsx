import type { DeskClaim } from '@nokshi/contract/console/claims.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type State = DeskClaim['state'];

const LOOK: Readonly<Record<State, string | undefined>> = {
  OPEN: styles.warn,
  CREDITED: styles.good,
  REFUSED: styles.quiet,
  SETTLED: styles.good,
};

/** Where a claim stands. */
export function ClaimBadge({ state }: { readonly state: State }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`claim.${state}`)}</span>;
}
