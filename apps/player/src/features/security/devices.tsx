import { type Security, securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, EmptyState, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { deviceName } from '../../lib/device-name.ts';
import { Moment } from '../../lib/moment.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import styles from './security.module.css';

/** Browsers that are not asked for the second factor, and the way to forget each. */
export function Devices({ devices }: Pick<Security, 'devices'>) {
  const { t } = useWords();
  const {
    busy,
    error,
    run: forget,
  } = useAct(async (id: string) => {
    await call(securityRoutes.forgetDevice, { id });
    tell(t('security.device-forgotten'));
    await refreshSecurity();
  });
  return (
    <section className={styles.part}>
      <h4>{t('security.devices')}</h4>
      <p>{t('security.devices-words')}</p>
      <Refused error={error} />
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
