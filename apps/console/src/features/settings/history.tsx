import { consoleSettingRoutes, type SettingPart } from '@nokshi/contract/console/site-settings.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Changes } from '../../lib/changes.tsx';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly part: SettingPart;
  /** With what was before the last change. */
  readonly onUndo: ((before: unknown) => void) | undefined;
};

/** The last changes of a part; the newest can be undone. */
export function History({ part, onUndo }: Props) {
  const { t } = useWords();
  const changes = useQuery({
    queryKey: ['settings', part, 'changes'],
    queryFn: () => call(consoleSettingRoutes.changes, { part, pageSize: 10 }),
  });
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
