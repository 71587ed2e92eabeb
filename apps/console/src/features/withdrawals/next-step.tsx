import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { useWords } from '../../lib/words.ts';
import { awayText } from '../../lib/span.ts';
import { isLate, type OneWithdrawal } from './withdrawal.ts';
import own from './withdrawals.module.css';

type Props = {
  readonly next: OneWithdrawal['next'];
  /** Until which second, where there is room for it. */
  readonly exact?: boolean;
};

/** Who acts next and how long they still have; what is late stands out. */
export function NextStep({ next, exact = false }: Props) {
  const { t } = useWords();
  if (!next) return null;
  const now = Date.now();
  const late = isLate(next, now);
  const until = (by: string) =>
    exact
      ? t(late ? 'withdrawals.late' : 'withdrawals.until', { at: timeText(by) })
      : t(late ? 'withdrawals.late-by' : 'withdrawals.left', { span: awayText(t, by, now) });
  return (
    <span className={styles.pair}>
      {t(`withdrawals.owner-${next.owner}`)}
      {next.by &&
        (late ? (
          <Late>{until(next.by)}</Late>
        ) : (
          <small className={own.whole}>{until(next.by)}</small>
        ))}
    </span>
  );
}
