import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { EmptyState, MoneyText, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Round = Output<typeof consoleTablesRoutes.round>;

type SpotsProps = { readonly game: string; readonly spots: Round['spots'] };

/** What lay on each spot, and what it was paid. */
export function RoundSpots({ game, spots }: SpotsProps) {
  const { t } = useWords();
  return (
    <Table
      caption={t('tables.spots')}
      rows={spots}
      rowKey={({ spot }) => spot}
      columns={[
        { id: 'spot', title: t('tables.spot'), cell: ({ spot }) => spotName(t, game, spot) },
        {
          id: 'staked',
          title: t('lotteries.staked'),
          figure: true,
          cell: ({ staked }) => <MoneyText amount={staked} />,
        },
        {
          id: 'paid',
          title: t('lotteries.paid'),
          figure: true,
          cell: ({ paid }) => (paid === null ? '–' : <MoneyText amount={paid} />),
        },
      ]}
    />
  );
}

type BetsProps = { readonly game: string; readonly bets: Round['bets'] };

/** The largest bets of a round, each with its member. */
export function LargestBets({ game, bets }: BetsProps) {
  const { t } = useWords();
  if (bets.length === 0) return <EmptyState title={t('tables.no-bets')} level={3} />;
  return (
    <Table
      caption={t('tables.largest')}
      rows={bets}
      rowKey={({ betId }) => betId}
      columns={[
        {
          id: 'member',
          title: t('tables.member'),
          cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
        },
        {
          id: 'bet',
          title: t('tables.bet'),
          cell: ({ layout }) => <Layout game={game} layout={layout} />,
        },
        {
          id: 'stake',
          title: t('lotteries.stake'),
          figure: true,
          cell: ({ stake }) => <MoneyText amount={stake} />,
        },
        {
          id: 'payout',
          title: t('lotteries.paid'),
          figure: true,
          cell: ({ payout, isWithdrawn }) => {
            if (isWithdrawn) return t('tables.withdrawn');
            return payout === null ? '–' : <MoneyText amount={payout} />;
          },
        },
      ]}
    />
  );
}

/** So many spots of a bet are named; the others are counted. */
const MOST_NAMED = 3;

type LayoutProps = { readonly game: string; readonly layout: Round['bets'][number]['layout'] };

function Layout({ game, layout }: LayoutProps) {
  const { t } = useWords();
  const named = layout.slice(0, MOST_NAMED).map(({ spot }) => spotName(t, game, spot));
  const more = layout.length - named.length;
  return (
    <span className={styles.pair}>
      <span>{named.join(', ')}</span>
      {more > 0 && <small>{t('tables.more-spots', { count: more })}</small>}
    </span>
  );
}
