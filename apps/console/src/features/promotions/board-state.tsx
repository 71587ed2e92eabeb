import type { BoardState as State } from '@nokshi/contract/player/boards.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<State, string | undefined>> = {
  LIVE: styles.good,
  ENDED: styles.warn,
  FROZEN: styles.warn,
  PAID: undefined,
  VOID: styles.bad,
};

/** The state of a board as a badge. */
export function BoardState({ state }: { readonly state: State }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`boards.state-${state}`)}</span>;
}
