import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';

/** Whether a slip is paid; overdue and bad records by sign and words, not by colour alone. */
export function SlipState({ slip: { state, isBadRecord } }: { readonly slip: Slip }) {
  const { t } = useWords();
  return (
    <span className={styles.state} data-state={state}>
      {state === 'OVERDUE' && <Icon name="alert" size={16} />}
      {t(`slip.state-${state}`)}
      {isBadRecord && ` · ${t('slip.bad')}`}
    </span>
  );
}
