import type { LineState } from '@nokshi/contract/console/statements.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<LineState, string | undefined>> = {
  UNMATCHED: styles.warn,
  MATCHED: styles.warn,
  CREDITED: styles.good,
  IGNORED: styles.quiet,
  RETURNED: styles.quiet,
};

/** Where a line of a statement stands. */
export function LineBadge({ state }: { readonly state: LineState }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`statement.${state}`)}</span>;
}
