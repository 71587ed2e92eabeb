import { QueryView } from '../../lib/query-view.tsx';
import { Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { useProtection } from '../../data/protection.ts';
import { ByHouse } from './by-house.tsx';
import { ComeBack } from './come-back.tsx';
import { SelfExclusion } from './self-exclusion.tsx';
import { TimeOut } from './time-out.tsx';

/** Taking a break: a time-out of hours or days, or self-exclusion for months. S-065. */
export default function Breaks() {
  const { t } = useWords();
  const protection = useProtection();
  return (
    <QueryView query={protection}>
      {({ restriction, offers, byHouse }) => (
        <div className={styles.page}>
          {restriction && (
            <Note>
              {t(`member.${restriction.kind}`)}{' '}
              {restriction.until &&
                t(restriction.kind === 'self-excluded' ? 'breaks.runs-until' : 'breaks.until', {
                  at: timeText(restriction.until),
                })}
            </Note>
          )}
          <ByHouse acts={byHouse} breaks />
          {restriction?.kind === 'self-excluded' && (
            <ComeBack
              mayReturn={restriction.mayReturn}
              returnsAt={restriction.returnsAt}
              waitHours={offers.returnWaitHours}
            />
          )}
          {restriction === null && <TimeOut offered={offers.timeOutHours} />}
          {restriction?.kind !== 'self-excluded' && (
            <SelfExclusion offered={offers.exclusionMonths} />
          )}
        </div>
      )}
    </QueryView>
  );
}
