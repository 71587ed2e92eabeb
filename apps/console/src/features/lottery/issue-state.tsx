import type { DeskIssue } from '@nokshi/contract/console/lottery.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<DeskIssue['state'], string | undefined>> = {
  WAITING: styles.quiet,
  OPEN: styles.good,
  CLOSED: styles.warn,
  DRAWN: styles.warn,
  SETTLED: undefined,
  VOID: styles.bad,
  REFUNDED: styles.bad,
};

type Props = { readonly issue: Pick<DeskIssue, 'state' | 'isLate'> };

export function IssueState({ issue: { state, isLate } }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.badges}>
      <span className={classes(styles.badge, LOOK[state])}>{t(`lotteries.state-${state}`)}</span>
      {isLate && <Late>{t('lotteries.late')}</Late>}
    </span>
  );
}
