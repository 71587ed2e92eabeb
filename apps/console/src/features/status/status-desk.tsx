import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { LedgerState } from '../../lib/ledger-alarm.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { LOOK_MS, STATUS_KEY, StatusForm } from './status-form.tsx';

/** Opens and closes the site. Every open page follows within a second. */
export default function StatusDesk() {
  const { t } = useWords();
  const setting = useQuery({
    queryKey: STATUS_KEY,
    queryFn: () => call(consoleSiteRoutes.status, {}),
    refetchOnWindowFocus: false,
    refetchInterval: LOOK_MS,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.status')}</h1>
        {setting.data && (
          <span className={styles.quiet}>
            {t('status.open-pages', { count: setting.data.openPages })}
          </span>
        )}
      </div>
      <div className={styles.apart}>
        <LedgerState />
      </div>
      <QueryView query={setting} height="420px">
        {(set) => <StatusForm setting={set} />}
      </QueryView>
    </>
  );
}
