import { Button, Icon } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';

/** The link to one's limits from the pages of deposits. */
export function LimitsLink() {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <p className={styles.link}>
      <Button
        small
        kind="quiet"
        onClick={() => change({ mc: 'securityCenter', tab: 'limits', d: null })}
      >
        <Icon name="shield" size={18} />
        {t('prompt.look')}
      </Button>
    </p>
  );
}
