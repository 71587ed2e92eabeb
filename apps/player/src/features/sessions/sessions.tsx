import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { Button, Note, Table, tell } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { call } from '@nokshi/web/call.ts';
import { deviceName } from '../../lib/device-name.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { momentText } from '../../lib/time.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';

const KEY = ['mine', 'sessions'];

/** Where the member is logged in, with the way to end each one. */
export default function Sessions() {
  const { t, why } = useWords();
  const sessions = useQuery({ queryKey: KEY, queryFn: () => call(identityRoutes.sessions, {}) });
  const { busy, error, run } = useAct();
  const end = async (id: string) => {
    if (!(await run(() => call(identityRoutes.revokeSession, { id })))) return;
    tell(t('sessions.ended'));
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <QueryView query={sessions}>
      {(rows) => (
        <>
          {error !== null && <Note kind="wrong">{why(error)}</Note>}
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
                cell: (row) => momentText(row.lastSeenAt),
              },
              {
                id: 'end',
                title: t('sessions.action'),
                cell: (row) =>
                  row.current ? (
                    <strong>{t('sessions.this')}</strong>
                  ) : (
                    <Button small disabled={busy} onClick={() => void end(row.id)}>
                      {t('sessions.end')}
                    </Button>
                  ),
              },
            ]}
          />
        </>
      )}
    </QueryView>
  );
}
