import {
  consoleAgentLineRoutes as routes,
  type LineMove,
  MOVE_STATES,
} from '@nokshi/contract/console/agent-line.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useSearchParams } from 'wouter';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { LINE_MOVES, MoveState, WithdrawMove } from '../../lib/line-move.tsx';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Page = Output<typeof routes.moves>;

/** Moves that wait for their day, and those that were made, withdrawn or failed. */
export function LineMoves() {
  const words = useWords();
  const { t } = words;
  const mayWithdraw = useMay('identity.agents');
  const [search, setSearch] = useSearchParams();
  const state = MOVE_STATES.find((each) => each === search.get('state'));
  return (
    <>
      <div className={styles.apart}>
        <Chips
          label={t('moves.state')}
          chips={[
            { id: '', label: t('moves.all') },
            ...MOVE_STATES.map((id) => ({ id, label: t(`moves.${id}`) })),
          ]}
          selected={state ?? ''}
          onSelect={(next) => setSearch({ tab: 'moves', ...(next && { state: next }) })}
        />
      </div>
      <List<Page>
        queryKey={[...LINE_MOVES, 'all', state]}
        load={(cursor) => call(routes.moves, { ...(state && { state }), cursor, pageSize: 25 })}
        caption={t('line.tab-moves')}
        rowKey={(row) => row.id}
        empty={t('moves.none')}
        columns={columnsOf(words, mayWithdraw)}
      />
    </>
  );
}

const columnsOf = (
  { t }: ReturnType<typeof useWords>,
  mayWithdraw: boolean,
): Column<LineMove>[] => [
  { id: 'day', title: t('moves.day'), whole: true, cell: (row) => row.day },
  {
    id: 'member',
    title: t('moves.member'),
    cell: ({ member }) => <Link href={`/members/${member.id}`}>{member.username}</Link>,
  },
  {
    id: 'to',
    title: t('moves.to'),
    cell: ({ upline }) =>
      upline ? <Link href={`/members/${upline.id}`}>{upline.username}</Link> : t('team.no-upline'),
  },
  { id: 'state', title: t('moves.state'), cell: (row) => <MoveState move={row} /> },
  {
    id: 'by',
    title: t('moves.by'),
    cell: ({ askedBy, approvedBy, reason }) => (
      <span className={styles.pair}>
        {t('moves.two', { first: askedBy, second: approvedBy })}
        <small className={styles.words}>{reason}</small>
      </span>
    ),
  },
  {
    id: 'act',
    title: '',
    cell: (row) => mayWithdraw && row.state === 'WAITING' && <WithdrawMove move={row} />,
  },
];
