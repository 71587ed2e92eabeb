import { classes } from '@nokshi/ui';
import styles from './desk.module.css';
import { Late } from './late.tsx';

/** Of an issue, a round or a flight. */
const LOOK = {
  WAITING: styles.quiet,
  OPEN: styles.good,
  CLOSED: styles.warn,
  DRAWN: styles.warn,
  SETTLED: undefined,
  VOID: styles.bad,
  REFUNDED: styles.bad,
} as const;

type Props = {
  readonly state: keyof typeof LOOK;
  readonly words: string;
  /** What is said of one past its time; null of all others. */
  readonly late: string | null;
};

export const DrawState = ({ state, words, late }: Props) => (
  <span className={styles.badges}>
    <span className={classes(styles.badge, LOOK[state])}>{words}</span>
    {late !== null && <Late>{late}</Late>}
  </span>
);
