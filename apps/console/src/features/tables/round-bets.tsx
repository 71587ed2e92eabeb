import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { Table } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { stakedAndPaid } from '../../lib/house-result.tsx';
import { LargestBets } from '../../lib/largest-bets.tsx';
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
        ...stakedAndPaid(t),
      ]}
    />
  );
}

type BetsProps = { readonly game: string; readonly bets: Round['bets'] };

/** The largest bets of a round, each with its member. */
export function RoundBets({ game, bets }: BetsProps) {
  const { t } = useWords();
  return (
    <LargestBets
      bets={bets}
      caption={t('tables.largest')}
      none={t('tables.no-bets')}
      chosen={{
        id: 'bet',
        title: t('tables.bet'),
        cell: ({ layout }) => <Layout game={game} layout={layout} />,
      }}
      takenBack={({ isWithdrawn }) => (isWithdrawn ? t('tables.withdrawn') : null)}
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
