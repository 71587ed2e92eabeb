import {
  type DeskIssue,
  type DeskLottery,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { List } from '../../lib/list.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { drawnText } from './drawn-numbers.ts';
import { IssuePanel } from './issue-panel.tsx';
import { IssueState } from './issue-state.tsx';
import own from './lottery.module.css';
import { LOTTERY_KEY } from './lotteries.ts';
import { moneyColumns } from '../../lib/house-result.tsx';
import { OfLottery } from './of-lottery.tsx';
import { ShortHash } from '../../lib/short-hash.tsx';

const FILTERS = ['all', 'with-bets', 'late'] as const;

/** The issues of one lottery, newest first; one of them opens beside the list. */
export function IssuesTab() {
  const [search, setSearch] = useSearchParams();
  const only = FILTERS.find((filter) => filter === search.get('only')) ?? 'all';
  const issue = search.get('issue');
  return (
    <OfLottery tools={<WhichIssues only={only} />}>
      {(game) => (
        <>
          <Board game={game} only={only} />
          {issue && (
            <IssuePanel
              key={issue}
              game={game}
              issue={issue}
              onClose={() => setSearch(inAddress({ issue: null }), { replace: true })}
            />
          )}
        </>
      )}
    </OfLottery>
  );
}

type Only = (typeof FILTERS)[number];

function WhichIssues({ only }: { readonly only: Only }) {
  const { t } = useWords();
  const [, setSearch] = useSearchParams();
  return (
    <Chips
      label={t('lotteries.which-issues')}
      chips={FILTERS.map((id) => ({ id, label: t(`lotteries.only-${id}`) }))}
      selected={only}
      onSelect={(id) =>
        setSearch(inAddress({ only: id === 'all' ? null : id, issue: null }), { replace: true })
      }
    />
  );
}

type BoardProps = { readonly game: DeskLottery; readonly only: Only };

function Board({ game, only }: BoardProps) {
  const { t } = useWords();
  const { gameCode } = game;
  return (
    <List<Output<typeof routes.issues>>
      queryKey={[...LOTTERY_KEY, 'issues', gameCode, only]}
      load={(cursor) => call(routes.issues, { gameCode, only, cursor, pageSize: 50 })}
      caption={t('lotteries.issues')}
      rowKey={({ issue }) => issue}
      empty={t(`lotteries.none-${only}`)}
      columns={useColumns(game, only)}
    />
  );
}

function useColumns(
  { family, gameCode }: DeskLottery,
  only: BoardProps['only'],
): Column<DeskIssue>[] {
  const { t } = useWords();
  const way = (issue: string) =>
    `/lottery?${new URLSearchParams({
      tab: 'issues',
      game: gameCode,
      ...(only !== 'all' && { only }),
      issue,
    })}`;
  return [
    {
      id: 'issue',
      title: t('lotteries.issue'),
      whole: true,
      cell: ({ issue, numbers }) => (
        <span className={styles.pair}>
          <Link href={way(issue)}>{issue}</Link>
          <small>{numbers ? drawnText(t, family, numbers) : '–'}</small>
        </span>
      ),
    },
    { id: 'state', title: t('lotteries.state'), cell: (issue) => <IssueState issue={issue} /> },
    {
      id: 'closes',
      title: t('lotteries.closes'),
      whole: true,
      cell: ({ closesAt }) => timeText(closesAt),
    },
    {
      id: 'bets',
      title: t('lotteries.bets'),
      figure: true,
      whole: true,
      cell: ({ bets, members }) => (
        <span className={styles.pair}>
          {countText(bets)}
          {members > 0 && <small>{t('lotteries.by-members', { count: members })}</small>}
        </span>
      ),
    },
    ...moneyColumns(t),
    chainColumn(t),
  ];
}

/** Its number, the root of all bets and the link, each as soon as it is public. */
const chainColumn = (t: Translate): Column<DeskIssue> => ({
  id: 'chain',
  title: t('lotteries.number'),
  cell: ({ issue, number, root, link }) =>
    root === null ? (
      '–'
    ) : (
      <span className={own.chain}>
        <span>
          {t('lotteries.chain-number', { number: number === null ? '–' : countText(number) })}
        </span>
        <ShortHash hash={root} name={t('lotteries.root')} of={issue} />
        <ShortHash hash={link} name={t('lotteries.link')} of={issue} />
      </span>
    ),
});
