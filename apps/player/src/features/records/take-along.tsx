import { EXPORT_FORMATS, type ExportFormat } from '@nokshi/contract/exports.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveExported } from '@nokshi/web/save-exported.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../lib/words.ts';
import styles from './records.module.css';

/** Saves the record as it is asked for, with the hash by which the house knows the file again. */
export function TakeAlong({ asked }: { readonly asked: Sent<typeof recordsRoutes.export> }) {
  const { t, why } = useWords();
  const given = useMutation({
    mutationFn: (format: ExportFormat) => call(recordsRoutes.export, { ...asked, format }),
    onSuccess: saveExported,
    onError: (error) => tell(why(error), 'wrong'),
  });
  return (
    <div className={styles.along}>
      <div className={styles.choices}>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            small
            busy={given.isPending && given.variables === format}
            disabled={given.isPending}
            onClick={() => given.mutate(format)}
          >
            <Icon name="download" size={18} />
            {t(`records.save-${format}`)}
          </Button>
        ))}
      </div>
      {given.data && (
        <p className={styles.small} role="status">
          {t(given.data.cut ? 'records.saved-cut' : 'records.saved', { rows: given.data.rows })}{' '}
          <code className={styles.hash}>{given.data.sha256}</code>
        </p>
      )}
    </div>
  );
}
