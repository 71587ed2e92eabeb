import { type Column, MoneyText } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PagesView } from '../../../lib/pages-view.tsx';
import { BetLine } from '../../../lib/rounds/bet-line.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { useWords } from '../../../lib/words.ts';
import { negative } from '../contracts/slips.ts';
import { readQuickDays } from '../quick-days.ts';
import { WideTable } from '../wide-table.tsx';
import { readFilter, readProduct } from './asked.ts';
import { BranchPath, OnlyOf } from './branch-path.tsx';
import { moneyColumn, sumOfRows } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundNone } from './found-none.tsx';
import { useProducts } from './products.ts';
import styles from './team.module.css';
import { fileOf, type Row, useTeamBets } from './team-lists.ts';

type Bet = Row<'bets'>;
/** A bet, or what several come to. */
type Line = Pick<Bet, 'stake' | 'valid' | 'payout' | 'net'> & {
  readonly id: string;
  readonly bet: Bet | null;
};
const AMOUNTS = ['stake', 'valid', 'payout', 'net'] as const;

/** Team betting: every bet of the team, on every product. AC-006. */
export default function BetsPage() {
  const { params } = useAddress();
  const days = readQuickDays(params, Date.now(), 'today');
  const filter = readFilter(params, 'team');
  const { from, to } = days;
  return (
    <div className={styles.page}>
      <FilterBar days={days} scope={filter.scope} withProduct />
      <Found asked={{ from, to, ...filter, ...readProduct(params) }} />
    </div>
  );
}

type Asked = Parameters<typeof useTeamBets>[0];

function Found({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  const columns = useColumns();
  return (
    <PagesView query={useTeamBets(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const last = pages.at(-1);
        if (!last) return null;
        const { path, totals } = last;
        // A bet says what it brought its member; the sum is of what the team lost.
        const net = negative(totals.net);
        const all = { ...totals, stake: totals.staked, payout: totals.paid, net };
        return (
          <>
            <BranchPath path={path} />
            {rows.length === 0 ? (
              <FoundNone />
            ) : (
              <>
                <WideTable
                  caption={t('agent.bets')}
                  rows={rows.map((bet): Line => ({ ...bet, id: bet.wagerId, bet }))}
                  rowKey={({ id }) => id}
                  sums={[
                    { ...sumOfRows(rows, AMOUNTS), id: 'shown', bet: null },
                    { ...all, id: 'all', bet: null },
                  ]}
                  columns={columns}
                />
                <SaveAs ask={fileOf({ list: 'bets', ...asked })} />
              </>
            )}
          </>
        );
      }}
    </PagesView>
  );
}

function useColumns(): readonly Column<Line>[] {
  const { t, local } = useWords();
  const { nameOf } = useProducts();
  return [
    {
      id: 'time',
      title: t('line.time'),
      cell: ({ id, bet }) =>
        bet ? (
          <Moment at={bet.placedAt} />
        ) : (
          t(id === 'all' ? 'line.settled-sum' : 'line.shown-sum')
        ),
    },
    {
      id: 'member',
      title: t('line.member'),
      cell: ({ bet }) =>
        bet && (
          <OnlyOf name={bet.member.name} label={t('line.bets-of', { name: bet.member.name })} />
        ),
    },
    {
      id: 'game',
      title: t('line.game'),
      cell: ({ bet }) =>
        bet && (
          <span className={styles.bet}>
            {local(bet.gameName)}
            <span className={styles.small}>{nameOf(bet.category)}</span>
            <BetLine bet={bet} className={styles.small} />
          </span>
        ),
    },
    moneyColumn({ field: 'stake', title: t('line.stake') }),
    moneyColumn({ field: 'valid', title: t('line.valid') }),
    moneyColumn({ field: 'payout', title: t('line.paid') }),
    {
      id: 'net',
      title: t('records.net'),
      figure: true,
      cell: ({ net }) => <MoneyText amount={net} signed />,
    },
    {
      id: 'state',
      title: t('line.state'),
      cell: ({ bet }) => bet && t(`records.state-${bet.state}`),
    },
  ];
}
