import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Button, EmptyState, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../lib/session.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { Devices } from './devices-part.tsx';
import type { TabProps } from './tab-props.ts';

/** Where the member is logged in, and what they log in with. */
export function Sessions({ id }: TabProps) {
  const { t } = useWords();
  return (
    <>
      <h2 className={styles.part}>{t('member.sessions')}</h2>
      <LiveSessions id={id} />
      <Devices id={id} />
    </>
  );
}

function LiveSessions({ id }: { readonly id: string }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const mayEnd = useMay('identity.members-write');
  const key = ['member', id, 'sessions'];
  const sessions = useQuery({
    queryKey: key,
    queryFn: () => call(consoleIdentityRoutes.memberSessions, { id }),
  });
  const end = useAct(async (sessionId: string) => {
    await call(consoleIdentityRoutes.endMemberSession, { id, sessionId });
    tell(t('member.session-ended'));
    await queries.invalidateQueries({ queryKey: key });
  });
  return (
    <QueryView query={sessions} height="160px">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('member.no-sessions')} />
        ) : (
          <>
            <Refused error={end.error} />
            <Table
              caption={t('member.sessions')}
              rows={rows}
              rowKey={(row) => row.id}
              columns={[
                { id: 'device', title: t('session.device'), cell: (row) => row.device },
                { id: 'ip', title: t('session.ip'), cell: (row) => row.ip },
                {
                  id: 'started',
                  title: t('session.started'),
                  whole: true,
                  cell: (row) => timeText(row.startedAt),
                },
                {
                  id: 'seen',
                  title: t('session.seen'),
                  whole: true,
                  cell: (row) => timeText(row.lastSeenAt),
                },
                ...(mayEnd
                  ? [
                      {
                        id: 'end',
                        title: '',
                        cell: (row: { id: string }) => (
                          <Button
                            small
                            kind="quiet"
                            busy={end.busy && end.input === row.id}
                            onClick={() => void end.run(row.id)}
                          >
                            {t('member.session-end')}
                          </Button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        )
      }
    </QueryView>
  );
}
