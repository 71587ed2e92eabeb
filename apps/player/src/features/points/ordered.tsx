import { Button, Note } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './points.module.css';

type Props = {
  readonly referenceNumber: string;
  readonly words: string;
  readonly onClose: () => void;
};

/** It is done: what comes next, its number, and the way to the history. */
export function Ordered({ referenceNumber, words, onClose }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.good} role="status">
      <Note kind="good">{words}</Note>
      <p className={styles.small}>
        {t('points.reference')} <code>{referenceNumber}</code>
      </p>
      <Button
        kind="main"
        wide
        onClick={() => change({ m: null, good: null, tab: 'history' }, true)}
      >
        {t('points.to-history')}
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        {t('app.close')}
      </Button>
    </div>
  );
}
