import {
  type BoardOnDesk,
  consoleBoardRoutes as routes,
  type PlaceOnDesk,
} from '@nokshi/contract/console/boards.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, type Column, Dialog, Facts, MoneyText, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useIsProposed, WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { BoardState } from './board-state.tsx';

/** Every read of boards begins so. */
export const BOARDS_KEY = [...CAMPAIGNS_KEY, 'boards'] as const;
/** A live list is asked for again so often. */
export const LOOK_AGAIN_MS = 30_000;

type PanelProps = { readonly board: BoardOnDesk; readonly onClose: () => void };

/** One board beside the list: its places, and voiding it before it pays. */
export function BoardPanel({ board, onClose }: PanelProps) {
  const { t } = useWords();
  const { campaignId, startsAt, state } = board;
  const one = useQuery({
    queryKey: [...BOARDS_KEY, campaignId, startsAt],
    queryFn: () => call(routes.one, { campaignId, startsAt }),
    refetchInterval: state === 'LIVE' ? LOOK_AGAIN_MS : false,
  });
  return (
    <Dialog title={board.name} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={one} height="420px">
        {(shown) => (
          <div className={styles.stack}>
            <WaitingProposals object={campaignId} />
            <BoardFacts board={shown} />
            {shown.reason && (
              <Note>
                {t('boards.reason')}: {shown.reason}
              </Note>
            )}
            <VoidButton board={shown} />
            {shown.places.length > 0 && (
              <h3>{t('boards.places', { count: shown.places.length })}</h3>
            )}
            <Places board={shown} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

type One = Output<typeof routes.one>;

function BoardFacts({ board }: { readonly board: One }) {
  const { t } = useWords();
  const { state, startsAt, endsAt, paysAt, ranked, prizes, paid, hash } = board;
  return (
    <Facts
      facts={[
        { name: t('campaigns.state'), value: <BoardState state={state} /> },
        { name: t('campaigns.starts'), value: timeText(startsAt) },
        { name: t('campaigns.ends'), value: timeText(endsAt) },
        { name: t('boards.ranked'), value: countText(ranked) },
        { name: t('boards.prizes'), value: <MoneyText amount={prizes} /> },
        {
          name: t('boards.paid'),
          value:
            state === 'FROZEN' && paysAt ? (
              t('boards.pays', { at: timeText(paysAt) })
            ) : (
              <MoneyText amount={paid} />
            ),
        },
        ...(hash
          ? [{ name: t('boards.hash'), value: <span className={styles.mono}>{hash}</span> }]
          : []),
      ]}
    />
  );
}

function Places({ board }: { readonly board: One }) {
  const { t } = useWords();
  if (board.places.length === 0) return <p className={styles.quiet}>{t('boards.places-none')}</p>;
  return (
    <Table
      caption={t('boards.places', { count: board.places.length })}
      rows={board.places}
      rowKey={({ memberId }) => memberId}
      columns={columnsOf(t, board)}
    />
  );
}

const columnsOf = (t: Translate, { score: by, state }: One): readonly Column<PlaceOnDesk>[] => [
  { id: 'place', title: t('boards.place'), figure: true, cell: ({ place }) => place },
  {
    id: 'member',
    title: t('members.username'),
    cell: ({ memberId, username, reachedAt }) => (
      <span className={styles.pair}>
        <Link href={`/members/${memberId}?tab=rewards`}>{username}</Link>
        <small>{timeText(reachedAt)}</small>
      </span>
    ),
  },
  {
    id: 'score',
    title: t('boards.score'),
    figure: true,
    cell: ({ score, bets }) => (
      <span className={styles.pair}>
        {by === 'turnover' ? (
          <MoneyText amount={score} />
        ) : by === 'bets' ? (
          countText(Number(score))
        ) : (
          `${score} %`
        )}
        <small>{t('boards.bets', { count: bets })}</small>
      </span>
    ),
  },
  {
    id: 'prize',
    title: t('boards.prize'),
    figure: true,
    cell: ({ prize, outcome }) =>
      prize === null ? (
        '–'
      ) : (
        <span className={styles.pair}>
          <MoneyText amount={prize} />
          {state !== 'LIVE' && state !== 'VOID' && <small>{outcomeOf(t, outcome)}</small>}
        </span>
      ),
  },
];

const outcomeOf = (t: Translate, outcome: string | null): string => {
  if (outcome === null) return t('boards.waits');
  return t(outcome === 'paid' ? 'boards.given' : 'boards.not-given');
};

function VoidButton({ board }: { readonly board: One }) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { campaignId, startsAt, state, name } = board;
  const isProposed = useIsProposed(campaignId);
  if (!may || state === 'PAID' || state === 'VOID') return null;
  return (
    <div className={styles.tools}>
      <Button
        small
        kind="quiet"
        disabled={isProposed('promotions.void-board')}
        onClick={() => setAsking(true)}
      >
        {t('boards.void')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('boards.void-title', { name })}
          words={t('boards.void-words')}
          action={t('boards.void')}
          danger
          act={(reason) => call(routes.void, { campaignId, startsAt, reason })}
          done={t('boards.void-done')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: BOARDS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
