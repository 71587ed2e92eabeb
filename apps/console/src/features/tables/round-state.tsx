import type { DeskRound } from '@nokshi/contract/console/tables.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<DeskRound['state'], string | undefined>> = {
  WAITING: styles.quiet,
  OPEN: styles.good,
  CLOSED: styles.warn,
  DRAWN: styles.warn,
  SETTLED: undefined,
  VOID: styles.bad,
  REFUNDED: styles.bad,
};

type Props = { readonly round: Pick<DeskRound, 'state'> & { readonly isLate?: boolean } };

export function RoundState({ round: { state, isLate } }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.badges}>
      <span className={classes(styles.badge, LOOK[state])}>{t(`tables.state-${state}`)}</span>
      {isLate && <Late>{t('tables.late')}</Late>}
    </span>
  );
}
