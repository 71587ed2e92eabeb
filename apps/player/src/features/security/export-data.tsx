import { Button, Icon } from '@nokshi/ui';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { dayText } from '@nokshi/web/time.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { gatherData } from './gather.ts';
import styles from './security.module.css';

/** One file with all the house keeps of the member. */
export function ExportData() {
  const { t } = useWords();
  const {
    busy,
    error,
    run: save,
  } = useAct(async () => {
    const data = await gatherData(Date.now());
    const text = JSON.stringify(data, null, 2);
    saveFile(`nokshi-${dayText(data.madeAt)}.json`, text, 'application/json');
  });
  return (
    <section className={styles.part}>
      <h4>{t('security.export')}</h4>
      <p>{t('security.export-words')}</p>
      <Refused error={error} />
      <Button busy={busy} onClick={() => void save()}>
        <Icon name="download" size={18} />
        {t('security.export-do')}
      </Button>
    </section>
  );
}
