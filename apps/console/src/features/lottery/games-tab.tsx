import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { classes, type Column, MoneyText, Table } from '@nokshi/ui';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { Late } from '../../lib/late.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { GamePanel } from './game-panel.tsx';
import { drawnText, useLotteries } from './lotteries.ts';
import { moneyColumns } from '../../lib/house-result.tsx';

/** Every lottery with its terms and its last day; a name opens its terms beside the list. */
export function GamesTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const query = useLotteries();
  const columns = useColumns();
  return (
    <QueryView query={query} height="480px">
      {({ games }) => {
        const game = games.find(({ gameCode }) => gameCode === search.get('game'));
        return (
          <>
            <Table
              caption={t('lotteries.games')}
              rows={games}
              rowKey={({ gameCode }) => gameCode}
              columns={columns}
            />
            {game && (
              <GamePanel
                key={`${game.gameCode} ${game.version}`}
                game={game}
                onClose={() => setSearch(inAddress({ game: null, part: null }), { replace: true })}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function useColumns(): Column<DeskLottery>[] {
  const { t, local } = useWords();
  return [
    {
      id: 'game',
      title: t('lotteries.game'),
      cell: ({ gameCode, name }) => (
        <span className={styles.pair}>
          <Link href={`/lottery?game=${gameCode}`}>{local(name)}</Link>
          <small>{gameCode}</small>
        </span>
      ),
    },
    { id: 'state', title: t('lotteries.state'), cell: (game) => <State game={game} /> },
    { id: 'drawn', title: t('lotteries.drawn'), cell: (game) => drawnText(t, game) },
    {
      id: 'bases',
      title: t('lotteries.bases'),
      figure: true,
      whole: true,
      cell: ({ terms: { bases } }) => (
        <span className={styles.pair}>
          {countText(bases.usual)}
          <small>
            {t('lotteries.bases-from-to', {
              least: countText(bases.least),
              bet: countText(bases.bet),
              house: countText(bases.house),
            })}
          </small>
        </span>
      ),
    },
    {
      id: 'ceilings',
      title: t('lotteries.ceilings'),
      figure: true,
      whole: true,
      cell: ({ terms: { ceilings } }) => (
        <span className={styles.pair}>
          <MoneyText amount={ceilings.number} />
          <small>
            {t('lotteries.of-bet')} <MoneyText amount={ceilings.bet} />
          </small>
        </span>
      ),
    },
    {
      id: 'draws',
      title: t('lotteries.draws'),
      figure: true,
      cell: ({ draws }) => countText(draws),
    },
    ...moneyColumns(t),
  ];
}

function State({ game: { terms, late } }: { readonly game: DeskLottery }) {
  const { t } = useWords();
  return (
    <span className={styles.badges}>
      <span className={classes(styles.badge, terms.isOpen ? styles.good : styles.quiet)}>
        {t(terms.isOpen ? 'lotteries.open' : 'lotteries.closed')}
      </span>
      {late > 0 && <Late>{t('lotteries.late-issues', { count: late })}</Late>}
    </span>
  );
}
