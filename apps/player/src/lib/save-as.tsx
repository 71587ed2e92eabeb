import { EXPORT_FORMATS, type ExportedFile, type ExportFormat } from '@nokshi/contract/exports.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { saveExported } from '@nokshi/web/save-exported.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useWords } from './words.ts';
import styles from './save-as.module.css';

type Props = { readonly ask: (format: ExportFormat) => Promise<ExportedFile> };

/** Saves a list as it is asked for, with the hash by which the house knows the file again. */
export function SaveAs({ ask }: Props) {
  const { t, why } = useWords();
  const given = useAct(
    async (format: ExportFormat) => {
      const file = await ask(format);
      saveExported(file);
      return file;
    },
    (refused) => tell(why(refused), 'wrong'),
  );
  return (
    <div className={styles.along}>
      <div className={styles.choices}>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            small
            busy={given.busy && given.input === format}
            disabled={given.busy}
            onClick={() => void given.run(format)}
          >
            <Icon name="download" size={18} />
            {t(`records.save-${format}`)}
          </Button>
        ))}
      </div>
      {given.answer && (
        <p className={styles.small} role="status">
          {t(given.answer.cut ? 'records.saved-cut' : 'records.saved', { rows: given.answer.rows })}{' '}
          <code className={styles.hash}>{given.answer.sha256}</code>
        </p>
      )}
    </div>
  );
}
