import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import styles from './desk.module.css';
import { useMay } from './session.ts';
import { useWords } from './words.ts';

const useAlarms = () =>
  useQuery({
    queryKey: ['ledger-alarm'],
    queryFn: () => call(consoleWalletRoutes.alarm, {}),
    refetchInterval: 60_000,
    retry: false,
  });

/** Over every desk while the ledger asks for somebody; its own desk says it itself. */
export function LedgerAlarm() {
  const [at] = useLocation();
  const { data } = useAlarms();
  if (!data || data.alarms.length === 0 || at.startsWith('/ledger') || at.startsWith('/status'))
    return null;
  return (
    <div className={styles.apart}>
      <Reasons alarms={data.alarms} />
    </div>
  );
}

/** The ledger's line on the desk of the system status. */
export function LedgerState() {
  const { t } = useWords();
  const { data } = useAlarms();
  if (!data) return null;
  return data.alarms.length === 0 ? (
    <Note kind="good">{t('alarm.none')}</Note>
  ) : (
    <Reasons alarms={data.alarms} />
  );
}

type Alarms = NonNullable<ReturnType<typeof useAlarms>['data']>['alarms'];

function Reasons({ alarms }: { readonly alarms: Alarms }) {
  const { t } = useWords();
  const mayRead = useMay('wallet.read');
  return (
    <Note kind="wrong">
      {alarms.map((alarm) => (
        <p key={alarm}>{t(`alarm.${alarm}`)}</p>
      ))}
      {mayRead && <Link href="/ledger">{t('alarm.open')}</Link>}
    </Note>
  );
}
