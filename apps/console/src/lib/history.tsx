import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Button } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Changes } from './changes.tsx';
import styles from './desk.module.css';
import { QueryView } from './query-view.tsx';
import { useWords } from './words.ts';

type Row<Setting> = {
  readonly version: number;
  readonly before: Setting;
  readonly changes: readonly Change[];
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

type Props<Setting> = {
  readonly queryKey: QueryKey;
  /** The last changes, newest first. */
  readonly load: () => Promise<{ readonly rows: readonly Row<Setting>[] }>;
  /** With what was before the last change. */
  readonly onUndo: ((before: Setting) => void) | undefined;
};

/** The last changes of what is set whole; the newest can be undone. */
export function History<Setting>({ queryKey, load, onUndo }: Props<Setting>) {
  const { t } = useWords();
  const changes = useQuery({ queryKey, queryFn: load });
  return (
    <section aria-label={t('settings.history')}>
      <h2 className={styles.part}>{t('settings.history')}</h2>
      <QueryView query={changes} height="120px">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.quiet}>{t('settings.no-history')}</p>
          ) : (
            rows.map((row, n) => (
              <article key={row.version} className={`${styles.card} ${styles.stack}`}>
                <div className={styles.between}>
                  <p>
                    <strong>{row.reason}</strong>
                    <br />
                    <span className={styles.quiet}>
                      {t('status.changed', { at: timeText(row.at), by: row.by })}
                    </span>
                  </p>
                  {n === 0 && onUndo && (
                    <Button small onClick={() => onUndo(row.before)}>
                      {t('change.undo')}
                    </Button>
                  )}
                </div>
                <Changes changes={row.changes} />
              </article>
            ))
          )
        }
      </QueryView>
    </section>
  );
}
