import { Button } from '@nokshi/ui';
import { takeNewVersion, useNewVersion } from '../data/worker.ts';
import { useWords } from '../lib/words.ts';
import styles from './site.module.css';

/** Offers the newer version; nothing is reloaded under the hands of somebody who plays. */
export function NewVersion() {
  const { t } = useWords();
  const waiting = useNewVersion((version) => version.waiting);
  if (!waiting) return null;
  return (
    <div className={styles.version} role="status">
      <p>{t('shell.new-version')}</p>
      <Button small onClick={takeNewVersion}>
        {t('shell.new-version-take')}
      </Button>
    </div>
  );
}
