import { type Security, securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, EmptyState, Note, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { deviceName } from '../../lib/device-name.ts';
import { Moment } from '../../lib/moment.tsx';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import styles from './security.module.css';

/** Browsers that are not asked for the second factor, and the way to forget each. */
export function Devices({ devices }: Pick<Security, 'devices'>) {
  const { t, why } = useWords();
  const { busy, error, run } = useAct();
  const forget = async (id: string) => {
    if (!(await run(() => call(securityRoutes.forgetDevice, { id })))) return;
    tell(t('security.device-forgotten'));
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.devices')}</h4>
      <p>{t('security.devices-words')}</p>
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      {devices.length === 0 ? (
        <EmptyState level={3} title={t('security.devices-none')} />
      ) : (
        <Table
          caption={t('security.devices')}
          rows={devices}
          rowKey={(row) => row.id}
          columns={[
            {
              id: 'device',
              title: t('sessions.device'),
              cell: (row) => (
                <span>
                  {deviceName(row.device)} {row.current && <strong>{t('sessions.this')}</strong>}
                </span>
              ),
            },
            { id: 'ip', title: t('sessions.address'), cell: (row) => row.ip },
            {
              id: 'seen',
              title: t('security.device-seen'),
              cell: (row) => <Moment at={row.lastSeenAt} />,
            },
            {
              id: 'forget',
              title: t('sessions.action'),
              cell: (row) => (
                <Button small disabled={busy} onClick={() => void forget(row.id)}>
                  {t('security.device-forget')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
