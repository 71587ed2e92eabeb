import { consoleAgentLineRoutes as routes } from '@nokshi/contract/console/agent-line.ts';
import { Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { LINE_MOVES, MoveState, WithdrawMove } from '../../lib/line-move.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

/** The newest moves of a member; the one that waits may be withdrawn. */
export function Moves({ id }: Pick<TabProps, 'id'>) {
  const { t } = useWords();
  const mayWithdraw = useMay('identity.agents');
  const moves = useQuery({
    queryKey: [...LINE_MOVES, 'of', id],
    queryFn: () => call(routes.memberMoves, { id }),
  });
  return (
    <QueryView query={moves} height="48px">
      {({ rows }) =>
        rows.length > 0 && (
          <section className={styles.apart}>
            <h2>{t('line.tab-moves')}</h2>
            <Table
              caption={t('line.tab-moves')}
              rows={rows}
              rowKey={(row) => row.id}
              columns={[
                { id: 'day', title: t('moves.day'), whole: true, cell: (row) => row.day },
                {
                  id: 'to',
                  title: t('moves.to'),
                  cell: ({ upline }) =>
                    upline ? (
                      <Link href={`/members/${upline.id}`}>{upline.username}</Link>
                    ) : (
                      t('team.no-upline')
                    ),
                },
                { id: 'state', title: t('moves.state'), cell: (row) => <MoveState move={row} /> },
                {
                  id: 'act',
                  title: '',
                  cell: (row) =>
                    mayWithdraw && row.state === 'WAITING' && <WithdrawMove move={row} />,
                },
              ]}
            />
          </section>
        )
      }
    </QueryView>
  );
}
