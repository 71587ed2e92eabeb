import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { ask, Button, Table, tell } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { connectLive } from '../../data/live.ts';
import { queries } from '../../data/queries.ts';
import { leave } from '../../data/session.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useAddress } from '../../lib/address.ts';
import { deviceName } from '../../lib/device-name.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

const KEY = ['mine', 'sessions'];

/** Where the member is logged in, with the way to end each one. */
export function Sessions() {
  const { t } = useWords();
  const { go } = useAddress();
  const sessions = useQuery({ queryKey: KEY, queryFn: () => call(identityRoutes.sessions, {}) });
  const one = useAct(async (id: string) => {
    await call(identityRoutes.revokeSession, { id });
    tell(t('sessions.ended'));
    await queries.invalidateQueries({ queryKey: KEY });
  });
  const all = useAct(async () => {
    await leave(() => call(securityRoutes.logoutEverywhere, {}));
    connectLive();
    go('/', true);
  });
  const busy = one.busy || all.busy;
  const everywhere = async () => {
    const answer = await ask({
      title: t('sessions.everywhere'),
      icon: 'out',
      content: t('sessions.everywhere-sure'),
      buttons: [
        { id: 'yes', label: t('sessions.everywhere') },
        { id: 'no', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'yes') await all.run();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.sessions')}</h4>
      <QueryView query={sessions}>
        {(rows) => <SessionTable rows={rows} busy={busy} onEnd={one.run} />}
      </QueryView>
      <Refused error={one.error ?? all.error} />
      <Button kind="danger" disabled={busy} onClick={() => void everywhere()}>
        {t('sessions.everywhere')}
      </Button>
    </section>
  );
}

type TableProps = {
  readonly rows: Output<typeof identityRoutes.sessions>;
  readonly busy: boolean;
  readonly onEnd: (id: string) => Promise<unknown>;
};

function SessionTable({ rows, busy, onEnd }: TableProps) {
  const { t } = useWords();
  return (
    <Table
      caption={t('security.sessions')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { id: 'device', title: t('sessions.device'), cell: (row) => deviceName(row.device) },
        { id: 'ip', title: t('sessions.address'), cell: (row) => row.ip },
        {
          id: 'seen',
          title: t('sessions.last-seen'),
          cell: (row) => <Moment at={row.lastSeenAt} />,
        },
        {
          id: 'end',
          title: t('sessions.action'),
          cell: (row) =>
            row.current ? (
              <strong>{t('sessions.this')}</strong>
            ) : (
              <Button small disabled={busy} onClick={() => void onEnd(row.id)}>
                {t('sessions.end')}
              </Button>
            ),
        },
      ]}
    />
  );
}
