import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import { ErrorState, Skeleton } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { LedgerState } from '../../lib/ledger-alarm.tsx';
import { useWords } from '../../lib/words.ts';
import { STATUS_KEY, StatusForm } from './status-form.tsx';

/** Opens and closes the site. Every open page follows within a second. */
export default function StatusDesk() {
  const { t, why } = useWords();
  const setting = useQuery({
    queryKey: STATUS_KEY,
    queryFn: () => call(consoleSiteRoutes.status, {}),
    refetchOnWindowFocus: false,
  });
  if (setting.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(setting.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void setting.refetch()}
      />
    );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('status.title')}</h1>
        {setting.data && (
          <span className={styles.quiet}>
            {t('status.open-pages', { count: setting.data.openPages })}
          </span>
        )}
      </div>
      <div className={styles.apart}>
        <LedgerState />
      </div>
      {setting.data ? (
        <StatusForm key={setting.data.version} setting={setting.data} />
      ) : (
        <Skeleton height="420px" />
      )}
    </>
  );
}
