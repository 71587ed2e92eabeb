import { Button, Note } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './points.module.css';

/** Without a payment password no form is filled in for nothing. */
export function NoPin() {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.good}>
      <Note>{t('points.no-pin')}</Note>
      <Button
        kind="main"
        wide
        onClick={() => change({ m: null, good: null, mc: 'securityCenter' })}
      >
        {t('points.set-pin')}
      </Button>
    </div>
  );
}
