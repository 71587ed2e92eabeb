import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import { classes } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../../lib/desk.module.css';
import { Late } from '../../../lib/late.tsx';
import { useWords } from '../../../lib/words.ts';

const LOOKS: Readonly<Record<SlipState, string | undefined>> = {
  DUE: styles.warn,
  PAID: styles.good,
  NOTHING: styles.quiet,
  OVERDUE: styles.bad,
  PAID_LATE: styles.warn,
  PAID_BY_HOUSE: styles.warn,
};

export function StateBadge({ state }: { readonly state: SlipState }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, styles.small, LOOKS[state])}>
      {t(`slips.state-${state}`)}
    </span>
  );
}

/** Where a slip is, whether it is a bad record, and whether the house had its money back. */
export function SlipStateBadge({ slip }: { readonly slip: DeskSlip }) {
  const { t } = useWords();
  const { state, isBadRecord, collectedAt } = slip;
  return (
    <span className={styles.pair}>
      <span>
        <StateBadge state={state} />
      </span>
      {isBadRecord && <Late>{t('slips.bad-record')}</Late>}
      {state === 'PAID_BY_HOUSE' && (
        <small>
          {collectedAt
            ? t('slips.collected', { time: timeText(collectedAt) })
            : t('slips.not-collected')}
        </small>
      )}
    </span>
  );
}
