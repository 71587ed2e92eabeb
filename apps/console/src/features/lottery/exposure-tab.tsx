import {
  type DeskLottery,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { EmptyState, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { dayText, timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { Figures } from '../../lib/figures.tsx';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ChooseGame } from './choose-game.tsx';
import { BANDS } from './exposure-cells.ts';
import { ExposureGrid } from './exposure-grid.tsx';
import own from './lottery.module.css';
import { LOTTERY_KEY, useLotteries } from './lotteries.ts';

/** While the board is seen; a hidden page asks for nothing. */
const LOOK_MS = 3_000;

/** What the issue that takes bets pays, number by number. Only to look at. */
export function ExposureTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const query = useLotteries();
  return (
    <>
      <div className={styles.apart}>
        <Note>{t('lotteries.exposure-words')}</Note>
      </div>
      <QueryView query={query} height="480px">
        {({ games }) => {
          const game = games.find(({ gameCode }) => gameCode === search.get('game')) ?? games[0];
          if (!game) return null;
          return (
            <>
              <div className={`${styles.tools} ${styles.apart}`}>
                <ChooseGame
                  games={games}
                  selected={game.gameCode}
                  onSelect={(gameCode) =>
                    setSearch(inAddress({ game: gameCode }), { replace: true })
                  }
                />
              </div>
              <Board key={game.gameCode} game={game} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function Board({ game }: { readonly game: DeskLottery }) {
  const { t } = useWords();
  const { gameCode, family } = game;
  const query = useQuery({
    queryKey: [...LOTTERY_KEY, 'exposure', gameCode],
    queryFn: () => call(routes.exposure, { gameCode }),
    refetchInterval: LOOK_MS,
  });
  return (
    <QueryView query={query} height="420px">
      {({ serverTime, issue, closesAt, bets, staked, ceiling, plays }) => {
        if (issue === null) return <EmptyState title={t('lotteries.takes-no-bets')} icon="clock" />;
        const drawDate = dayText(closesAt ?? serverTime);
        return (
          <div className={own.plays}>
            <Figures
              figures={[
                {
                  name: t('lotteries.issue'),
                  value: (
                    <Link href={`/lottery?tab=issues&game=${gameCode}&issue=${issue}`}>
                      {issue}
                    </Link>
                  ),
                },
                {
                  name: t('lotteries.closes'),
                  value: closesAt === null ? '–' : timeText(closesAt),
                },
                { name: t('lotteries.bets'), value: countText(bets) },
                { name: t('lotteries.staked'), value: <MoneyText amount={staked} /> },
                { name: t('lotteries.numberMost'), value: <MoneyText amount={ceiling} /> },
              ]}
            />
            <Key />
            {plays.length === 0 && <EmptyState title={t('lotteries.no-bets')} />}
            {plays.map((exposure) => (
              <ExposureGrid
                key={exposure.play}
                exposure={exposure}
                of={{ family, drawDate, ceiling }}
              />
            ))}
          </div>
        );
      }}
    </QueryView>
  );
}

/** What the colours and the bars under the numbers say. */
function Key() {
  const { t } = useWords();
  return (
    <ul className={own.key}>
      {BANDS.map((band) => (
        <li key={band} className={own[`key-${band}`]}>
          <i />
          {t(`lotteries.band-${band}`)}
        </li>
      ))}
    </ul>
  );
}
