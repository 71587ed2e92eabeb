import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { ask, Button, Note, Table, tell } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { connectLive } from '../../data/live.ts';
import { queries } from '../../data/queries.ts';
import { leave } from '../../data/session.ts';
import { call } from '@nokshi/web/call.ts';
import { useAddress } from '../../lib/address.ts';
import { deviceName } from '../../lib/device-name.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

const KEY = ['mine', 'sessions'];

/** Where the member is logged in, with the way to end each one. */
export function Sessions() {
  const { t, why } = useWords();
  const { go } = useAddress();
  const sessions = useQuery({ queryKey: KEY, queryFn: () => call(identityRoutes.sessions, {}) });
  const { busy, error, run } = useAct();
  const end = async (id: string) => {
    if (!(await run(() => call(identityRoutes.revokeSession, { id })))) return;
    tell(t('sessions.ended'));
    await queries.invalidateQueries({ queryKey: KEY });
  };
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
    if (answer !== 'yes') return;
    const end = () => call(securityRoutes.logoutEverywhere, {});
    if (!(await run(() => leave(end)))) return;
    connectLive();
    go('/', true);
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.sessions')}</h4>
      <QueryView query={sessions}>
        {(rows) => <SessionTable rows={rows} busy={busy} onEnd={end} />}
      </QueryView>
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button kind="danger" disabled={busy} onClick={() => void everywhere()}>
        {t('sessions.everywhere')}
      </Button>
    </section>
  );
}

type TableProps = {
  readonly rows: Output<typeof identityRoutes.sessions>;
  readonly busy: boolean;
  readonly onEnd: (id: string) => Promise<void>;
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
