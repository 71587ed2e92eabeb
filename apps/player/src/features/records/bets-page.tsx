import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, Facts, MoneyText } from '@nokshi/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address.ts';
import { call } from '@nokshi/web/call.ts';
import { type DayRange, readDays } from '@nokshi/web/day-range.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { BetLine } from '../../lib/rounds/bet-line.tsx';
import { SaveAs } from '../../lib/save-as.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { BetDetail } from './bet-detail.tsx';
import { BetFilter } from './bet-filter.tsx';
import { type BetsAsked, readBetsAsked } from './bets-asked.ts';
import { Days } from './days.tsx';
import { Figures } from './figures.tsx';
import { RangeFilter } from './range-filter.tsx';
import styles from './records.module.css';

type Wagers = Output<typeof recordsRoutes.wagers>;
type Wager = Wagers['rows'][number];

/** The betting record: by day, with totals; every row opens the entries behind it. */
export default function BetsPage() {
  const { params } = useAddress();
  const wagerId = params.get('w');
  if (wagerId) return <BetDetail wagerId={wagerId} />;
  const range = readDays(params, Date.now());
  const asked = readBetsAsked(params);
  return (
    <div className={styles.page}>
      <RangeFilter range={range} />
      <BetFilter asked={asked} />
      <Bets range={range} asked={asked} />
    </div>
  );
}

type BetsProps = { readonly range: DayRange; readonly asked: BetsAsked };

function Bets({ range: { from, to }, asked }: BetsProps) {
  const { t } = useWords();
  const wagers = useInfiniteQuery({
    queryKey: ['mine', 'wagers', from, to, asked],
    queryFn: ({ pageParam }) =>
      call(recordsRoutes.wagers, { from, to, ...asked, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  return (
    <PagesView query={wagers}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const totals = pages[0]?.totals;
        if (rows.length === 0 || !totals) {
          return <EmptyState title={t('records.no-bets')} icon="list" level={3} />;
        }
        return (
          <>
            <Totals totals={totals} />
            <SaveAs
              ask={(format) =>
                call(recordsRoutes.export, { record: 'wagers', from, to, ...asked, format })
              }
            />
            <Days rows={rows} at={(row) => row.placedAt}>
              {(row) => <Bet key={row.wagerId} wager={row} />}
            </Days>
          </>
        );
      }}
    </PagesView>
  );
}

function Totals({ totals }: { readonly totals: Wagers['totals'] }) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        { name: t('records.count'), value: totals.count },
        { name: t('records.stakes'), value: <MoneyText amount={totals.stake} /> },
        { name: t('records.payouts'), value: <MoneyText amount={totals.payout} /> },
        { name: t('records.net'), value: <MoneyText amount={totals.net} signed /> },
      ]}
    />
  );
}

function Bet({ wager }: { readonly wager: Wager }) {
  const { t, local } = useWords();
  const { change } = useAddress();
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => change({ w: wager.wagerId })}>
        <span>
          <strong>{local(wager.gameName)}</strong>
          <span className={styles.small}>
            <Moment at={wager.placedAt} /> · {t(`records.state-${wager.state}`)}
          </span>
          <BetLine bet={wager} className={styles.small} />
        </span>
        <Figures amount={wager.net}>
          {t('records.stake')} <MoneyText amount={wager.stake} />
        </Figures>
      </button>
    </li>
  );
}
