import { consoleMemberCareRoutes as routes } from '@nokshi/contract/console/member-care.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, EmptyState, Facts, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

type Security = Output<typeof routes.memberSecurity>;

/** Second factors, and the browsers where none of them is asked for. */
export function Devices({ id }: { readonly id: string }) {
  const { t } = useWords();
  const security = useQuery({
    queryKey: ['member', id, 'security'],
    queryFn: () => call(routes.memberSecurity, { id }),
  });
  return (
    <QueryView query={security} height="200px">
      {({ totp, passkeys, codeSteps, recoveryCodesLeft, devices }) => (
        <>
          <h2 className={styles.part}>{t('care.factors')}</h2>
          <div className={styles.narrow}>
            <Facts
              facts={[
                { name: t('care.totp'), value: t(totp ? 'care.yes' : 'care.no') },
                { name: t('care.passkeys'), value: passkeys || t('care.no') },
                {
                  name: t('care.code-steps'),
                  value: codeSteps.map((kind) => t(`care.code-${kind}`)).join(', ') || t('care.no'),
                },
                { name: t('care.recovery'), value: recoveryCodesLeft || t('care.no') },
              ]}
            />
          </div>
          <h2 className={styles.part}>{t('care.devices')}</h2>
          {devices.length === 0 ? (
            <EmptyState title={t('care.no-devices')} />
          ) : (
            <KnownDevices id={id} devices={devices} />
          )}
        </>
      )}
    </QueryView>
  );
}

type KnownProps = { readonly id: string; readonly devices: Security['devices'] };

function KnownDevices({ id, devices }: KnownProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('identity.members-write');
  const forget = useAct(async (deviceId: string) => {
    await call(routes.forgetMemberDevice, { id, deviceId });
    tell(t('care.forgotten'));
    await queries.invalidateQueries({ queryKey: ['member', id, 'security'] });
  });
  const button = (row: Security['devices'][number]) => (
    <Button
      small
      kind="quiet"
      busy={forget.busy && forget.input === row.id}
      onClick={() => void forget.run(row.id)}
    >
      {t('care.forget')}
    </Button>
  );
  return (
    <>
      <Refused error={forget.error} />
      <Table
        caption={t('care.devices')}
        rows={devices}
        rowKey={(row) => row.id}
        columns={[
          { id: 'device', title: t('session.device'), cell: (row) => row.device },
          { id: 'ip', title: t('session.ip'), cell: (row) => row.ip },
          {
            id: 'first',
            title: t('care.first-seen'),
            whole: true,
            cell: (row) => timeText(row.firstSeenAt),
          },
          {
            id: 'seen',
            title: t('session.seen'),
            whole: true,
            cell: (row) => timeText(row.lastSeenAt),
          },
          {
            id: 'remembered',
            title: t('care.remembered'),
            cell: (row) =>
              row.remembered ? <span className={styles.badge}>{t('care.yes')}</span> : '',
          },
          ...(may ? [{ id: 'forget', title: '', cell: button }] : []),
        ]}
      />
    </>
  );
}
