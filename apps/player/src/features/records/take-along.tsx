import { EXPORT_FORMATS, type ExportFormat } from '@nokshi/contract/exports.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveExported } from '@nokshi/web/save-exported.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './records.module.css';

/** Saves the record as it is asked for, with the hash by which the house knows the file again. */
export function TakeAlong({ asked }: { readonly asked: Sent<typeof recordsRoutes.export> }) {
  const { t, why } = useWords();
  const given = useAct(
    async (format: ExportFormat) => {
      const file = await call(recordsRoutes.export, { ...asked, format });
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
